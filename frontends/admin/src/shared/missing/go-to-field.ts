import type { MissingField } from '@reefdesk/contracts/editing/endpoints';

/** Time that a newly opened tab needs to render its fields. */
const FOCUS_AFTER_MS = 80;

export function goToField({ field, language }: MissingField, onElsewhere?: () => void): void {
  setTimeout(() => {
    const name = CSS.escape(language ? `${field}.${language}` : field);
    const place = document.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`);
    if (place) place.focus();
    else onElsewhere?.();
  }, FOCUS_AFTER_MS);
}
