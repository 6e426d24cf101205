import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { rewriteRequestHeaders } from './request-headers.ts';

const context = { requestId: 'made-here', client: { address: '203.0.113.7', scheme: 'https' as const, host: 'site.example' } };

function rewritten(headers: IncomingHttpHeaders, withCookies = false): IncomingHttpHeaders {
  rewriteRequestHeaders(headers, context, withCookies);
  return headers;
}

const known = {
  'x-request-id': 'made-here',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'site.example',
};

describe('rewriteRequestHeaders', () => {
  it("replaces forged headers with the gateway's own values", () => {
    const pretended = {
      authorization: 'Bearer forged',
      forwarded: 'for=6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '1',
      'x-forwarded-prefix': '/admin',
      'x-real-ip': '6.6.6.6',
      'true-client-ip': '6.6.6.6',
      'x-original-url': '/api/gallery',
      'x-http-method-override': 'DELETE',
      'x-reefdesk-actor': 'admin',
      'x-request-id': 'from-outside',
      traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
      tracestate: 'a=1',
      baggage: 'a=1',
    };
    expect(rewritten(pretended)).toEqual(known);
  });

  it('drops hop-by-hop headers and those that Connection names, but keeps those that frame the body', () => {
    const headers = {
      connection: 'keep-alive, X-Private, content-length, host, transfer-encoding',
      'keep-alive': 'timeout=5',
      te: 'trailers',
      upgrade: 'websocket',
      expect: '100-continue',
      'x-private': '1',
      'content-length': '3',
      host: 'site.example',
      'transfer-encoding': 'chunked',
    };
    expect(rewritten(headers)).toEqual({ ...known, 'content-length': '3', host: 'site.example', 'transfer-encoding': 'chunked' });
  });

  it('keeps its own headers even if Connection names them', () => {
    expect(rewritten({ connection: 'x-forwarded-for, x-request-id' })).toEqual(known);
  });

  it('keeps ordinary headers, and cookies only where they are allowed', () => {
    expect(rewritten({ accept: 'image/avif', cookie: 'a=1' })).toEqual({ ...known, accept: 'image/avif' });
    expect(rewritten({ cookie: 'a=1' }, true)).toEqual({ ...known, cookie: 'a=1' });
  });
});
