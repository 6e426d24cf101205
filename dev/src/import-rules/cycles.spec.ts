import { describe, expect, it } from '@jest/globals';
import { cyclesIn } from './cycles.ts';

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

describe('cyclesIn', () => {
  it('finds none in a tree, nor where two paths lead to one node', () => {
    expect(cyclesIn(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: ['outside'] }))).toEqual([]);
  });

  it('finds each cycle once, whatever its first node is', () => {
    const edges = { x: ['c'], a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'] };
    expect(cyclesIn(graph(edges))).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });
});
