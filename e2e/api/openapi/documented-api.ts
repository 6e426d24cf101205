import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export interface Operation {
  operationId: string;
  /** Name of the access, or the positions of the staff that have it. */
  'x-access': string | readonly string[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: BodySchema }> };
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
}

interface BodySchema {
  properties: Record<string, { contentSchema?: BodySchema }>;
}

export interface ApiDocument {
  openapi: string;
  paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>;
  components: { schemas: Record<string, object> };
  'x-sources'?: Record<string, string>;
}

export class DocumentedApi {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, inlineRefs: false, code: { optimize: false } });
  readonly #checks = new Map<string, ValidateFunction>();
  readonly operations: ReadonlyMap<string, Operation>;

  constructor(document: ApiDocument) {
    this.#ajv.addSchema(document, 'document');
    this.operations = new Map(
      Object.entries(document.paths).flatMap(([path, item]) =>
        METHODS.flatMap((method) => {
          const operation = item[method];
          return operation ? [[`${method.toUpperCase()} ${path}`, operation] as const] : [];
        }),
      ),
    );
  }

  /** Describes how an answer differs from the document; undefined if it does not. */
  answerProblem(name: string, status: number, contentType: string, body: unknown): string | undefined {
    const answer = this.#operation(name).responses[status];
    if (!answer) return `${status} is not documented: ${JSON.stringify(body)}`;
    const types = Object.keys(answer.content ?? {});
    const type = contentType.split(';')[0] ?? '';
    if (types.length === 0) return body === '' ? undefined : `${status} has a body`;
    if (!types.includes(type)) return `${status} has the type ${type}`;
    if (type !== 'application/json') return undefined;
    return this.#problem(name, `responses/${status}/content/application~1json/schema`, body, answer.content?.[type]?.schema);
  }

  /** Describes how the body of an accepted request differs from the document, undocumented fields included. */
  requestProblem(name: string, { json, form }: { json?: object; form?: Readonly<Record<string, unknown>> }): string | undefined {
    const content = this.#operation(name).requestBody?.content ?? {};
    const type = json ? 'application/json' : 'multipart/form-data';
    const sent = json ?? form;
    if (!sent) return Object.keys(content).length > 0 ? 'a body is documented' : undefined;
    const schema = content[type]?.schema;
    if (!schema) return `a body of type ${type} is not documented`;
    const unknown = Object.keys(sent).filter((key) => !Object.hasOwn(schema.properties, key));
    if (unknown.length > 0) return `undocumented: ${unknown.join(', ')}`;
    if (json) return this.#problem(name, 'requestBody/content/application~1json/schema', json);
    const properties = Object.entries(schema.properties).filter(
      ([key, { contentSchema }]) => contentSchema && typeof sent[key as never] === 'string',
    );
    for (const [key] of properties) {
      const pointer = `requestBody/content/multipart~1form-data/schema/properties/${key}/contentSchema`;
      const problem = this.#problem(name, pointer, JSON.parse(sent[key as never]));
      if (problem) return `${key}: ${problem}`;
    }
    return undefined;
  }

  #operation(name: string): Operation {
    const operation = this.operations.get(name);
    if (!operation) throw new Error(`${name} is not in the document`);
    return operation;
  }

  /** Most errors only refer to a shared schema, which is compiled once. */
  #problem(name: string, pointer: string, value: unknown, { $ref: shared }: { $ref?: string } = {}): string | undefined {
    const [method = '', path = ''] = name.split(' ');
    const place = `document${shared ?? `#/paths/${escapePointer(path)}/${method.toLowerCase()}/${pointer}`}`;
    let check = this.#checks.get(place);
    if (!check) {
      check = this.#ajv.compile({ $ref: place });
      this.#checks.set(place, check);
    }
    if (check(value)) return undefined;
    return (check.errors ?? [])
      .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
      .join('; ');
  }
}

function escapePointer(path: string): string {
  return encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
}
