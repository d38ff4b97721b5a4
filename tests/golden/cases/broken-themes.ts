/** Title → a theme.css that is refused, or gets a warning. */
export const brokenThemes: Record<string, string> = {
  'an unknown property of the site': ':root {\n  --acent: #123456;\n}\n',
  'an unknown property in a rule': 'h1 {\n  color: var(--inkk);\n}\n',
  'a misspelled property': 'h1 {\n\n  colr: #123456;\n}\n',
  'an address': 'body {\n  background: url(https://elsewhere.example/a.png);\n}\n',
  'another style sheet': '@import "fonts.css";\n',
  'a font face': 'h1 { margin: 0 }\n@font-face { font-family: Mine; src: local(Mine) }\n',
  'a set of images': 'h1 {\n  background: image-set("https://elsewhere.example/a.png" 1x);\n}\n',
  'a set of images behind an escape':
    'h1 {\n  --my-x: \\69mage-set("https://elsewhere.example/a.png" 1x);\n}\n',
  'a function for sources': 'h1 { background: src("https://elsewhere.example/a.png") }\n',
  'a namespace': '@namespace url(https://elsewhere.example/);\n',
  'half a declaration': 'h1 {\n  color red;\n}\n',
  'a bracket too many': 'h1 { margin: 0 }\n}\n',
  'low contrast in the light theme': ':root { --text-muted: #888888 }',
  'low contrast in the dark theme, where the color is not set again': ':root { --accent: #1a237e }',
  'low contrast on a surface': ':root { --surface: #777777 }',
  'low contrast through another role': ':root { --my-grey: 0; --text: var(--outline) }',
  'contrast that cannot be computed': ':root { --text: color-mix(in oklab, var(--accent), white) }',
};
