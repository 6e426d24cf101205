import { chatLink } from '@reefdesk/contracts/brand';
import { runtimeConfig, useFormat, useText } from '@reefdesk/web-kit';

/** Texts of the package that more than one part of the page says. */
export function useTourTexts() {
  const text = useText('travel');
  const format = useFormat();
  return {
    /** `3 days` in the reader's language; a text of another form as it is. */
    duration(value: string): string {
      const days = /^(\d+) days?$/.exec(value)?.[1];
      return days === undefined ? value : text('duration', { count: Number(days) });
    },
    /** `Full Day`, `2 hours`: one text for all languages, mostly of a known form. */
    visitDuration(value: string): string {
      const hours = /^(\d+(?:\.\d+)?) hours?$/.exec(value)?.[1];
      if (hours !== undefined) return text('hours', { count: Number(hours), hours: format.number(Number(hours)) });
      return text.all<Record<string, string>>('visits')[value] ?? value;
    },
    /** The chat with the operator, its first words written already (TRAV-38, TRAV-39). */
    chat(message: 'checkout' | 'send', tour: string): string {
      return chatLink(runtimeConfig().brand, text(`messages.${message}`, { tour }));
    },
  };
}
