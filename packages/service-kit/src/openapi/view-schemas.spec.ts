import { describe, expect, it } from '@jest/globals';
import { generateViewSchemas } from '../../openapi/generate-view-schemas.mjs';
import { VIEW_SCHEMAS } from './view-schemas.ts';

describe('the schemas of the views', () => {
  it('are those of the contracts (else: npm run schemas)', () => {
    expect(VIEW_SCHEMAS).toEqual(generateViewSchemas());
  });

  it('let nothing pass that the contracts do not name', () => {
    const open = Object.entries(VIEW_SCHEMAS).filter(
      ([name, schema]) => /View$/.test(name) && !JSON.stringify(schema).includes('"additionalProperties":false'),
    );
    expect(open.map(([name]) => name)).toEqual([]);
  });
});
