import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@reefdesk/contracts/site/brand';

/** The operator, who gets an email for each enquiry. */
export const brand = JSON.parse(readFileSync(join(__dirname, '../../../config/brand.json'), 'utf8')) as Brand;

/** Values from earlier answers, such as ids and slugs, by name. */
export type World = Record<string, string>;

export interface Step {
  /** Method and path as in the document: `PATCH /api/edit-travel/{travelId}`. */
  call: string;
  /** Path parameters. Default: the values of the world with the same names. */
  at?: (world: World) => World;
  query?: string;
  json?: (world: World) => object;
  fields?: (world: World) => Record<string, unknown>;
  files?: readonly string[];
  /** Skips the error cases, which a later step for the same endpoint covers. Before that no customer exists. */
  isFirst?: true;
  emails?: readonly AwaitedEmails[];
  /** Expected status if it is not 200 or 201; also an error that only earlier requests can cause. */
  status?: number;
  /** Skips the 404 case: it occurs only without the feature, or for a record named in the body. */
  isSetUp?: true;
  learn?: (body: never, world: World) => void;
}

export const texts = (text: string) => ({ en: text, id: `${text} (id)`, cn: `${text} (cn)` });

export interface AwaitedEmails {
  to: string;
  subject: RegExp;
  count?: number;
}

export interface Email {
  letter_id: string;
  to: string;
  subject: string;
}

const emailsOf = (emails: readonly Email[], { to, subject }: AwaitedEmails) =>
  emails.filter((email) => email.to === to && subject.test(email.subject));

export const missing = (emails: readonly Email[], awaited: readonly AwaitedEmails[] = []): readonly AwaitedEmails[] =>
  awaited.filter((some) => emailsOf(emails, some).length < (some.count ?? 1));

/** Waits for the emails, lists them and opens the newest of the first kind. */
export function emailStep(first: AwaitedEmails, ...more: readonly AwaitedEmails[]): Step {
  const learn = ({ data }: { data: Email[] }, world: World) => void Object.assign(world, { id: emailsOf(data, first)[0]?.letter_id });
  return { call: 'GET /api/letters', emails: [first, ...more], learn };
}

export function itsToken({ data: { text } }: { data: { text: string } }, world: World): void {
  Object.assign(world, { token: /#([\w-]+)/.exec(text)?.[1] });
}
