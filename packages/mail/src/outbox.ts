/** The outbox of a service: emails are stored in its own database and sent by any replica. */
export { LETTER_MODEL, type LetterDocument, letterSchema } from './outbox/letter.schema.ts';
export { LetterComposers, notThereYet } from './outbox/letter-composers.ts';
export { LettersRepository } from './outbox/letters.repository.ts';
export { OutboxModule } from './outbox/outbox.module.ts';
export { Outbox } from './outbox/outbox.ts';
