/** Boolean attributes, which React writes with an empty value. */
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
/** An SVG, whose names follow XML, or a tag with its attributes; React escapes every angle bracket and quote inside values. */
const DRAWING_OR_TAG = /<svg\b[\s\S]*?<\/svg>|<([a-z][a-z0-9]*)((?: [^\s=>"/]+(?:="[^"]*")?)*)\/?>/g;
const ATTRIBUTE = / ([^\s="]+)(?:="([^"]*)")?/g;

/** Converts React's markup to standard HTML: lower-case names, no empty values, no slash in void elements. */
export function asHtml(markup: string): string {
  return markup.replace(DRAWING_OR_TAG, (whole, name: string | undefined, attributes: string) => {
    if (!name) return whole;
    return `<${name}${attributes.replace(ATTRIBUTE, (_attribute, key: string, value?: string) => attribute(key.toLowerCase(), value))}>`;
  });
}

function attribute(key: string, value: string | undefined): string {
  return value === undefined || (value === '' && WITHOUT_VALUE.has(key)) ? ` ${key}` : ` ${key}="${value}"`;
}
