import { ERRORS, isErrorCode } from '@reefdesk/contracts/errors/errors';
import { FIELD_ERRORS } from '@reefdesk/contracts/errors/field-errors';
import type { PlainAnswer } from '@reefdesk/test-kit/plain-http';

const KEYS = new Set(['status', 'success', 'message', 'msg', 'code', 'params', 'requestId', 'fields', 'current', 'data']);

export function errorShapeProblem({ status, headers, json, text }: PlainAnswer): string | undefined {
  if (!json) return `no JSON but ${JSON.stringify(text.slice(0, 100))}`;
  const { code, message, msg, requestId, fields } = json;
  const unknown = Object.keys(json).filter((key) => !KEYS.has(key));
  if (unknown.length > 0) return `unknown keys ${unknown.join(', ')}`;
  if (json.status !== 'error' || json.success !== false) return 'flags that are not those of an error';
  if (!isErrorCode(code)) return `the code ${JSON.stringify(code)}`;
  if (ERRORS[code].status !== status) return `the code ${code} under the status ${status}`;
  if (typeof message !== 'string' || message === '' || /\{\w+\}/.test(message)) return `the message ${JSON.stringify(message)}`;
  if (msg !== message) return 'a msg that is not the message';
  if (typeof requestId !== 'string' || requestId !== headers['x-request-id']) return 'a request id that is not the header';
  if (fields !== undefined && !isProblems(fields)) return `the fields ${JSON.stringify(fields)}`;
  if (!headers['cache-control']?.includes('no-store')) return 'nothing that forbids keeping it';
  return undefined;
}

function isProblems(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((problems) => Array.isArray(problems) && problems.length > 0 && problems.every(isProblem));
}

function isProblem({ code, params, text }: Record<string, unknown>): boolean {
  const isKnown = isErrorCode(code) || (typeof code === 'string' && Object.hasOwn(FIELD_ERRORS, code));
  const isReadable = typeof text === 'string' && text !== '' && !/\{\w+\}/.test(text);
  return isKnown && isReadable && typeof params === 'object' && params !== null;
}
