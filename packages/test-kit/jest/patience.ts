import { jest } from '@jest/globals';

// Real parts start processes; on a busy machine with two cores that takes its time.
jest.setTimeout(60_000);
