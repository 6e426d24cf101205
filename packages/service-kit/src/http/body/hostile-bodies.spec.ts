import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@reefdesk/contracts/api';
import type { Endpoint } from '@reefdesk/contracts/endpoint';
import { type AnyObject, isSchema, type ObjectSchema, type Schema } from 'yup';
import { AppError } from '../../errors/app-error.ts';
import { readBody } from './read-body.ts';

const CONTRACTS = join(__dirname, '../../../../contracts/src');
/** Values that cannot be converted to strings or numbers, with property names that every object inherits, alone and in arrays. */
const HOSTILE: readonly unknown[] = [
  ...[[{ toString: 0 }], { toString: 0, valueOf: 0, constructor: 0 }, JSON.parse('{"__proto__":{"en":1}}'), [[]], { length: -1 }],
  ...['\ud800', 1e308, null, true],
];

type Rules = ObjectSchema<AnyObject>;

async function bodyRules(): Promise<[name: string, rules: Rules][]> {
  const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.spec)\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(join(CONTRACTS, name)) as Promise<Record<string, unknown>>));
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, shape]): [string, Rules][] => {
      const { schema } = Object(shape) as { schema?: Rules };
      return isSchema(schema) && schema.type === 'object' ? [[name, schema]] : [];
    }),
  );
}

function filled(rules: Schema, value: unknown): unknown {
  if ('fields' in rules && rules.type === 'object') {
    return Object.fromEntries(Object.entries(rules.fields as Record<string, Schema>).map(([name, field]) => [name, filled(field, value)]));
  }
  if (rules.type === 'array' && 'innerType' in rules && isSchema(rules.innerType)) return [filled(rules.innerType as Schema, value), value];
  return value;
}

describe('request schemas', () => {
  it('reject hostile values with an AppError only', async () => {
    const queries = Object.values(ENDPOINTS).flatMap((routes) => Object.values<Endpoint>(routes));
    const all = [...(await bodyRules()), ...queries.flatMap(({ route, query }): [string, Rules][] => (query ? [[route, query]] : []))];
    expect(all.length).toBeGreaterThan(70);
    const thrown: string[] = [];
    for (const [name, rules] of all) {
      for (const value of HOSTILE) {
        for (const given of [filled(rules, value), Object.fromEntries(Object.keys(rules.fields).map((field) => [field, value]))]) {
          try {
            readBody({ schema: rules }, given);
          } catch (error) {
            if (!(error instanceof AppError)) thrown.push(`${name} of ${JSON.stringify(value)}: ${(error as Error).message}`);
          }
        }
      }
    }
    expect(thrown).toEqual([]);
  });
});
