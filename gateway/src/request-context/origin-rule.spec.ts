import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { isForeignWrite } from './origin-rule.ts';

function isRefused(
  headers: IncomingHttpHeaders,
  { method = 'POST', hasSession = true, host = 'site.example:8080', publicOrigins = [] as string[] } = {},
) {
  return isForeignWrite({ method, headers, client: { host }, hasSession }, publicOrigins);
}

describe('isForeignWrite', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s from another origin or from "null", with a session or without', (method) => {
    for (const hasSession of [true, false]) {
      expect(isRefused({ origin: 'https://evil.example' }, { method, hasSession })).toBe(true);
      expect(isRefused({ origin: 'null' }, { method, hasSession })).toBe(true);
    }
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('lets %s pass whatever the origin: it changes nothing', (method) => {
    expect(isRefused({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, { method })).toBe(false);
  });

  it('takes the own host and port for home in either scheme', () => {
    expect(isRefused({ origin: 'http://site.example:8080' })).toBe(false);
    expect(isRefused({ origin: 'https://site.example:8080' })).toBe(false);
    expect(isRefused({ origin: 'https://site.example' }, { host: 'site.example:443' })).toBe(false);
    expect(isRefused({ origin: 'https://site.example' }, { host: 'site.example' })).toBe(false);
  });

  it('refuses another port, a subdomain, a look-alike and what is no web origin', () => {
    for (const origin of [
      'http://site.example',
      'http://a.site.example:8080',
      'http://site.example:8080.evil.example',
      'ftp://site.example:8080',
      'site.example:8080',
      '',
    ]) {
      expect(isRefused({ origin })).toBe(true);
    }
  });

  it('refuses everything when the own host is unknown', () => {
    expect(isRefused({ origin: 'http://site.example:8080' }, { host: '' })).toBe(true);
  });

  it('counts only the configured origins, exactly, when there are some', () => {
    const publicOrigins = ['https://www.site.example'];
    expect(isRefused({ origin: 'https://www.site.example' }, { publicOrigins })).toBe(false);
    expect(isRefused({ origin: 'http://www.site.example' }, { publicOrigins })).toBe(true);
    expect(isRefused({ origin: 'http://site.example:8080' }, { publicOrigins })).toBe(true);
  });

  it('lets a write without an origin pass only without a session cookie', () => {
    expect(isRefused({}, { hasSession: false })).toBe(false);
    expect(isRefused({}, { hasSession: true })).toBe(true);
  });

  it('refuses what the browser itself calls cross-site', () => {
    expect(isRefused({ origin: 'http://site.example:8080', 'sec-fetch-site': 'cross-site' })).toBe(true);
    expect(isRefused({ origin: 'http://site.example:8080', 'sec-fetch-site': 'same-origin' })).toBe(false);
  });
});
