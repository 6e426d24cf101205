import { message } from './message.ts';

/** The most ids a question may name. */
export const IMAGE_USES_MAX_IDS = 500;

export interface ImageUses {
  /** Those of the ids asked about that a record refers to. */
  used: string[];
  /** Random id kept in the database that was looked into: an empty or foreign one is recognised by it. */
  databaseId: string;
}

const question = (owner: string) => message<{ ids: string[] }, ImageUses>(`${owner}.image-uses.find`);

/**
 * Which of these images do you use? One question for each other service whose records refer to images; media asks all
 * of them before it deletes any. A service that may upload must be listed here.
 */
export const FIND_IMAGE_USES = {
  catalog: question('catalog'),
  testimonials: question('testimonials'),
} as const;
