import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.ts';

/** Equal to no version that a document can have. */
const NO_VERSION = -1;
const TAG = /^(?:W\/)?"?(\d{1,15})"?$/;

/**
 * The version that the client has seen (`If-Match: "7"`, else `version` in the body), null if the request does not say. An unreadable one
 * matches no version, so that the edit is refused.
 */
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

/** The tag under which the next edit may come. */
export function tagVersion(response: Response, version: number): void {
  response.setHeader('ETag', `"${version}"`);
}

/** Somebody saved meanwhile; the answer carries what is stored now. */
export function editConflict(current: unknown): AppError {
  return new AppError('edit_conflict', {}, { current });
}
