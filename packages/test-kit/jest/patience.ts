import { isUint8Array } from 'node:util/types';
import { expect, jest } from '@jest/globals';

// Tests start real processes, which takes time on a busy machine with two cores. A missing result still fails.
jest.setTimeout(60_000);

// Compares bytes with `Buffer.compare`: the default comparison of a picture, element by element, takes seconds.
expect.addEqualityTesters([
  (one: unknown, other: unknown) => (isUint8Array(one) && isUint8Array(other) ? Buffer.compare(one, other) === 0 : undefined),
]);
