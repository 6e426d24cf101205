import { applyDecorators } from '@nestjs/common';
import { LANGUAGES, type Language, type Localised } from '@reefdesk/contracts/languages';
import { Expose, Transform } from 'class-transformer';
import { registerDecorator, type ValidationArguments } from 'class-validator';
import { textFault } from './text-fault.ts';
import { labelOf } from './well-formed.ts';

export interface LocalisedTextRule {
  /** Characters per language. */
  max: number;
  /** Other names under which the map may come. */
  from?: readonly string[];
  /** Prefix of the flat spelling: `travel_name` reads `travel_name_en`, `travel_name_id`, `travel_name_cn`. */
  flat?: string;
  /** `all`: each language must be there. `given`: what is given must not be blank. `none`: may be blank. What is absent stays absent. */
  required: 'all' | 'given' | 'none';
  /** What messages call it, `Name` for "Name in EN is required"; from the property's name otherwise. */
  label?: string;
}

/** A value that cannot be read as texts per language; kept so that the check can say so. */
const UNREADABLE = Symbol('unreadable');
type Gathered = Partial<Record<Language, unknown>> & { [UNREADABLE]?: true };

/**
 * A text in the three languages, as one map or as flat keys, because the specification reads both (OR-58).
 * Yields `Partial<Localised>` with trimmed texts; faults are named per language (`names.en`).
 */
export function LocalisedText(options: LocalisedTextRule): PropertyDecorator {
  return (target, property) => {
    const name = String(property);
    const label = options.label ?? labelOf(name);
    applyDecorators(
      Expose() as PropertyDecorator,
      Transform(({ obj }: { obj: unknown }) => gather(obj as Record<string, unknown>, name, options)) as PropertyDecorator,
    )(target, property);
    registerDecorator({
      name: 'localisedText',
      target: target.constructor,
      propertyName: name,
      validator: {
        validate: (value: unknown) => Object.keys(localisedFaults(value as Gathered, label, options)).length === 0,
        defaultMessage: (about?: ValidationArguments) => Object.values(localisedFaults(about?.value, label, options))[0] ?? '',
      },
      options: { context: { faults: (value: unknown) => localisedFaults(value as Gathered, label, options) } },
    });
  };
}

/** Language → what is wrong with its text; the empty key is about the whole. */
export function localisedFaults(value: Gathered | undefined, label: string, rule: LocalisedTextRule): Record<string, string> {
  if (value?.[UNREADABLE]) return { '': `${label} must be texts by language` };
  const faults: Record<string, string> = {};
  for (const language of LANGUAGES) {
    const inLanguage = `${label} in ${language.toUpperCase()}`;
    const text = value?.[language];
    const required = rule.required === 'all' || (rule.required === 'given' && text !== undefined);
    const fault = textFault(text, inLanguage, { max: rule.max, required });
    if (fault) faults[language] = fault;
  }
  return faults;
}

function gather(body: Record<string, unknown>, name: string, { from = [], flat }: LocalisedTextRule): Partial<Localised> | undefined {
  const texts: Gathered = {};
  for (const key of [...from, name]) {
    const map = Object.hasOwn(body, key) ? mapOf(body[key]) : undefined;
    if (map === undefined || map === null) continue;
    if (typeof map !== 'object' || Array.isArray(map)) return { [UNREADABLE]: true } as Partial<Localised>;
    for (const language of LANGUAGES) if (Object.hasOwn(map, language)) texts[language] = (map as Record<string, unknown>)[language];
  }
  for (const language of flat ? LANGUAGES : []) {
    const key = `${flat}_${language}`;
    if (Object.hasOwn(body, key)) texts[language] = body[key];
  }
  for (const language of LANGUAGES) {
    const text = texts[language];
    if (text === undefined || text === null) delete texts[language];
    else if (typeof text === 'string') texts[language] = text.trim();
  }
  return Object.keys(texts).length > 0 ? (texts as Partial<Localised>) : undefined;
}

/** A form's field holds the map as JSON text. */
function mapOf(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
