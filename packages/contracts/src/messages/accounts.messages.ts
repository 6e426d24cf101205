import { message } from './message.ts';

/** The address that somebody has shown to be theirs; null where nobody has, or the account is not active. */
export const FindVerifiedEmail = message<{ userId: string }, { email: string | null }>('auth.accounts.find-verified-email');
