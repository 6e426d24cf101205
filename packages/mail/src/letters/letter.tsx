import type { Language } from '@reefdesk/contracts/languages';
import { LANGUAGE_TAGS, localise } from '@reefdesk/contracts/languages';
import { DARK_LOOK, look } from './letter-look.ts';
import type { LetterBrand, LetterWords } from './letter-words.ts';

interface LetterProps {
  words: LetterWords;
  brand: LetterBrand;
}

/** A letter as a whole document. Tables, and styles in the elements: what every program that reads mail understands. */
export function Letter({ words, brand }: LetterProps) {
  return (
    <html lang={LANGUAGE_TAGS[words.language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{words.subject}</title>
        <style>{DARK_LOOK}</style>
      </head>
      <body {...look('page')}>
        <div {...look('preview')}>{words.preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...look('page')}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px 0' }}>
                <table role="presentation" cellPadding={0} cellSpacing={0} {...look('sheet')}>
                  <tbody>
                    <Masthead words={words} brand={brand} />
                    <Body words={words} />
                    <Footer words={words} brand={brand} />
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

function Masthead({ words, brand }: LetterProps) {
  return (
    <tr>
      <td align="left" {...look('masthead')}>
        <p {...look('name')}>{brand.name}</p>
        <p {...look('tagline')}>{localise(brand.tagline, words.language)}</p>
      </td>
    </tr>
  );
}

function Body({ words: { heading, paragraphs, action, byHand, notes } }: Pick<LetterProps, 'words'>) {
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

function Footer({ words: { language }, brand }: LetterProps) {
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

/** Who writes, and how they are reached; what the operator does not have is left out. */
export function signature({ name, address, phoneDisplay, email }: LetterBrand, language: Language): string[] {
  return [name, ...address[language], phoneDisplay, email].filter((line) => line !== '');
}
