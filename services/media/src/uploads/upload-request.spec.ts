import { MEGABYTE } from '@reefdesk/contracts/limits';
import type { BeginUploadRequest } from '@reefdesk/contracts/messages/media.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { acceptRequest } from './upload-request.ts';

const request = (changes: Partial<Record<keyof BeginUploadRequest, unknown>> = {}): BeginUploadRequest =>
  ({ size: 10, sha256: 'a'.repeat(64), maxBytes: MEGABYTE, name: 'reef.jpg', ...changes }) as BeginUploadRequest;

function codeOf(changes: Parameters<typeof request>[0]): string {
  try {
    acceptRequest(request(changes));
    return 'accepted';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

describe('acceptRequest', () => {
  it('accepts types with or without the `image/` prefix', () => {
    expect(acceptRequest(request({ types: ['jpeg', 'image/png'] })).types).toEqual(['jpeg', 'png']);
    expect(acceptRequest(request()).types).toBeNull();
  });

  it('reports the file and the limit if it is too large, and never allows more than the largest form', () => {
    expect(() => acceptRequest(request({ size: 11 * MEGABYTE, maxBytes: 10 * MEGABYTE }))).toThrow('reef.jpg is larger than 10 MB');
    expect(() => acceptRequest(request({ size: 21 * MEGABYTE, maxBytes: 90 * MEGABYTE }))).toThrow('reef.jpg is larger than 20 MB');
    expect(codeOf({ size: 20 * MEGABYTE, maxBytes: 20 * MEGABYTE })).toBe('accepted');
  });

  it('rejects an empty file as damaged', () => {
    expect(codeOf({ size: 0 })).toBe('image_damaged');
  });

  it.each([
    { size: -1 },
    { size: 1.5 },
    { size: '10' },
    { size: Number.NaN },
    { sha256: 'A'.repeat(64) },
    { sha256: 'a'.repeat(63) },
    { sha256: { $gt: '' } },
    { maxBytes: 0 },
    { maxBytes: undefined },
    { types: ['exe'] },
    { types: [null] },
  ])('refuses %j', (changes) => {
    expect(codeOf(changes)).toBe('bad_request');
  });

  it('removes control characters from a name and limits its length', () => {
    expect(acceptRequest(request({ name: 'a\u0000b\u202e<i>.jpg' })).name).toBe('abi.jpg');
    expect(acceptRequest(request({ name: 'x'.repeat(5_000) })).name).toHaveLength(121);
    expect(acceptRequest(request({ name: 7 })).name).toBe('The file');
    expect(acceptRequest(request({ name: '礁石.jpg' })).name).toBe('礁石.jpg');
  });
});
