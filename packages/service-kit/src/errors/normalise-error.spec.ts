import { describe, expect, it } from '@jest/globals';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import { AppError, fromWireError, toWireError } from './app-error.ts';
import { errorBody } from './error-body.ts';
import { normaliseError } from './normalise-error.ts';

const named = (name: string) => Object.assign(new Error('inner detail'), { name });

describe('normaliseError', () => {
  it('keeps errors of the error table', () => {
    const error = new AppError('edit_conflict');
    expect(normaliseError(error)).toBe(error);
  });

  it.each([
    [new NotFoundException(), 'not_found'],
    [new BadRequestException(), 'bad_request'],
    [Object.assign(new Error('request entity too large'), { status: 413 }), 'payload_too_large'],
    [Object.assign(new Error('bad charset'), { status: 415 }), 'unsupported_media_type'],
    [named('MongoServerSelectionError'), 'service_unavailable'],
    [named('MongoServerClosedError'), 'service_unavailable'],
    [named('MongoWriteConcernError'), 'service_unavailable'],
    [named('PoolClearedOnNetworkError'), 'service_unavailable'],
    [Object.assign(named('MongoServerError'), { code: 50 }), 'gateway_timeout'],
    [Object.assign(named('MongoServerError'), { code: 10107 }), 'service_unavailable'],
    [Object.assign(named('MongoServerError'), { code: 11602 }), 'service_unavailable'],
    [Object.assign(named('MongoServerError'), { code: 14031 }), 'service_unavailable'],
    [Object.assign(named('MongoServerError'), { code: 121 }), 'internal_error'],
    [Object.assign(named('TypeError'), { code: 10107 }), 'internal_error'],
    [Object.assign(named('Error'), { code: 'ENOSPC' }), 'storage_full'],
    [Object.assign(named('Error'), { code: 'EDQUOT' }), 'storage_full'],
    [Object.assign(named('Error'), { code: 'EACCES' }), 'internal_error'],
    [named('TypeError'), 'internal_error'],
    ['a string', 'internal_error'],
    [null, 'internal_error'],
  ])('maps %s to %s', (thrown, code) => {
    expect(normaliseError(thrown).code).toBe(code);
  });

  it('reveals nothing of an unknown error', () => {
    expect(JSON.stringify(errorBody(normaliseError(named('TypeError')), 'r-1'))).not.toContain('inner detail');
  });
});

describe('wire format of errors', () => {
  it('restores the same error', () => {
    const fields = { email: [{ code: 'email_address' as const, params: {}, text: 'Please enter a valid email address' }] };
    const error = new AppError('validation_failed', { name: 'x' }, { fields });
    const rebuilt = fromWireError(JSON.parse(JSON.stringify(toWireError(error))));
    expect(rebuilt).toMatchObject({ code: 'validation_failed', params: { name: 'x' }, fields });
  });

  it('is not read from other values', () => {
    expect([fromWireError('x'), fromWireError(null), fromWireError({ code: 'nope' })]).toEqual([undefined, undefined, undefined]);
  });
});
