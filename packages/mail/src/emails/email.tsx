import type { Language } from '@reefdesk/contracts/languages';
import { LANGUAGE_TAGS, localise } from '@reefdesk/contracts/languages';
import type { CSSProperties } from 'react';
import type { EmailBrand, EmailTexts } from './email-texts.ts';

/** Same colours as in the site's style sheet; mail programs do not support CSS variables. */
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
  /** Shown only in lists of emails. */
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 },
} satisfies Record<string, CSSProperties>;

type LookName = keyof typeof STYLES;

/** The class is needed for dark mode, which inline styles cannot express. */
function look(name: LookName): { className: string; style: CSSProperties } {
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

const DARK_LOOK = `@media (prefers-color-scheme:dark){${Object.entries(DARK)
  .map(([name, rule]) => `.${name}{${rule}!important}`)
  .join('')}}`;

interface EmailProps {
  texts: EmailTexts;
  brand: EmailBrand;
}

/** An email as a complete document. It uses tables and inline styles, which all mail programs support. */
export function Email({ texts, brand }: EmailProps) {
  return (
    <html lang={LANGUAGE_TAGS[texts.language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{texts.subject}</title>
        <style>{DARK_LOOK}</style>
      </head>
      <body {...look('page')}>
        <div {...look('preview')}>{texts.preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...look('page')}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px 0' }}>
                <table role="presentation" cellPadding={0} cellSpacing={0} {...look('sheet')}>
                  <tbody>
                    <Masthead texts={texts} brand={brand} />
                    <Body texts={texts} />
                    <Footer texts={texts} brand={brand} />
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Masthead({ texts, brand }: EmailProps) {
  return (
    <tr>
      <td align="left" {...look('masthead')}>
        <p {...look('name')}>{brand.name}</p>
        <p {...look('tagline')}>{localise(brand.tagline, texts.language)}</p>
      </td>
    </tr>
  );
}

function Body({ texts: { heading, paragraphs, action, byHand, notes } }: Pick<EmailProps, 'texts'>) {
  return (
    <tr>
      <td align="left" {...look('body')}>
        <h1 {...look('heading')}>{heading}</h1>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} {...look('paragraph')}>
            {paragraph}
          </p>
        ))}
        {action && (
          <>
            <a href={action.url} target="_blank" rel="noreferrer" {...look('button')}>
              {action.label}
            </a>
            <p {...look('small')}>
              {byHand}
              <br />
              <a href={action.url} target="_blank" rel="noreferrer" {...look('link')}>
                {action.url}
              </a>
            </p>
          </>
        )}
        <hr {...look('rule')} />
        {notes.map((note) => (
          <p key={note} {...look('small')}>
            {note}
          </p>
        ))}
      </td>
    </tr>
  );
}

function Footer({ texts: { language }, brand }: EmailProps) {
  return (
    <tr>
      <td align="left" {...look('footer')}>
        {signature(brand, language).map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </td>
    </tr>
  );
}

export function signature({ name, address, phoneDisplay, email }: EmailBrand, language: Language): string[] {
  return [name, ...address[language], phoneDisplay, email].filter((line) => line !== '');
}
