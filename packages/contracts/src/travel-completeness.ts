import { type Fault, type FieldFault, fieldFault } from './faults.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { fault } from './schema/fault.ts';
import type { ContentStatus } from './statuses.ts';

/** The texts that a package has to have, by their names in requests, and what errors call them. */
const TEXTS = { names: 'Name', categories: 'Category', descriptions: 'Description' } as const;

type GivenText = { readonly [Of in Language]?: string | undefined } | null | undefined;
const REQUIRED = fault('required');

export type TravelTexts = { readonly [Name in keyof typeof TEXTS]?: GivenText };

type TextFault = FieldFault & Fault;

/** Nobody but staff sees it: it may be unfinished. */
export function isHidden(status: unknown): status is Exclude<ContentStatus, 'active'> {
  return status === 'inactive' || status === 'draft' || status === 'archived';
}

/**
 * What a package lacks, as the faults of its fields: where visitors see it each text in each language; else one language that is
 * complete, of which the one that has got furthest is named.
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
