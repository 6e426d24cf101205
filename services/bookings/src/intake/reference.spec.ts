import { newReference } from './reference.ts';

describe('a reference', () => {
  it.each([
    ['Tangkasi', 'TA'],
    ['Éa Dive', 'EA'],
    ['潜水', 'RD'],
    ['', 'RD'],
  ])('of %j begins with %s and has nothing that is read wrong (ENQ-03)', (operator, prefix) => {
    const references = Array.from({ length: 500 }, () => newReference(operator));
    for (const reference of references) expect(reference).toMatch(new RegExp(`^${prefix}-[A-HJ-NP-Z2-9]{6}$`));
    expect(new Set(references).size).toBe(references.length);
  });
});
