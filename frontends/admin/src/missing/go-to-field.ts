import type { MissingPart } from '@reefdesk/contracts/drafts';

/** A tab that has just been opened has its fields a moment later. */
const FOCUS_AFTER_MS = 80;

/** To the field of a form; `onElsewhere` is called where the form does not have it. */
export function goToField({ field, language }: MissingPart, onElsewhere?: () => void): void {
  setTimeout(() => {
    const name = CSS.escape(language ? `${field}.${language}` : field);
    const place = document.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`);
    if (place) place.focus();
    else onElsewhere?.();
  }, FOCUS_AFTER_MS);
}
