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

  /** The version before writes it, too, and takes it for optional. */
  down: async () => undefined,
};

/** In the order of their numbers; the baseline is version 1. */
export const MIGRATIONS: readonly Migration[] = [updatedAtEverywhere];
