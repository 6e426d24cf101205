import type { APIRequestContext } from '@playwright/test';
import type { LetterSummaryView, LetterView } from '@reefdesk/contracts/accounts/views';
import { expect } from './test.ts';

/** An email that failed is sent again half a minute later. */
export const EMAIL_TIMEOUT_MS = 60_000;

/** Returns the newest email to `email` with this subject, once it exists; `desk` is signed in as staff. */
export async function findEmail(desk: APIRequestContext, email: string, subject: RegExp): Promise<LetterView> {
  const find = async (): Promise<string> => {
    const { data } = (await (await desk.get('/api/letters')).json()) as { data: LetterSummaryView[] };
    return data.find((message) => message.to === email && subject.test(message.subject))?.letter_id ?? '';
  };
  await expect.poll(find, { timeout: EMAIL_TIMEOUT_MS }).not.toBe('');
  return ((await (await desk.get(`/api/letters/${await find()}`)).json()) as { data: LetterView }).data;
}

/** Plain text of the email that {@link findEmail} returns. */
export async function readEmail(desk: APIRequestContext, email: string, subject: RegExp): Promise<string> {
  return (await findEmail(desk, email, subject)).text;
}

export function linkIn(text: string, path: string): string {
  return new RegExp(`\\S+${path}#[\\w-]{43}`).exec(text)?.[0] ?? '';
}
