import { askLink } from '@reefdesk/contracts/site/brand';
import { parseDuration } from '@reefdesk/contracts/time/duration';
import { kindOfFact, useFacts } from '@reefdesk/forms/facts';
import { useBrand, useChatLink, useFormat, useText } from '@reefdesk/web-kit';
import type { Travel } from './travel.ts';

/** Texts of the package that more than one part of the page says. */
export function useTourTexts() {
  const text = useText('travel');
  const common = useText('common');
  const format = useFormat();
  const factsOf = useFacts();
  const chatTo = useChatLink();
  const brand = useBrand();
  /** `3 days` in the reader's language; a text of another form as it is. */
  const duration = (value: string): string => {
    const days = parseDuration(value);
    return days === undefined ? value : text('days', { count: days });
  };
  return {
    duration,
    /** In a short line: its length, then its numbers; for a price that is not set one asks (PGE-10). */
    shortFacts(travel: Pick<Travel, 'duration' | 'facts'>): string[] {
      const length = travel.duration ? [duration(travel.duration)] : [];
      const numbers = factsOf(travel.facts).filter(({ name }) => kindOfFact(name).kind !== 'choice');
      return [...length, ...numbers.flatMap(({ name, value }) => value ?? (name === 'price' ? common('price.ask') : []))];
    },
    /** Price (or “on request”), duration and the other facts. */
    facts(travel: Pick<Travel, 'duration' | 'facts'>): string[] {
      const [price, ...others] = factsOf(travel.facts);
      const known = [travel.duration && duration(travel.duration), ...others.map(({ value }) => value)];
      return [price?.value ?? common('price.ask'), ...known.flatMap((fact) => fact || [])];
    },
    /** `Full Day`, `2 hours`: one text for all languages, mostly of a known form. */
    visitDuration(value: string): string {
      const hours = /^(\d+(?:\.\d+)?) hours?$/.exec(value)?.[1];
      if (hours !== undefined) return text('hours', { count: Number(hours), hours: format.number(Number(hours)) });
      return text.all<Record<string, string>>('visits')[value] ?? value;
    },
    /** The chat with the operator, its first words written already (TRAV-38, TRAV-39); another way where there is no chat (SET-04). */
    chat(message: 'checkout' | 'send', tour: string): string {
      const words = text(`messages.${message}`, { tour });
      return (!brand.whatsapp && askLink(brand, words)) || chatTo(words);
    },
  };
}
