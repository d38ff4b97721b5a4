import fc from 'fast-check';

/** Part of every hostile text, to find it in the output. */
export const marker = 'zq9x';

const payloads = [
  `<script>globalThis.hit=1</script>${marker}`,
  `"><img src=x onerror=globalThis.hit=1>${marker}`,
  `'><svg/onload=globalThis.hit=1>${marker}`,
  `</title></textarea></style></noscript></script><script>${marker}</script>`,
  `</head><body onload=${marker}>`,
  `<!--${marker}`,
  `--!><b>${marker}</b>`,
  `<![CDATA[${marker}]]>`,
  `<?php ${marker} ?>`,
  `<a href="javascript:${marker}">`,
  `&lt;script&gt;${marker}&#x3c;/script&#62;&amp;amp;`,
  `javascript:globalThis.${marker}=1`,
  `JaVaScRiPt:${marker}`,
  `java\tscript:${marker}`,
  ` javascript:${marker}`,
  `data:text/html,<script>${marker}</script>`,
  `data:image/svg+xml;base64,${marker}`,
  `vbscript:${marker}`,
  `blob:https://x.example/${marker}`,
  `//elsewhere.example/${marker}`,
  `https://elsewhere.example/"onmouseover="${marker}`,
  `https://elsewhere.example/'onmouseover='${marker}`,
  `https://a;script-src *;${marker}.example/`,
  `https://a"b<c>${marker}.example/`,
  `https://user:word@elsewhere.example/${marker}`,
  `http://[::1]:1/${marker}`,
  `mailto:${marker}@x.example?bcc=all@x.example`,
  `${marker}@x.example?bcc=all@x.example`,
  `../../../etc/passwd#${marker}`,
  `/images/../../${marker}.jpg`,
  `$& $' $\` $$ $1 ${marker}`,
  `{name} {{${marker}}} \${${marker}}`,
  `${marker}\u0000\u0007\u001b[31m`,
  `${marker}\u202egnp.exe\u2066\u2069`,
  `${marker}\u2028alert(1)\u2029`,
  `${marker}\u200b\ufeff\u00ad`,
  `${marker}\ud800`,
  `\u05e9\u05dc\u05d5\u05dd ${marker} \u0645\u0631\u062d\u0628\u0627`,
  `🐈‍⬛👩🏽‍⚕️🏴󠁧󠁢󠁳󠁣󠁴󠁿 ${marker}`,
  `e${'\u0301'.repeat(200)}${marker}`,
  `${marker}${'a'.repeat(100_000)}`,
  `${marker} ${'word '.repeat(20_000)}`,
  `${'<b>'.repeat(2_000)}${marker}`,
  `${'['.repeat(500)}${marker}`,
  `__proto__${marker}`,
  'constructor',
  `yes: [no, {&a *a}] # ${marker}`,
  `${marker}\n\n# heading\n\n<iframe src=x></iframe>`,
  `[${marker}](javascript:${marker}) ![x](x) <https://x.example>`,
  `@import url(//elsewhere.example/${marker});`,
  `BEGIN:VCARD\r\nX-${marker}:1`,
  '',
  ' ',
];

/** Known attacks, and random combinations of their parts. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...payloads) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...payloads.filter((text) => text.length < 200)), { minLength: 2, maxLength: 3 })
      .map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text + marker) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map((text) => marker + text) },
  {
    weight: 2,
    arbitrary: fc
      .string({ unit: fc.constantFrom(...'<>"\'&/=`;:(){}[]!-# \n%$\\abS'), maxLength: 40 })
      .map((text) => marker + text),
  },
);
