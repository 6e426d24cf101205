import type { TravelFact, TravelFacts } from '@reefdesk/contracts/travels/requests';
import { TRAVEL_LEVELS } from '@reefdesk/contracts/travels/values';
import type { IconComponent } from '@reefdesk/ui/icon';
import { PeopleIcon, TicketIcon } from '@reefdesk/ui/icons';
import { useFormat } from '@reefdesk/web-kit';
import { useFieldText } from '../texts/fields.ts';

/** Rupiah amounts may be typed with or without the currency. */
export type FactKind = { kind: 'number' | 'rupiah' } | { kind: 'choice'; choices: readonly string[] };

const LOOKS: Readonly<Record<TravelFact, FactKind & { icon: IconComponent }>> = {
  price: { kind: 'rupiah', icon: TicketIcon },
  level: { kind: 'choice', choices: TRAVEL_LEVELS, icon: PeopleIcon },
  minimum_age: { kind: 'number', icon: PeopleIcon },
};

/** Without the validation rules of the contracts, which a visitor's page does not need. */
export const FACTS = Object.keys(LOOKS) as TravelFact[];

export function kindOfFact(name: TravelFact): FactKind {
  return LOOKS[name];
}

export interface ShownFact {
  name: TravelFact;
  icon: IconComponent;
  label: string;
  value: string | undefined;
  none: string;
}

export function useFacts(): (facts: TravelFacts) => ShownFact[] {
  const text = useFieldText();
  const format = useFormat();
  const written = (name: TravelFact, value: string | number) => {
    if (typeof value === 'string') return text(`facts.${name}.choices.${value}`);
    const amount = LOOKS[name].kind === 'rupiah' ? format.idr(value) : format.number(value);
    return text(`facts.${name}.shown`, { value: amount, count: value });
  };
  return (facts) =>
    FACTS.map((name) => {
      const value = facts[name];
      return {
        name,
        icon: LOOKS[name].icon,
        label: text(`facts.${name}.label`),
        value: value === undefined ? undefined : written(name, value),
        none: text(`facts.${name}.none`),
      };
    });
}

/** Reads the facts from a response; ignores unknown values and wrong types. */
export function readFacts(fields: Readonly<Record<string, unknown>>): TravelFacts {
  const known = FACTS.filter((name) => isFact(LOOKS[name], fields[name]));
  return Object.fromEntries(known.map((name) => [name, fields[name]])) as TravelFacts;
}

function isFact(fact: FactKind, value: unknown): boolean {
  return fact.kind === 'choice' ? fact.choices.some((choice) => choice === value) : typeof value === 'number';
}
