import type { FormShape } from '@reefdesk/contracts/endpoint';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import type { BodyShape, FieldAlias } from '@reefdesk/contracts/schema/check';
import type { AnySchema } from 'yup';
import { CHOSEN } from '../http/form/chosen-pictures.ts';
import type { JsonSchema, JsonSchemaWriter } from './json-schema.ts';

type Properties = Readonly<Record<string, JsonSchema>>;

/** The edited version as a body field; `If-Match` takes precedence. */
const VERSION: Properties = {
  version: { type: ['integer', 'string'], description: 'The version that was edited, where no `If-Match` says it' },
};
const PICTURE: JsonSchema = {
  type: 'string',
  format: 'binary',
  description: 'jpg, png, gif, webp, avif, heic, bmp, tiff or svg by content',
};

const PICTURE_ID: JsonSchema = { type: 'string', description: '`image_id` of a picture of the library, in place of a file' };
const PICTURE_IDS: JsonSchema = {
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema: { type: 'array', items: { type: 'string' } },
  description: 'The same for the field of several files',
};

export class BodySchemas {
  constructor(private readonly writer: JsonSchemaWriter) {}

  /** An endpoint that also takes a form takes ids of library pictures in JSON. */
  json(shape: BodyShape, isGuarded: boolean, form?: FormShape): JsonSchema {
    return this.object(shape, { ...chosenIn(form?.files ?? {}), ...(isGuarded && VERSION) });
  }

  form({ data = {}, fields, files, required = [] }: FormShape, isGuarded: boolean): JsonSchema {
    const parts = Object.entries(data).map(([name, shape]) => [name, inText(this.json(shape, false))]);
    const pictures = Object.entries(files).map(([name, { max }]) => [name, max === 1 ? PICTURE : picturesUpTo(max)]);
    const beside = { ...Object.fromEntries([...parts, ...pictures]), ...chosenIn(files), ...(isGuarded && VERSION) };
    const always = required.filter((name) => !files[name]);
    const either = required.filter((name) => files[name]);
    const inPlaceOf = (name: string) => (files[name]?.max === 1 ? CHOSEN.one : CHOSEN.many);
    return {
      ...(fields ? this.object(fields, beside) : { type: 'object', properties: beside }),
      ...(always.length > 0 && { required: always }),
      ...(either.length > 0 && { allOf: either.map((name) => ({ anyOf: [{ required: [name] }, { required: [inPlaceOf(name)] }] })) }),
    };
  }

  /** A required field with aliases is required under any of them. */
  private object({ schema, aliases = {} }: BodyShape, beside: Properties): JsonSchema {
    const fields = Object.entries(schema.fields).map(([name, field]) => {
      const alias = aliases[name];
      const written = this.writer.request(field as AnySchema);
      const properties = alias ? spelled(name, written, alias) : { [name]: written };
      return { properties, isRequired: isRequired(field as AnySchema) };
    });
    const needed = fields.filter((field) => field.isRequired).map(({ properties }) => Object.keys(properties));
    const always = needed.flatMap((names) => (names.length === 1 ? names : []));
    const neededAliases = needed.filter((names) => names.length > 1);
    return {
      type: 'object',
      properties: Object.assign({}, ...fields.map(({ properties }) => properties), beside),
      ...(always.length > 0 && { required: always }),
      ...(neededAliases.length > 0 && {
        allOf: neededAliases.map((names) => ({ anyOf: names.map((name) => ({ required: [name] })) })),
      }),
    };
  }
}

function chosenIn(files: FormShape['files']): Properties {
  const pictures = Object.values(files).map(({ max }) => (max === 1 ? { [CHOSEN.one]: PICTURE_ID } : { [CHOSEN.many]: PICTURE_IDS }));
  return Object.assign({}, ...pictures) as Properties;
}

function spelled(name: string, written: JsonSchema, alias: FieldAlias): Properties {
  if (alias.kind === 'list') return { [name]: written };
  const names = [name, ...(alias.from ?? [])];
  if (alias.kind === 'object') return Object.fromEntries(names.map((key) => [key, { anyOf: [written, { type: 'string' }] }]));
  // One language may be sent in the object and another as a flat field.
  const [whole = written] = (written.anyOf as JsonSchema[] | undefined) ?? [];
  const { required: _, ...map } = whole;
  const texts = map.properties as Properties;
  const flat = LANGUAGES.map((language) => [`${alias.flat}_${language}`, texts[language] ?? {}]);
  return Object.fromEntries([...names.map((key) => [key, { anyOf: [map, { type: 'null' }] }]), ...flat]);
}

function isRequired(field: AnySchema): boolean {
  const { optional, fields } = field.describe() as { optional?: boolean; fields?: Readonly<Record<string, { optional?: boolean }>> };
  if (fields && field.getDefault() !== undefined) return Object.values(fields).some((inner) => !inner.optional);
  return !optional;
}

const inText = (schema: JsonSchema): JsonSchema => ({
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema: schema,
});
const picturesUpTo = (max: number): JsonSchema => ({ type: 'array', items: PICTURE, maxItems: max });
