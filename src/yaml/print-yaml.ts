import { Document, isMap, isScalar, type Scalar, visit } from 'yaml';

/** Comment lines above the fields of a record, by field, without `#`. */
export type FieldComments = Readonly<Record<string, string>>;

/** Columns of a line before long text is folded. */
const lineWidth = 110;

/** Text longer than this goes over several lines after `>-`, as the files of content/ write it. */
const maxInlineLength = 100;

/** `key: value`; further lines are indented by `indent` columns more than the key. No newline at the end. */
export function printField(key: string, value: unknown, indent: number, style?: Scalar.Type): string {
  return indentLines(print({ [key]: value }, indent, style), indent);
}

/** An entry of a block list with its dash in column `indent`, including the indentation. */
export function printItem(value: unknown, indent: number, comments: FieldComments = {}): string {
  return ' '.repeat(indent) + indentLines(print([value], indent, undefined, comments), indent);
}

/** A value alone, with further lines indented by `indent` columns. */
export function printValue(value: unknown, indent: number, style?: Scalar.Type): string {
  return indentLines(print(value, indent, style), indent);
}

/** A value on one line, lists and groups in brackets. */
export function printFlow(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Collection: (_key, node) => {
      node.flow = true;
    },
  });
  return document
    .toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true })
    .replaceAll(/\n\s*/g, ' ')
    .trimEnd();
}

/** A whole file: comment lines on top (without their `#`; "" for none), then the value. */
export function printFile(heading: string, value: unknown): string {
  const comment = heading === '' ? '' : `${heading.replaceAll(/^(?=.)/gm, '# ').replaceAll(/^$/gm, '#')}\n`;
  return `${comment}${print(value, 0)}\n`;
}

/** Without the newline at the end. `indent`: columns that will precede each line. */
function print(value: unknown, indent: number, style?: Scalar.Type, comments: FieldComments = {}): string {
  const document = new Document(value);
  visit(document, {
    Pair: (place, pair, above) => {
      const comment = isScalar(pair.key) ? comments[String(pair.key.value)] : undefined;
      if (!comment || !isScalar(pair.key)) return;
      // Above the dash, for the first field of a record.
      const record = above.at(-1);
      const target = place === 0 && isMap(record) && above.length > 2 ? record : pair.key;
      target.commentBefore = comment.replaceAll(/^/gm, ' ');
    },
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      const isLong = node.value.length > maxInlineLength || node.value.includes('\n');
      if (isLong) node.type = node.value.includes('\n') ? 'BLOCK_LITERAL' : 'BLOCK_FOLDED';
      else if (style === 'QUOTE_SINGLE' || style === 'QUOTE_DOUBLE') node.type = style;
    },
  });
  return document
    .toString({
      lineWidth: Math.max(60, lineWidth - indent),
      nullStr: '',
      singleQuote: true,
      flowCollectionPadding: false,
    })
    .trimEnd();
}

function indentLines(text: string, indent: number): string {
  return text.replaceAll(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
}
