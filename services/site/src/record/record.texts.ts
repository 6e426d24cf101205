import { LANGUAGES, type Localised } from '@reefdesk/contracts/languages';

/** Localised texts at any depth; `field` is a path like `brand.hero.claims.1`. */
export function textsIn(value: unknown, path = ''): { field: string; text: Localised }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ field: path, text: value }];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, path ? `${path}.${key}` : key));
}

function isText(value: object): value is Localised {
  return LANGUAGES.every((language) => typeof Reflect.get(value, language) === 'string');
}
