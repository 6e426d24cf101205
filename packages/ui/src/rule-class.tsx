/**
 * Classes for styles that depend on data (colour, position, width): the content security policy forbids style attributes in HTML. The
 * server writes the rules into the head ({@link rulesIn}); the browser adds them to a style sheet on demand.
 */
export type Declarations = Readonly<Record<string, string | number | undefined>>;

const RULES = Symbol.for('reefdesk.rules');

/** Least recently used first. Shared by all builds with a copy of this module. */
const shared = globalThis as { [RULES]?: Map<string, string> };
shared[RULES] ??= new Map();
const rules = shared[RULES];
/** More than the longest page needs, so that no rule in use is dropped. */
const MAX_RULES = 20_000;

/** A value that cannot end its declaration: quotes are closed, and delimiters are inside quotes. */
const HARMLESS = /^(?:[^{}<>\\;"']|"[^{}<>\\"\n]*")*$/;
let sheet: CSSStyleSheet | undefined;

const RULE_CLASS = /(?<=["\s])s-[0-9a-z]{7,}(?=["\s])/g;

/** Names are CSS properties (`background-color`, `--share`); undefined values are omitted. Returns undefined without any. */
export function ruleClass(declarations: Declarations): string | undefined {
  const body = Object.entries(declarations)
    .filter(([, value]) => value !== undefined && HARMLESS.test(String(value)))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  if (!body) return undefined;
  const name = `s-${hashOf(body)}`;
  const isNew = !rules.delete(name);
  rules.set(name, `.${name}{${body}}`);
  if (isNew) add(name);
  return name;
}

export function rulesIn(markup: string): string {
  const names = new Set(markup.match(RULE_CLASS));
  return [...names].map((name) => rules.get(name) ?? '').join('');
}

function add(name: string): void {
  if (typeof document === 'undefined') {
    const [oldest] = rules.keys();
    if (rules.size > MAX_RULES && oldest) rules.delete(oldest);
    return;
  }
  sheet ??= ownSheet();
  sheet?.insertRule(rules.get(name) ?? '', sheet.cssRules.length);
}

/** Browsers from before 2023 lack `adoptedStyleSheets`. */
function ownSheet(): CSSStyleSheet | undefined {
  if (!document.adoptedStyleSheets) return document.styleSheets[0];
  const own = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
  return own;
}

/** 53-bit hash (cyrb53), equal on server and browser. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36).padStart(7, '0');
}
