import { type Access, type Position, permits } from '@reefdesk/contracts/access';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { AppError } from '../errors/app-error.ts';

/** Languages of the only texts that this user may change in a record; null if the user may change everything. */
export function languagesOfEditor(actor: Actor | null, access: Access): readonly Language[] | null {
  if (!actor || permits(access, actor)) return null;
  const mine: Partial<Record<Position, readonly Language[]>> = {
    editor: LANGUAGES,
    translator: (actor.languages ?? []).map((code) => code.toLowerCase() as Language),
  };
  return (actor.position && mine[actor.position]) ?? [];
}

/**
 * Throws `forbidden` if the body of a user who may only translate has more than texts of the user's languages. `texts` are the names of its
 * localised texts, `files` the uploaded ones.
 */
export function requireOwnTexts(
  actor: Actor | null,
  access: Access,
  { body, texts, files = {} }: { body: object; texts: readonly string[]; files?: Readonly<Record<string, readonly unknown[]>> },
): void {
  const languages = languagesOfEditor(actor, access);
  if (!languages) return;
  const isOwn = ([name, value]: [string, unknown]) => texts.includes(name) && isIn(languages, value);
  const given = Object.entries<unknown>({ ...body }).filter(([, value]) => value !== undefined);
  if (!given.every(isOwn) || Object.values(files).some((some) => some.length > 0)) throw new AppError('forbidden');
}

function isIn(languages: readonly Language[], texts: unknown): boolean {
  if (typeof texts !== 'object' || texts === null) return false;
  return Object.entries(texts).every(([key, text]) => text === undefined || languages.some((language) => language === key));
}
