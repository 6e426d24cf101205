import { clientOf, deviceText } from './session-client.ts';

const of = (userAgent: string | undefined, ip?: string) =>
  clientOf({ headers: { ...(userAgent !== undefined && { 'user-agent': userAgent }) }, ip } as never);

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

describe('session client', () => {
  it.each([
    [PHONE, 'Chrome on Android'],
    [MAC, 'Safari on macOS'],
    [FIREFOX, 'Firefox on Windows'],
    ['', ''],
    [undefined, ''],
  ])('reads %j as %j', (userAgent, text) => {
    expect(deviceText(of(userAgent))).toBe(text);
  });

  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:7:1::9', '2001:db8:7:x'],
    ['2001:db8::9', '2001:db8:0:x'],
    [undefined, ''],
    ['none', ''],
  ])('keeps no whole address: %j', (address, network) => {
    expect(of(FIREFOX, address).network).toBe(network);
  });

  it('truncates long and invalid values', () => {
    const { browser, system } = of(`${'x'.repeat(10_000)}/1.0`);
    expect(browser.length + system.length).toBeLessThanOrEqual(80);
  });
});
