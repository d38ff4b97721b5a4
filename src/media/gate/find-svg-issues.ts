import sax from 'sax';
import { homeFolder } from '../pdf/find-pdf-privacy-issues.ts';
import { privateTags } from './privacy-gate.ts';

/** A reason why an SVG file cannot be published unchanged: it runs or loads something, or contains private data. */
type SvgIssue = { kind: 'active' | 'private' | 'unreadable'; found: string };

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Elements for shapes, animation and descriptions: https://developer.mozilla.org/en-US/docs/Web/SVG/Reference/Element */
const knownElements = new Set(
  `a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix
   feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
   feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
   fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g image line linearGradient marker mask
   metadata mpath path pattern polygon polyline radialGradient rect set stop style svg switch symbol text textPath
   title tspan use view`.split(/\s+/),
);
/** Deeper than any drawing; each element looks at those around it. */
const maxDepth = 500;
/** More than any drawing has at one element; the parser compares each with all others. */
const maxAttributes = 1000;
/** Characters to parse between two checks of the number of attributes. */
const chunkLength = 10_000;
const linkAttributes = new Set(['href', 'src']);
const imageData = /^\s*data:image\/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/=\s]*)$/;
/** CSS that loads a file. Escapes are refused because they can hide it. */
const loadingStyles = /\\|@import|@font-face|@namespace|image-set|\bsrc\(|url\((?!\s*["']?\s*#)/i;

/** Returns the first reason why an SVG cannot be published unchanged; null if there is none. */
export async function findSvgIssue(bytes: Buffer): Promise<SvgIssue | null> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { kind: 'unreadable', found: 'text that is not UTF-8' };
  }
  const photos: Buffer[] = [];
  const issue = readIssue(text, photos);
  if (issue) return issue;
  for (const photo of photos) {
    const tags = await privateTags(photo);
    if (tags.length > 0) return { kind: 'private', found: `${tags.join(', ')} of an embedded photo` };
  }
  return null;
}

/** Thrown to stop reading at the first issue. */
class Found extends Error {
  constructor(readonly issue: SvgIssue) {
    super(issue.found);
  }
}

function readIssue(text: string, photos: Buffer[]): SvgIssue | null {
  const parser = sax.parser(true, { xmlns: true });
  const open: string[] = [];
  const refuse = (kind: SvgIssue['kind'], found: string): never => {
    throw new Found({ kind, found });
  };
  const readText = (value: string) => {
    if (open.at(-1) === 'style' && loadingStyles.test(value.replaceAll(/\/\*[\s\S]*?\*\//g, ' ')))
      refuse('active', 'styles that can load another file');
    if (open.includes('metadata') && value.trim() !== '') refuse('private', 'metadata');
    if (homeFolder.test(value)) refuse('private', 'a folder of your computer');
  };
  parser.onerror = () => refuse('unreadable', 'text that is not well-formed XML');
  parser.ondoctype = (doctype) => {
    if (/[[<]|ENTITY/i.test(doctype)) refuse('active', 'definitions of its own');
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') refuse('active', `an instruction for programs (${name})`);
  };
  parser.onopentag = (tag) => {
    const { local, uri, attributes } = tag as sax.QualifiedTag;
    const isMetadata = open.includes('metadata');
    open.push(local);
    if (open.length > maxDepth) refuse('unreadable', 'elements nested too deeply');
    // Metadata uses other namespaces for licenses and titles.
    if (uri !== svgNamespace && !isMetadata) refuse('active', `the element ${tag.name}`);
    if (uri === svgNamespace && isMetadata) refuse('private', 'metadata');
    if (uri === svgNamespace && !knownElements.has(local))
      refuse('active', local === 'script' ? 'a script' : `the element ${local}`);
    for (const { name, local: attribute, value } of Object.values(attributes)) {
      if (/^on/i.test(attribute)) refuse('active', 'a script');
      if (attribute === 'attributeName' && /href|^on/i.test(value)) refuse('active', 'an animated address');
      if (name === 'xml:base') refuse('active', 'an address of another file');
      if (linkAttributes.has(attribute) && value.trim() !== '' && !value.trim().startsWith('#')) {
        const [, photo] = imageData.exec(value) ?? [];
        if (photo === undefined) refuse('active', 'an address of another file');
        else photos.push(Buffer.from(photo, 'base64'));
        continue;
      }
      if (!name.startsWith('xmlns') && loadingStyles.test(value))
        refuse('active', 'an address of another file');
      if (/^(?:inkscape:export-filename|sodipodi:(?:docname|absref))$/.test(name))
        refuse('private', 'the name of its source file');
      if (homeFolder.test(value)) refuse('private', 'a folder of your computer');
    }
  };
  parser.onclosetag = () => open.pop();
  parser.ontext = readText;
  parser.oncdata = readText;
  parser.oncomment = (comment) => {
    if (homeFolder.test(comment)) refuse('private', 'a folder of your computer');
  };
  try {
    const markup = text.replace(/^\uFEFF/, '');
    // Missing in the types of the parser.
    const internals = parser as unknown as { attribList: unknown[]; bufferCheckPosition: number };
    // Otherwise it refuses attributes of more than 64 KB, such as embedded photos, and splits longer texts.
    internals.bufferCheckPosition = Number.POSITIVE_INFINITY;
    for (let at = 0; at < markup.length; at += chunkLength) {
      parser.write(markup.slice(at, at + chunkLength));
      if (internals.attribList.length > maxAttributes)
        refuse('unreadable', 'too many attributes at one element');
    }
    parser.close();
  } catch (error) {
    if (error instanceof Found) return error.issue;
    throw error;
  }
  return null;
}
