import { describe, expect, it } from '@jest/globals';
import { isEmailAddress, normaliseEmail } from './email.ts';

describe('an email address', () => {
  it.each([
    'ana@reefdesk.example',
    "o'brien+dive@sub.tangkasi.co.id",
    'пловец@пример.рф',
    '潜水@例子.中国',
    '"ana reef"@reefdesk.example',
    'ana@xn--fsqu00a.xn--0zwm56d',
    `${'a'.repeat(64)}@reefdesk.example`,
  ])('may be %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@reefdesk.example',
    'ana@localhost',
    'ana@reefdesk.e',
    'ana@10.0.0.1',
    'ana@-reef.example',
    'ana@reef-.example',
    'ana@reef_desk.example',
    'ana@reef..example',
    'ana@ｒeef.example',
    'a..b@reefdesk.example',
    '.a@reefdesk.example',
    'ana reef@reefdesk.example',
    'a@b@reefdesk.example',
    'a@b.example, c@d.example',
    'Ana <ana@reefdesk.example>',
    'ana@reefdesk.example\r\nBcc: c@d.example',
    `${'a'.repeat(65)}@reefdesk.example`,
    `ana@${'r'.repeat(64)}.example`,
    `ana@${'reef.'.repeat(49)}example`,
  ])('is not %j', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  it('is normalized before it is stored and compared', () => {
    expect(normaliseEmail(' Ana@Reefdesk.Example ')).toBe('ana@reefdesk.example');
  });
});
