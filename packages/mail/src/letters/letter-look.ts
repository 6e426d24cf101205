import type { CSSProperties } from 'react';

/** The site's colours (its style sheet has them by these names); programs that read mail know no variables. */
const COLOURS = {
  ink: '#0b1f2a',
  abyss: '#041824',
  deep: '#06304a',
  ocean: '#0a5a7d',
  shallows: '#7fd6d2',
  foam: '#edf7f6',
  coral: '#ff6b52',
  quiet: '#48606c',
  line: '#d5e4e6',
} as const;

const SANS = "'Plus Jakarta Sans', 'Helvetica Neue', Helvetica, Arial, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";
const DISPLAY = "Fraunces, Georgia, 'Times New Roman', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', serif";

const STYLES = {
  page: { margin: 0, padding: 0, width: '100%', background: COLOURS.foam, color: COLOURS.ink, fontFamily: SANS },
  sheet: { width: '100%', maxWidth: '600px', margin: '0 auto' },
  masthead: { padding: '36px 32px 32px', background: COLOURS.deep, borderRadius: '20px 20px 0 0' },
  name: { margin: 0, fontFamily: DISPLAY, fontSize: '26px', lineHeight: '32px', color: '#ffffff', textDecoration: 'none' },
  tagline: { margin: '6px 0 0', fontSize: '14px', lineHeight: '20px', color: COLOURS.shallows },
  body: { padding: '36px 32px 32px', background: '#ffffff', borderRadius: '0 0 20px 20px' },
  heading: { margin: '0 0 20px', fontFamily: DISPLAY, fontSize: '24px', fontWeight: 500, lineHeight: '32px', color: COLOURS.ink },
  paragraph: { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', color: COLOURS.ink },
  button: {
    display: 'inline-block',
    margin: '12px 0 28px',
    padding: '15px 30px',
    borderRadius: '999px',
    background: COLOURS.coral,
    color: COLOURS.abyss,
    fontSize: '16px',
    fontWeight: 700,
    lineHeight: '20px',
    textDecoration: 'none',
  },
  small: { margin: '0 0 10px', fontSize: '14px', lineHeight: '22px', color: COLOURS.quiet },
  link: { color: COLOURS.ocean, wordBreak: 'break-all' },
  rule: { height: '1px', margin: '24px 0 20px', border: 0, background: COLOURS.line },
  footer: { padding: '24px 32px 40px', fontSize: '13px', lineHeight: '20px', color: COLOURS.quiet },
  /** Read by lists of letters, seen by nobody. */
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 },
} satisfies Record<string, CSSProperties>;

export type LookName = keyof typeof STYLES;

/** The class is for the dark look alone, which no style in an element can say. */
export function look(name: LookName): { className: string; style: CSSProperties } {
  return { className: name, style: STYLES[name] };
}

const DARK: Partial<Record<LookName, string>> = {
  page: `background:${COLOURS.abyss}`,
  body: 'background:#0c2a3b',
  heading: `color:${COLOURS.foam}`,
  paragraph: `color:${COLOURS.foam}`,
  small: 'color:#a9c3cb',
  link: `color:${COLOURS.shallows}`,
  rule: 'background:#24465a',
  footer: 'color:#a9c3cb',
};

/** For programs that show letters on a dark ground. */
export const DARK_LOOK = `@media (prefers-color-scheme:dark){${Object.entries(DARK)
  .map(([name, rule]) => `.${name}{${rule}!important}`)
  .join('')}}`;
