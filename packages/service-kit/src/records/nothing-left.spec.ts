import { describe, expect, it } from '@jest/globals';
import { noContentLeft, nothingLeft, type SchemaFields } from './nothing-left.ts';
import type { TranslatedDocument } from './translated.schema.ts';

interface Reef extends TranslatedDocument {
  name: string;
  depth?: number;
}

const REEF: Reef = { _id: 'r1', version: 1, createdAt: new Date(0), updatedAt: new Date(0), name: 'Tangkasi', depth: 18 };
const IDENTITY = { _id: String, version: Number, createdAt: Date, updatedAt: Date, createdByCall: String };

// The errors are those of the type checker, which checks tests as well.
describe('a mapper that omits a field', () => {
  it('does not compile', () => {
    const { name, ...rest } = { name: 'Tangkasi', depth: 18 };
    // @ts-expect-error `depth` is left.
    nothingLeft(rest);
    nothingLeft(rest, ['depth']);
    expect(name).toBe('Tangkasi');
  });

  it('compiles when only the state of a document is left', () => {
    const { name, ...rest } = REEF;
    // @ts-expect-error `depth` is left, although it is optional.
    noContentLeft(rest);
    const { depth, ...state } = rest;
    noContentLeft(state);
    expect([name, depth]).toEqual(['Tangkasi', 18]);
  });
});

describe('the definition of a schema', () => {
  it('requires every field of its documents except those that the service-kit adds', () => {
    // @ts-expect-error `depth` is missing.
    const incomplete: SchemaFields<Reef> = { ...IDENTITY, name: String };
    const complete: SchemaFields<Reef> = { ...IDENTITY, name: String, depth: Number };
    expect(Object.keys(complete)).toEqual([...Object.keys(incomplete), 'depth']);
  });
});
