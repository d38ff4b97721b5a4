export const neededNode = 'Node 22.12, 24 or newer';

/**
 * Whether a Node version such as `20.19.1` can run the project. Node 20 is out of support: it is allowed as long as it
 * works, without a promise. The test runner does not support the odd versions 21 and 23.
 * @param {string} version
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major >= 24;
}
