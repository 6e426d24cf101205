import '../texts/index.ts';
import '../texts/account.ts';
import { createHash, webcrypto } from 'node:crypto';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { runtimeConfig } from '@reefdesk/web-kit';
import { fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { PasswordStrength } from './password-strength.tsx';

const COMMON = 'Iloveyou1';
const digest = createHash('sha256').update('iloveyou1').digest('hex');
const ask = `/api/common-passwords/${digest.slice(0, 3)}`;

// jsdom has no `crypto.subtle`.
beforeAll(() => void Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

async function show(password: string, rests: string[] = [], language: LanguageCode = 'EN') {
  const http = fakeHttp({ [`GET ${ask}`]: { status: 'success', success: true, data: rests } });
  const meter = <PasswordStrength password={password} email="ana.wenas@reef.example" />;
  await renderScreen(meter, { language, texts: ['account', 'fields'], http });
  return http.requests;
}

describe('reason for a rejected password (PPL-09)', () => {
  it.each([
    ['EN', 'This is one of the most used passwords. Please choose another one'],
    ['ID', 'Ini salah satu kata sandi yang paling sering dipakai. Pilih yang lain'],
    ['CN', '这是最常用的密码之一，请换一个'],
  ] as const)('is said of one that many use, in %s, and the password stays here', async (language, message) => {
    const requests = await show(COMMON, ['000000000', digest.slice(3, 12)], language);
    expect(await screen.findByText(message)).toBeVisible();
    expect(requests.map(({ path }) => path)).toEqual([ask]);
  });

  it("is shown for one with the address or the operator's name, without a request", async () => {
    const requests = await show('my AnaWenas', []);
    expect(await screen.findByText('The password must not contain your email address')).toBeVisible();
    expect(requests).toEqual([]);
    await show(`${runtimeConfig().brand.shortName} 2031`, []);
    expect(await screen.findByText('The password must not contain our name')).toBeVisible();
  });

  it('is not shown for any other', async () => {
    const requests = await show(COMMON, ['000000000']);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByText(/password/)).toBeNull();
  });
});
