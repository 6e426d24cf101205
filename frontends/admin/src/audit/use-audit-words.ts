import type { AuditChange, AuditEntryView } from '@reefdesk/contracts/audit';
import { LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { useText } from '@reefdesk/web-kit';

/** Kinds that have a name in the texts; what comes later shows its own. */
export const AUDIT_KINDS = [
  'packages',
  'destinations',
  'testimonials',
  'slides',
  'site',
  'enquiries',
  'people',
  'invitations',
  'accounts',
  'account-rules',
  'audit',
] as const;

const ACTIONS: ReadonlySet<string> = new Set([
  ...['created', 'changed', 'removed', 'erased', 'answered', 'noted', 'sent_again', 'exported', 'joined'],
  ...['two_step_begun', 'two_step_on', 'two_step_off', 'password_changed', 'password_reset', 'sessions_ended'],
  ...['signed_in', 'sign_in_failed'],
]);
const FIELDS: ReadonlySet<string> = new Set([
  ...['name', 'title', 'category', 'description', 'included', 'notIncluded', 'level', 'durationDays', 'status', 'price', 'minimum_age'],
  ...['image', 'mainImage', 'images', 'itinerary', 'location', 'openingHour', 'entryFee', 'bestTime', 'visitDuration', 'position'],
  ...['role', 'quote', 'rating', 'profile', 'photos', 'brand', 'questions', 'pages', 'retention', 'state', 'assignee', 'languages'],
]);
/** Who acts by the operator's own command. */
const SHELL = 'shell';

/** Entries of the audit in plain words (AUD-03). */
export function useAuditWords() {
  const text = useText('audit');

  const kindOf = (kind: string): string => ((AUDIT_KINDS as readonly string[]).includes(kind) ? text(`kinds.${kind}`) : kind);

  /** `the Chinese description` */
  const fieldOf = (path: string): string => {
    const parts = path.split('.');
    const [base = ''] = parts;
    const language = LANGUAGES.find((one: Language) => parts.length > 1 && parts.at(-1) === one);
    const field = FIELDS.has(base) ? text(`fields.${base}`) : base;
    return language ? text(`inLanguage.${language}`, { field }) : field;
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

  /** Each field once, in the order in which they come. */
  const fieldsOf = (changes: readonly AuditChange[]): string[] => [...new Set(changes.map(({ field }) => fieldOf(field)))];

  const sentenceOf = (entry: AuditEntryView): string => {
    const [who, record] = [whoOf(entry), recordOf(entry)];
    if (!ACTIONS.has(entry.action)) return text('sentences.other', { who, record, action: entry.action });
    const fields = fieldsOf(entry.changes);
    if (entry.action !== 'changed' || fields.length === 0) return text(`sentences.${entry.action}`, { who, record });
    if (fields.length > 2) return text('sentences.changedMany', { who, record, count: fields.length + entry.changes_left_out });
    return text('sentences.changedFields', { who, record, fields: fields.join(text('and')) });
  };

  return { kindOf, fieldOf, sentenceOf };
}
