/** The outbox of a service: emails are stored in its own database and sent by any replica. */
export { EMAIL_MODEL, type EmailDocument, emailSchema, isTroubled } from './outbox/email.schema.ts';
export { EmailComposers, notThereYet } from './outbox/email-composers.ts';
export { EmailsRepository } from './outbox/emails.repository.ts';
export { OutboxModule } from './outbox/outbox.module.ts';
export { Outbox } from './outbox/outbox.ts';
