import { ACCEPTED_IMAGE_TYPES, type AcceptedImageType, LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import type { BeginUploadRequest } from '@reefdesk/contracts/messages/media.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';

const NAME_MAX = 120;
const ID_MAX = 100;

export interface AcceptedRequest {
  size: number;
  sha256: string;
  name: string;
  types: AcceptedImageType[] | null;
  uploadedBy: string | null;
}

/** Throws `image_too_large`, `image_damaged` for an empty file, or `bad_request` for values that no service sends. */
export function acceptRequest({ size, sha256, maxBytes, name, types, uploadedBy }: BeginUploadRequest): AcceptedRequest {
  const known = types?.map((type) => String(type).replace(/^image\//, '')) ?? null;
  if (!Number.isSafeInteger(size) || !Number.isSafeInteger(maxBytes) || size < 0 || maxBytes < 1) throw new AppError('bad_request');
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) throw new AppError('bad_request');
  const shown = displayName(name);
  const limit = Math.min(maxBytes, LIMITS.slideImageMaxBytes);
  if (size > limit) throw new AppError('image_too_large', { name: shown, maxMegabytes: Math.floor((limit / MEGABYTE) * 10) / 10 });
  if (size === 0) throw new AppError('image_damaged', { name: shown });
  if (known && !known.every(isAccepted)) throw new AppError('bad_request');
  return { size, sha256, name: shown, types: known, uploadedBy: typeof uploadedBy === 'string' ? uploadedBy.slice(0, ID_MAX) : null };
}

/** Makes a file name safe for error messages. */
export function displayName(name: unknown): string {
  const text = typeof name === 'string' ? name.replace(/[\p{C}<>]/gu, '').trim() : '';
  return text.length > NAME_MAX ? `${text.slice(0, NAME_MAX)}…` : text || 'The file';
}

function isAccepted(type: string): type is AcceptedImageType {
  return (ACCEPTED_IMAGE_TYPES as readonly string[]).includes(type);
}
