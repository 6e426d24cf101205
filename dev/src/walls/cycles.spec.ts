import { describe, expect, it } from '@jest/globals';
import { cyclesIn } from './cycles.ts';

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

describe('cyclesIn', () => {
  it('finds none in a tree, nor where two ways lead to one end', () => {
    expect(cyclesIn(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: ['outside'] }))).toEqual([]);
  });

  it('finds each cycle once, however it is entered', () => {
    const edges = { x: ['c'], a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'] };
    expect(cyclesIn(graph(edges))).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });
});
