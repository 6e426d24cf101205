import type { ContentStatus } from '../destinations/values.ts';
import { type Fault, type FieldFault, fieldFault } from '../errors/field-errors.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { fault } from '../schema/fault.ts';

/** Required texts of a package: name of the request field → label in errors. */
const TEXTS = { names: 'Name', categories: 'Category', descriptions: 'Description' } as const;

type GivenText = { readonly [Of in Language]?: string | undefined } | null | undefined;
const REQUIRED = fault('required');

export type TravelTexts = { readonly [Name in keyof typeof TEXTS]?: GivenText };

type TextFault = FieldFault & Fault;

/** True if only staff see a package with this status, which may therefore be incomplete. */
export function isHidden(status: unknown): status is Exclude<ContentStatus, 'active'> {
  return status === 'inactive' || status === 'draft' || status === 'archived';
}

/**
 * Missing texts of a package as field errors. A visible package needs each text in each language; a hidden one needs a single complete
 * language, and the errors name the language with the fewest missing texts.
 */
export function lackingTexts(texts: TravelTexts, status: ContentStatus): Record<string, TextFault> {
  const lacking = LANGUAGES.map((language) => ({ language, names: namesLacking(texts, language) }));
  if (!isHidden(status)) return Object.fromEntries(lacking.flatMap(faultsOf));
  const furthest = lacking.reduce((best, next) => (next.names.length < best.names.length ? next : best));
  return Object.fromEntries(faultsOf(furthest));
}

function namesLacking(texts: TravelTexts, language: Language): (keyof typeof TEXTS)[] {
  return (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).filter((name) => !texts[name]?.[language]?.trim());
}

function faultsOf({ language, names }: { language: Language; names: readonly (keyof typeof TEXTS)[] }): [string, TextFault][] {
  return names.map((name) => [`${name}.${language}`, required(`${TEXTS[name]} in ${language.toUpperCase()}`)]);
}

const required = (label: string): TextFault => ({ ...fieldFault(REQUIRED, label), ...REQUIRED });
