import {
  COMMON_PASSWORD_DIGITS,
  COMMON_PASSWORD_PREFIX,
  commonPasswordText,
  ownTermIn,
} from '@reefdesk/contracts/accounts/password-choice';
import { LIMITS } from '@reefdesk/contracts/limits';
import { api, query, runtimeConfig } from '@reefdesk/web-kit';
import { useEffect, useState } from 'react';
import { useFieldErrorText } from '../errors/use-field-error-text.ts';

export const HAS_UPPERCASE = /\p{Lu}/u;
const HAS_DIGIT = /\d/;
const HAS_SPECIAL = /[^\p{L}\p{N}\s]/u;

type Strength = 0 | 25 | 50 | 75 | 100;

export function isLongEnough(password: string): boolean {
  return password.length >= LIMITS.passwordMinLength;
}

/** 25 points each for length, an uppercase letter, a digit and a special character (APWD-06). Only a hint. */
export function strengthOf(password: string): Strength {
  const met = [isLongEnough(password), HAS_UPPERCASE.test(password), HAS_DIGIT.test(password), HAS_SPECIAL.test(password)];
  return (met.filter(Boolean).length * 25) as Strength;
}

const commonPasswordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    commonPasswords: query(build, 'GET /api/common-passwords/{prefix}'),
  }),
});

const { useLazyCommonPasswordsQuery } = commonPasswordsApi;

const PAUSE_MS = 300;

/**
 * Returns why the server will reject this password, or undefined (PPL-09). Only the first digits of the password's digest leave the
 * browser.
 */
export function useNewPasswordError(password: string, email: string): string | undefined {
  const fieldErrorText = useFieldErrorText();
  const common = useCommonPassword(password);
  const { name, shortName } = runtimeConfig().brand;
  const code = ownTermIn(password, { email, brand: [name, shortName] }) ?? (common ? ('password_common' as const) : undefined);
  return code && fieldErrorText('password', { code, params: {} });
}

/** False also if the check fails: the server decides. */
function useCommonPassword(password: string): boolean {
  const [ask] = useLazyCommonPasswordsQuery();
  const [found, setFound] = useState<string>();
  useEffect(() => {
    if (!isLongEnough(password)) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const digits = await digitsOf(password);
      if (!digits || isOver) return;
      const { data } = await ask({ prefix: digits.slice(0, COMMON_PASSWORD_PREFIX) }, true);
      if (!isOver && data?.includes(digits.slice(COMMON_PASSWORD_PREFIX))) setFound(password);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [password, ask]);
  return found === password;
}

/** Undefined over plain HTTP, where browsers have no `crypto.subtle`. */
async function digitsOf(password: string): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(commonPasswordText(password));
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', bytes);
  return (
    digest &&
    Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .slice(0, COMMON_PASSWORD_DIGITS)
  );
}
