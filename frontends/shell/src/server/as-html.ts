/** Those that React writes with an empty value; without one they say the same. */
const WITHOUT_VALUE = new Set([
  ...[
    'allowfullscreen',
    'async',
    'autofocus',
    'checked',
    'controls',
    'default',
    'defer',
    'disabled',
    'hidden',
    'inert',
    'loop',
    'multiple',
  ],
  ...['muted', 'novalidate', 'open', 'playsinline', 'readonly', 'required', 'reversed', 'selected'],
]);
/** A drawing, whose names are XML's, or a tag with its attributes; React escapes every angle bracket and quote inside of values. */
const DRAWING_OR_TAG = /<svg\b[\s\S]*?<\/svg>|<([a-z][a-z0-9]*)((?: [^\s=>"/]+(?:="[^"]*")?)*)\/?>/g;
const ATTRIBUTE = / ([^\s="]+)(?:="([^"]*)")?/g;

/** React's markup as the standard writes it: names in lower case, no value where none is needed, no slash behind elements without content. */
export function asHtml(markup: string): string {
  return markup.replace(DRAWING_OR_TAG, (whole, name: string | undefined, attributes: string) => {
    if (!name) return whole;
    return `<${name}${attributes.replace(ATTRIBUTE, (_attribute, key: string, value?: string) => attribute(key.toLowerCase(), value))}>`;
  });
}

function attribute(key: string, value: string | undefined): string {
  return value === undefined || (value === '' && WITHOUT_VALUE.has(key)) ? ` ${key}` : ` ${key}="${value}"`;
}
