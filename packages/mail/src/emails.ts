export type { EmailContent, EmailFile, EmailTexts } from './emails/email-texts.ts';
export { renderEmail } from './emails/render-email.tsx';
