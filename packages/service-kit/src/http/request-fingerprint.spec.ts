import { describe, expect, it } from '@jest/globals';
import type { ReceivedFile } from './form/received-form.ts';
import { type FingerprintedRequest, requestFingerprint } from './request-fingerprint.ts';

const JSON_CALL: FingerprintedRequest = {
  method: 'POST',
  originalUrl: '/api/reefs',
  headers: {},
  user: { userId: 'admin-1', role: 'admin', sessionId: 'session-1' },
  body: { name: { en: 'Reef', id: 'Karang' }, depths: [1, 2] },
};
const file = (sha256: string, name = 'reef.jpg') => ({ sha256, name }) as ReceivedFile;
const formCall = (fields: Record<string, string>, files: Record<string, ReceivedFile[]>): FingerprintedRequest => ({
  ...JSON_CALL,
  body: fields,
  form: { fields, files },
});

const of = requestFingerprint;
const changed = (change: Partial<FingerprintedRequest>) => of({ ...JSON_CALL, ...change });

describe('requestFingerprint', () => {
  it('returns a SHA-256 in lowercase hex, equal for equal requests', () => {
    expect(of(JSON_CALL)).toMatch(/^[0-9a-f]{64}$/);
    expect(of(structuredClone(JSON_CALL))).toBe(of(JSON_CALL));
  });

  it('ignores the order of keys, the query and the version that the client has seen', () => {
    expect(changed({ body: { depths: [1, 2], name: { id: 'Karang', en: 'Reef' } } })).toBe(of(JSON_CALL));
    expect(changed({ originalUrl: '/api/reefs?now=1' })).toBe(of(JSON_CALL));
    expect(changed({ body: { ...JSON_CALL.body, version: 7 } })).toBe(of(JSON_CALL));
  });

  it.each<[string, Partial<FingerprintedRequest>]>([
    ['sender', { user: { userId: 'admin-2', role: 'admin', sessionId: 'session-1' } }],
    ['unknown sender', { user: undefined }],
    ['method', { method: 'PUT' }],
    ['address', { originalUrl: '/api/reefs/1' }],
    ['value', { body: { name: { en: 'Reef', id: 'Terumbu' }, depths: [1, 2] } }],
    ['order of a list', { body: { name: { en: 'Reef', id: 'Karang' }, depths: [2, 1] } }],
    ['type of a value', { body: { name: { en: 'Reef', id: 'Karang' }, depths: ['1', 2] } }],
    ['lack of a body', { body: undefined }],
  ])('tells another %s apart', (_, change) => {
    expect(changed(change)).not.toBe(of(JSON_CALL));
  });

  it('includes the texts of a form and the bytes of its files in order, but not the file names', () => {
    const form = of(formCall({ title: 'Reef' }, { photos: [file('a'), file('b')], profile: [] }));
    expect(of(formCall({ title: 'Reef', version: '3' }, { photos: [file('a', 'IMG_1.jpg'), file('b')] }))).toBe(form);
    for (const other of [
      formCall({ title: 'Wall' }, { photos: [file('a'), file('b')] }),
      formCall({ title: 'Reef' }, { photos: [file('b'), file('a')] }),
      formCall({ title: 'Reef' }, { photos: [file('a')], profile: [file('b')] }),
      formCall({ title: 'Reef' }, { photos: [file('a'), file('c')] }),
    ]) {
      expect(of(other)).not.toBe(form);
    }
  });
});
