import type { AuditEntryView } from '@reefdesk/contracts/audit/endpoints';
import { type AuditChange } from '@reefdesk/contracts/audit/values';
import { AUDIT_ACTIONS, AUDIT_KINDS } from '@reefdesk/contracts/audited';
import { LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import { FACTS, type FactKind, kindOfFact } from '@reefdesk/forms/facts';
import { useFieldText } from '@reefdesk/forms/texts/fields';
import { useText } from '@reefdesk/web-kit';

const ACTIONS: ReadonlySet<string> = new Set(AUDIT_ACTIONS);
const FIELDS: ReadonlySet<string> = new Set([
  ...['name', 'title', 'category', 'description', 'durationDays', 'status', 'price'],
  ...['image', 'mainImage', 'images', 'itinerary', 'location', 'openingHour', 'entryFee', 'bestTime', 'visitDuration', 'position'],
  ...[
    'role',
    'quote',
    'rating',
    'package',
    'profile',
    'photos',
    'brand',
    'questions',
    'pages',
    'payment',
    'retention',
    'state',
    'assignee',
    'languages',
  ],
  ...['locations', 'openingDays', 'bestTimes', 'dive', 'translation'],
  ...['alt', 'decorative', 'focal', 'removed'],
  ...['date', 'seats', 'deposit', 'setting', 'weekdays', 'texts', 'secret', 'host', 'publication', 'passkey'],
  ...['day', 'time', 'titles', 'stop', 'destinationId', 'comments', 'question', 'answer'],
]);
/** Fields with enum values, which are translated if they are in `VALUES`. */
const TRANSLATED: ReadonlySet<string> = new Set(['state', 'status', 'setting', 'position', 'stop', 'level', 'current']);
const VALUES: ReadonlySet<string> = new Set([
  ...['new', 'answered', 'offered', 'booked', 'lost', 'spam', 'held', 'confirmed', 'cancelled', 'completed', 'open', 'closed'],
  ...['active', 'inactive', 'draft', 'archived', 'disabled', 'owner', 'editor', 'translator', 'agent'],
  ...['destination', 'no-destination'],
  ...['no_licence', 'open_water', 'advanced', 'none', 'gentle', 'moderate', 'strong'],
]);
const PICTURES: ReadonlySet<string> = new Set(['image', 'mainImage', 'images', 'profile', 'photos']);
/** Stored in place of a network for actions from the operator's command line. */
const SHELL = 'shell';

/** Returns the texts of audit entries (AUD-03). */
export function useAuditTexts() {
  const text = useText('audit');
  const fieldText = useFieldText();

  const kindOf = (kind: string): string => ((AUDIT_KINDS as readonly string[]).includes(kind) ? text(`kinds.${kind}`) : kind);

  const nameOf = (field: string): string => {
    if (FIELDS.has(field)) return text(`fields.${field}`);
    const list = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    if (OPTIONAL_TEXT_NAMES.some((name) => name === list)) return text('list', { name: fieldText(`names.${list}`) });
    return factAt(field) ? inSentence(fieldText(`facts.${field}.name`)) : field;
  };

  /** Returns the label of a field path, such as `itinerary, no. 2: Chinese comments`. */
  const fieldOf = (path: string): string => {
    const [base = '', ...parts] = path.split('.');
    if (isNumber(parts[0])) {
      const one = text('numbered', { field: nameOf(base), number: Number(parts[0]) + 1 });
      return parts.length > 1 ? `${one}: ${fieldOf(parts.slice(1).join('.'))}` : one;
    }
    const language = LANGUAGES.find((code: Language) => code === parts.at(-1));
    return language ? text(`inLanguage.${language}`, { field: nameOf(base) }) : nameOf(base);
  };

  const shownAs = (field: string, value: string | null): string => {
    if (value === null) return text('nothing');
    const last = field.split('.').at(-1) ?? '';
    // The value is an id, and the entry's title already names the destination.
    if (last === 'destinationId') return text('someDestination');
    const fact = factAt(field);
    if (fact?.kind === 'choice' && fact.choices.includes(value)) return fieldText(`facts.${field}.choices.${value}`);
    return TRANSLATED.has(last) && VALUES.has(value) ? text(`values.${value}`) : value;
  };

  const whoOf = ({ actor, network }: AuditEntryView): string => {
    if (actor.name) return actor.name;
    if (network === SHELL) return text('shell');
    return text(actor.user_id ? 'customer' : 'somebody');
  };

  const recordOf = ({ record_id, record_name, kind, action }: AuditEntryView): string => {
    if (record_name) return record_name;
    if (kind !== 'accounts') return kindOf(kind);
    return text(record_id || action !== 'sign_in_failed' ? 'ownAccount' : 'unknownAccount');
  };

  /** Returns each changed field once; a list counts as one field. */
  const fieldsOf = (changes: readonly AuditChange[]): string[] => {
    const paths = changes.map(({ field }) => (isNumber(field.split('.')[1]) ? (field.split('.')[0] ?? '') : field));
    return [...new Set(paths.map(fieldOf))];
  };

  const sentenceOf = (entry: AuditEntryView): string => {
    const [who, record] = [whoOf(entry), recordOf(entry)];
    if (!ACTIONS.has(entry.action)) return text('sentences.other', { who, record, action: entry.action });
    const fields = fieldsOf(entry.changes);
    if (entry.action !== 'changed' || fields.length === 0) return text(`sentences.${entry.action}`, { who, record });
    if (fields.length > 2) return text('sentences.changedMany', { who, record, count: fields.length + entry.changes_left_out });
    return text('sentences.changedFields', { who, record, fields: fields.join(text('and')) });
  };

  return { kindOf, fieldOf, shownAs, sentenceOf };
}

function factAt(field: string): FactKind | undefined {
  const name = FACTS.find((fact) => fact === field);
  return name && kindOfFact(name);
}

function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function isNumber(part: string | undefined): boolean {
  return part !== undefined && /^\d+$/.test(part);
}

/** True for picture fields, whose stored ids mean nothing to a reader. */
export function isPicture(field: string): boolean {
  return PICTURES.has(field);
}
