/** The outbox of a service: letters stored in its own database, sent by whichever replica takes them on. */
export type { LetterDocument } from './outbox/letter.schema.ts';
export { LetterComposers } from './outbox/letter-composers.ts';
export { OutboxModule } from './outbox/outbox.module.ts';
export { Outbox } from './outbox/outbox.ts';
