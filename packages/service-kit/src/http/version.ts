import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.ts';

/** Equal to no version that a document can have. */
const NO_VERSION = -1;
const TAG = /^(?:W\/)?"?(\d{1,15})"?$/;

/**
 * Handler parameter: the version that the caller has seen (`If-Match: "7"`, else `version` in the body), null when it does
 * not say. What cannot be read matches no version: an edit that asked for the guard is never let through without it.
 */
export const ExpectedVersion = createParamDecorator((_: unknown, context: ExecutionContext): number | null =>
  expectedVersion(context.switchToHttp().getRequest<Request>()),
);

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

/** A success about something that an admin edits: its version is the tag under which the next edit may come. */
export function versioned<View extends { version: number }>(response: Response, view: View, message?: string): Success<View> {
  tagVersion(response, view.version);
  return success(view, message);
}

/** Somebody saved meanwhile; the answer carries what is stored now. */
export function editConflict(current: unknown): AppError {
  return new AppError('edit_conflict', {}, { current });
}
