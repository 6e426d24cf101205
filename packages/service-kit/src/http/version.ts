import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.ts';

/** No document has this version. */
const NO_VERSION = -1;
const TAG = /^(?:W\/)?"?(\d{1,15})"?$/;

/** The version that the client has seen (`If-Match: "7"`, else `version` in the body), or null. An unreadable one matches no version. */
export function expectedVersion(request: Pick<Request, 'headers' | 'body'>): number | null {
  const tag = request.headers['if-match']?.trim();
  if (tag === '*') return null;
  if (tag !== undefined) return versionOf(tag);
  const body: unknown = request.body;
  const version = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
  if (version === undefined || version === null) return null;
  return typeof version === 'number' || typeof version === 'string' ? versionOf(String(version)) : NO_VERSION;
}

function versionOf(tag: string): number {
  const digits = TAG.exec(tag)?.[1];
  return digits === undefined ? NO_VERSION : Number(digits);
}

export function tagVersion(response: Response, version: number): void {
  response.setHeader('ETag', `"${version}"`);
}

/** Error for a concurrent edit; the response contains the stored object. */
export function editConflict(current: unknown): AppError {
  return new AppError('edit_conflict', {}, { current });
}
