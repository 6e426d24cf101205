import { jest } from '@jest/globals';

// Real parts start processes; on a busy machine with two cores that takes its time. What never comes still fails.
jest.setTimeout(180_000);
