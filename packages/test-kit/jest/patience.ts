import { isUint8Array } from 'node:util/types';
import { expect, jest } from '@jest/globals';
import { RACE_FACTOR } from '../src/rounds.ts';

// Tests start real processes, which takes time on a busy machine with two cores. A missing result still fails.
jest.setTimeout(60_000 * RACE_FACTOR);

// Compares bytes with `Buffer.compare`: the default comparison of a picture, element by element, takes seconds.
expect.addEqualityTesters([
  (one: unknown, other: unknown) => (isUint8Array(one) && isUint8Array(other) ? Buffer.compare(one, other) === 0 : undefined),
]);
