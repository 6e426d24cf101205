import { describe, expect, it } from '@jest/globals';
import { clientOf } from './client.ts';

const direct = { trustedHops: 0, publicOrigins: [] };
const behindOne = { trustedHops: 1, publicOrigins: [] };
const forged = { host: 'site.example', 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };

describe('clientOf', () => {
  it('ignores forwarding headers without a trusted proxy', () => {
    expect(clientOf('::ffff:10.0.0.9', forged, direct)).toEqual({ address: '10.0.0.9', scheme: 'http', host: 'site.example' });
  });

  it('takes the entry that the trusted proxy appended, not one from the client', () => {
    const headers = { ...forged, 'x-forwarded-for': '6.6.6.6, 203.0.113.7' };
    expect(clientOf('10.0.0.1', headers, behindOne).address).toBe('203.0.113.7');
    expect(
      clientOf('10.0.0.1', { ...headers, 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.5' }, { ...behindOne, trustedHops: 2 }).address,
    ).toBe('203.0.113.7');
  });

  it('reads addresses with ports and brackets, and falls back to the socket for anything else', () => {
    const from = (value: string) => clientOf('10.0.0.1', { 'x-forwarded-for': value }, behindOne).address;
    expect(from('203.0.113.7:4711')).toBe('203.0.113.7');
    expect(from('[2001:db8::1]:4711')).toBe('2001:db8::1');
    expect(from('2001:db8::1')).toBe('2001:db8::1');
    expect(from('unknown')).toBe('10.0.0.1');
    expect(from('')).toBe('10.0.0.1');
  });

  it('takes scheme and host from a trusted proxy', () => {
    const { scheme, host } = clientOf(
      '10.0.0.1',
      { host: 'gateway:8080', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'Site.example' },
      behindOne,
    );
    expect({ scheme, host }).toEqual({ scheme: 'https', host: 'site.example' });
  });

  it('takes the host that the trusted proxy appended, not one from the client', () => {
    const headers = { host: 'gateway:8080', 'x-forwarded-host': 'evil.example, site.example' };
    expect(clientOf('10.0.0.1', headers, behindOne).host).toBe('site.example');
    expect(clientOf('10.0.0.1', { host: 'gateway:8080' }, behindOne).host).toBe('gateway:8080');
  });

  it('is https when the site is only offered at https', () => {
    const publicOrigins = ['https://site.example'];
    expect(clientOf('10.0.0.1', {}, { trustedHops: 0, publicOrigins }).scheme).toBe('https');
    expect(clientOf('10.0.0.1', {}, { trustedHops: 0, publicOrigins: [...publicOrigins, 'http://localhost:8080'] }).scheme).toBe('http');
  });

  it.each(['', 'a b', 'x/../y', '<script>', 'host:port', '-x'])('rejects the host %j', (host) => {
    expect(clientOf('10.0.0.1', { host }, direct).host).toBe('');
  });
});
