import { askLink } from '@reefdesk/contracts/site/brand';
import { parseDuration } from '@reefdesk/contracts/time/duration';
import { kindOfFact, useFacts } from '@reefdesk/forms/facts';
import { useBrand, useChatLink, useFormat, useText } from '@reefdesk/web-kit';
import type { Travel } from './travel.ts';

export function useTravelTexts() {
  const text = useText('travel');
  const common = useText('common');
  const format = useFormat();
  const factsOf = useFacts();
  const chatTo = useChatLink();
  const brand = useBrand();
  /** `3 days` in the reader's language; other texts unchanged. */
  const duration = (value: string): string => {
    const days = parseDuration(value);
    return days === undefined ? value : text('days', { count: days });
  };
  return {
    duration,
    /** Short line of duration and facts; “on request” without a price (PGE-10). */
    shortFacts(travel: Pick<Travel, 'duration' | 'facts'>): string[] {
      const length = travel.duration ? [duration(travel.duration)] : [];
      const numbers = factsOf(travel.facts).filter(({ name }) => kindOfFact(name).kind !== 'choice');
      return [...length, ...numbers.flatMap(({ name, value }) => value ?? (name === 'price' ? common('price.ask') : []))];
    },
    facts(travel: Pick<Travel, 'duration' | 'facts'>): string[] {
      const [price, ...others] = factsOf(travel.facts);
      const known = [travel.duration && duration(travel.duration), ...others.map(({ value }) => value)];
      return [price?.value ?? common('price.ask'), ...known.flatMap((fact) => fact || [])];
    },
    /** Localises `Full Day` and `2 hours`; the field has one text for all languages. */
    visitDuration(value: string): string {
      const hours = /^(\d+(?:\.\d+)?) hours?$/.exec(value)?.[1];
      if (hours !== undefined) return text('hours', { count: Number(hours), hours: format.number(Number(hours)) });
      return text.all<Record<string, string>>('visits')[value] ?? value;
    },
    /** Chat link with a prepared text (TRAV-38, TRAV-39), or another channel if the operator has no chat (SET-04). */
    chat(message: 'checkout' | 'send', tour: string): string {
      const prepared = text(`messages.${message}`, { tour });
      return (!brand.whatsapp && askLink(brand, prepared)) || chatTo(prepared);
    },
  };
}
