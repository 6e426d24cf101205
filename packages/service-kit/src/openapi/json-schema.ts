import type { AnySchema, SchemaDescription } from 'yup';

/** JSON Schema (2020-12), as used by OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

type Description = ReturnType<AnySchema['describe']>;
type Rules = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

const NULL = { type: 'null' };

/** In responses, fields are required by default and no others exist; in requests, null means absent and unknown keys are ignored. */
export class JsonSchemaWriter {
  /** Schemas with a name; all others are inlined. */
  readonly named = new Map<string, JsonSchema>();

  answer(schema: AnySchema): JsonSchema {
    return this.write(schema.describe(), false);
  }

  request(schema: AnySchema): JsonSchema {
    return this.write(schema.describe(), true);
  }

  private write(description: Description, isRequest: boolean): JsonSchema {
    const { meta, optional, nullable } = description as SchemaDescription;
    const written = meta?.name ? this.reference(meta.name, description, isRequest) : this.whole(description, isRequest);
    const takesNull = nullable || (isRequest && optional);
    return takesNull && !saysNull(written) ? { anyOf: [written, NULL] } : written;
  }

  private reference(name: string, description: Description, isRequest: boolean): JsonSchema {
    if (!this.named.has(name)) this.named.set(name, this.whole(description, isRequest));
    return { $ref: `#/components/schemas/${name}` };
  }

  private whole(description: Description, isRequest: boolean): JsonSchema {
    const { meta } = description as SchemaDescription;
    return { ...this.bare(description, isRequest), ...(meta?.description && { description: meta.description }), ...meta?.json };
  }

  private bare(description: Description, isRequest: boolean): JsonSchema {
    const { anyOf } = (description as SchemaDescription).meta ?? {};
    if (anyOf) return { anyOf: anyOf.map((schema: AnySchema) => this.write(schema.describe(), isRequest)) };
    if ('fields' in description) return this.object(description.fields as Record<string, Description>, isRequest);
    if ('innerType' in description) return { type: 'array', items: this.write(description.innerType as Description, isRequest) };
    const { type, oneOf, tests } = description as SchemaDescription;
    const rules: Rules = Object.fromEntries(tests.map(({ name, params }) => [name, params]));
    const named = oneOf.filter((value) => value !== null);
    const values = named.length > 0 ? { enum: named } : {};
    if (type === 'string') return { type, ...limits(rules, 'minLength', 'maxLength'), ...values };
    if (type === 'number') return { type: rules.integer ? 'integer' : type, ...limits(rules, 'minimum', 'maximum'), ...values };
    return type === 'boolean' ? { type, ...values } : {};
  }

  private object(fields: Readonly<Record<string, Description>>, isRequest: boolean): JsonSchema {
    const properties = Object.entries(fields).map(([name, field]) => [name, this.write(field, isRequest)]);
    const required = Object.keys(fields).filter((name) => !(fields[name] as SchemaDescription).optional);
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length > 0 && { required }),
      ...(!isRequest && { additionalProperties: false }),
    };
  }
}

function limits(rules: Rules, least: string, most: string): JsonSchema {
  return { ...(rules.min && { [least]: rules.min.min }), ...(rules.max && { [most]: rules.max.max }) };
}

function saysNull({ type, anyOf }: JsonSchema): boolean {
  return type === 'null' || (Array.isArray(type) && type.includes('null')) || (Array.isArray(anyOf) && anyOf.includes(NULL));
}
