/** A fingerprint in a file's name, as the patterns of the AWS tool say it. */
const fingerprint = `*-${'[0-9a-f]'.repeat(8)}-[0-9]*`;

/** Files that are always kept for ever, with their types. */
const lastingTypes = [
  { ending: 'avif', name: 'image/avif' },
  { ending: 'webp', name: 'image/webp' },
  { ending: 'mp4', name: 'video/mp4' },
  { ending: 'webm', name: 'video/webm' },
];

/** What is said when pictures are written to be uploaded apart. */
export const mediaMessages = {
  noHost:
    'media.baseUrl in content/site.yaml is empty: the pictures are published with the pages, and nothing is to be uploaded apart from them.',
  stopped: (count: number) =>
    `${count === 1 ? '1 problem' : `${count} problems`} to fix. Nothing was written; dist-media/ is as it was.`,
  leak: (file: string, tag: string) =>
    `${file}  carries ${tag}, which must not be published. Nothing was written; dist-media/ is as it was.`,
  written: (files: number, megabytes: string, baseUrl: string) =>
    `dist-media/ holds ${files} files, ${megabytes} MB, to lie at ${baseUrl}; dist-media.json names each with its length, SHA-256, type and how long it may be kept.`,
  /**
   * In rounds, because these tools set one header for all files of a round. The lasting addresses come last. With the
   * values of Cache-Control.
   */
  upload: (baseUrl: string, { immutable, revalidate }: Record<'immutable' | 'revalidate', string>) => {
    const folder = new URL(baseUrl).pathname.replace(/\/+$/, '');
    const to = `s3://BUCKET${folder}/`;
    const sync = (filters: string, keep: string) =>
      `  aws s3 sync dist-media/ ${to} --exclude "*" ${filters} --cache-control "${keep}"`;
    return [
      'Upload them before the pages that name them, with whatever talks to your store. With the AWS tool (any store that',
      'speaks S3: add --endpoint-url), and BUCKET replaced:',
      // Tables of types on older machines have not all of these.
      ...lastingTypes.map((type) =>
        sync(`--include "*.${type.ending}" --content-type ${type.name}`, immutable),
      ),
      sync(`--include "${fingerprint}.jpg" --include "${fingerprint}.png"`, immutable),
      sync(`--include "*.jpg" --include "*.png" --exclude "${fingerprint}"`, revalidate),
      'Leave old pictures where they are for a day or so: pages that somebody has open still name them.',
    ].join('\n');
  },
};
