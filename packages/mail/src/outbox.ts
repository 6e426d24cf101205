/** The outbox of a service: letters stored in its own database, sent by whichever replica takes them on. */
export { LETTER_MODEL, type LetterDocument, letterSchema } from './outbox/letter.schema.ts';
export { LetterComposers, notThereYet } from './outbox/letter-composers.ts';
export { LettersRepository } from './outbox/letters.repository.ts';
export { OutboxModule } from './outbox/outbox.module.ts';
export { Outbox } from './outbox/outbox.ts';
