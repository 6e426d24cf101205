import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { isForeignWrite } from './origin-rule.ts';

function isRejected(
  headers: IncomingHttpHeaders,
  { method = 'POST', hasSession = true, host = 'site.example:8080', publicOrigins = [] as string[] } = {},
) {
  return isForeignWrite({ method, headers, client: { host }, hasSession }, publicOrigins);
}

describe('isForeignWrite', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('rejects %s from another origin or from "null", with a session or without', (method) => {
    for (const hasSession of [true, false]) {
      expect(isRejected({ origin: 'https://evil.example' }, { method, hasSession })).toBe(true);
      expect(isRejected({ origin: 'null' }, { method, hasSession })).toBe(true);
    }
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('allows %s from any origin, because it changes nothing', (method) => {
    expect(isRejected({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, { method })).toBe(false);
  });

  it("accepts the site's own host and port in either scheme", () => {
    expect(isRejected({ origin: 'http://site.example:8080' })).toBe(false);
    expect(isRejected({ origin: 'https://site.example:8080' })).toBe(false);
    expect(isRejected({ origin: 'https://site.example' }, { host: 'site.example:443' })).toBe(false);
    expect(isRejected({ origin: 'https://site.example' }, { host: 'site.example' })).toBe(false);
  });

  it('rejects other ports, subdomains, look-alikes and invalid origins', () => {
    for (const origin of [
      'http://site.example',
      'http://a.site.example:8080',
      'http://site.example:8080.evil.example',
      'ftp://site.example:8080',
      'site.example:8080',
      '',
    ]) {
      expect(isRejected({ origin })).toBe(true);
    }
  });

  it('rejects every origin when the own host is unknown', () => {
    expect(isRejected({ origin: 'http://site.example:8080' }, { host: '' })).toBe(true);
  });

  it('accepts only the configured origins if there are any', () => {
    const publicOrigins = ['https://www.site.example'];
    expect(isRejected({ origin: 'https://www.site.example' }, { publicOrigins })).toBe(false);
    expect(isRejected({ origin: 'http://www.site.example' }, { publicOrigins })).toBe(true);
    expect(isRejected({ origin: 'http://site.example:8080' }, { publicOrigins })).toBe(true);
  });

  it('allows a write without an origin only if it has no session cookie', () => {
    expect(isRejected({}, { hasSession: false })).toBe(false);
    expect(isRejected({}, { hasSession: true })).toBe(true);
  });

  it('rejects requests that the browser marks as cross-site', () => {
    expect(isRejected({ origin: 'http://site.example:8080', 'sec-fetch-site': 'cross-site' })).toBe(true);
    expect(isRejected({ origin: 'http://site.example:8080', 'sec-fetch-site': 'same-origin' })).toBe(false);
  });
});
