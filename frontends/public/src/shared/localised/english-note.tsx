import type { Localised } from '@reefdesk/contracts/languages';
import type { ReactNode } from 'react';
import { useLocalisedText } from './use-localised-text.ts';

export interface EnglishNoteProps {
  texts: readonly (Partial<Localised> | null | undefined)[];
  className?: string;
  children: ReactNode;
}

/** Note that parts of the page are in English because they are not translated yet (EDT-07). */
export function EnglishNote({ texts, className, children }: EnglishNoteProps) {
  const textOf = useLocalisedText();
  return texts.some((text) => textOf(text).lang === 'en') ? <p className={className}>{children}</p> : null;
}
