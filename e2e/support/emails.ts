import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

interface Entry {
  letter_id: string;
  to: string;
  subject: string;
}

/** An email that failed is sent again half a minute later. */
export const EMAIL_TIMEOUT_MS = 60_000;

/** Returns the plain text of the newest email to `email` with this subject, once it exists; `desk` is signed in as staff. */
export async function readEmail(desk: APIRequestContext, email: string, subject: RegExp): Promise<string> {
  const find = async (): Promise<string> => {
    const { data } = (await (await desk.get('/api/letters')).json()) as { data: Entry[] };
    return data.find((message) => message.to === email && subject.test(message.subject))?.letter_id ?? '';
  };
  await expect.poll(find, { timeout: EMAIL_TIMEOUT_MS }).not.toBe('');
  const { data } = (await (await desk.get(`/api/letters/${await find()}`)).json()) as { data: { text: string } };
  return data.text;
}

export function linkIn(text: string, path: string): string {
  return new RegExp(`\\S+${path}#[\\w-]{43}`).exec(text)?.[0] ?? '';
}
