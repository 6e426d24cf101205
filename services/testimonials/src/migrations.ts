import type { Migration } from '@reefdesk/service-kit/mongo/migrations/migration';
import type { TestimonialDocument } from './testimonials/testimonial.schema.ts';

const updatedAtEverywhere: Migration = {
  id: '0002-updated-at-everywhere',
  description: 'Testimonials from before the time of a change was kept count as changed when they were made.',

  up: async ({ rewrite }) => {
    await rewrite<TestimonialDocument>('testimonials', ({ createdAt, updatedAt }) =>
      createdAt && !updatedAt ? { updatedAt: createdAt } : undefined,
    );
  },

  /** The previous version writes the field as well and treats it as optional. */
  down: async () => undefined,
};

/** Sorted by number. The schema without migrations has version 1. */
export const MIGRATIONS: readonly Migration[] = [updatedAtEverywhere];
