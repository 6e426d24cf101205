import type { Phrase, TextBlock } from '@reefdesk/contracts/site/values';
import { type ComponentType, Fragment, type ReactNode } from 'react';

export interface StructuredTextProps {
  blocks: readonly TextBlock[];
  link: ComponentType<{ to: string; className?: string; children?: ReactNode }>;
  level?: 2 | 3;
}

/** Text written by the operator: headings, paragraphs and lists. It is never parsed as HTML. */
export function StructuredText({ blocks, link, level = 2 }: StructuredTextProps) {
  const [Heading, Subheading] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return (
    <div className="max-w-[42em]">
      {blocks.map(({ kind, phrases, items }, at) => {
        // Blocks have no ids, and two of them may have the same content.
        const key = `${at} ${kind}`;
        if (kind === 'heading')
          return (
            <Heading key={key} className="heading-3 mt-12 mb-4 first:mt-0">
              {phraseNodes(phrases, link)}
            </Heading>
          );
        if (kind === 'subheading')
          return (
            <Subheading key={key} className="mt-8 mb-2 text-lg font-semibold">
              {phraseNodes(phrases, link)}
            </Subheading>
          );
        if (kind === 'paragraph')
          return (
            <p key={key} className="my-4 first:mt-0">
              {phraseNodes(phrases, link)}
            </p>
          );
        return (
          <ul key={key} className="my-4 grid list-disc gap-2 pl-5 marker:text-lagoon">
            {items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
              <li key={place}>{phraseNodes(item, link)}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

const NO_BREAK = '\u00a0';

function phraseNodes(phrases: readonly Phrase[], LinkInside: StructuredTextProps['link']): ReactNode {
  return phrases.map(({ text, href, strong }, at) => {
    const unbroken = href.startsWith('tel:') ? text.replaceAll(' ', NO_BREAK) : text;
    const content = strong ? <strong>{unbroken}</strong> : unbroken;
    const key = `${at} ${text}`;
    if (!href) return <Fragment key={key}>{content}</Fragment>;
    if (href.startsWith('/')) {
      return (
        <LinkInside key={key} to={href} className="link">
          {content}
        </LinkInside>
      );
    }
    const elsewhere = href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' };
    return (
      <a key={key} href={href} {...elsewhere} className="link">
        {content}
      </a>
    );
  });
}
