import { isUint8Array } from 'node:util/types';
import { expect, jest } from '@jest/globals';

// Real parts start processes; on a busy machine with two cores that takes its time. What never comes still fails.
jest.setTimeout(180_000);

// Bytes are compared as bytes: one by one, as other lists are, a picture takes seconds.
expect.addEqualityTesters([
  (one: unknown, other: unknown) => (isUint8Array(one) && isUint8Array(other) ? Buffer.compare(one, other) === 0 : undefined),
]);
