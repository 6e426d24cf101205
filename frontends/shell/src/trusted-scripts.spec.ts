import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ownScript, trustOwnScripts } from './trusted-scripts.ts';

describe('ownScript', () => {
  it.each([
    '/assets/main.1a2b3c4d5e.js',
    '/remotes/public/remoteEntry.js',
    '/remotes/admin/assets/travels.1a2b3c4d5e.js',
    `${location.origin}/remotes/admin/remoteEntry.js?retry=1`,
    '/offline-worker.js',
  ])('lets %s pass as it is', (address) => {
    expect(ownScript(address)).toBe(address);
  });

  it.each([
    'https://evil.example/assets/main.js',
    '//evil.example/remotes/public/remoteEntry.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:http://localhost/assets/main.js',
    '/media/1/640.js',
    '/api/packages',
    '/assets/../api/main.js',
    '/remotes/other/remoteEntry.js',
    '/assets/note.txt',
    '/media/offline-worker.js',
    '',
  ])('refuses %j', (address) => {
    expect(() => ownScript(address)).toThrow(TypeError);
  });
});

describe('trustOwnScripts', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'trustedTypes'));

  it('installs a default Trusted Types policy that allows script URLs only, if the browser supports it', () => {
    const createPolicy = jest.fn();
    Object.assign(window, { trustedTypes: { createPolicy } });
    trustOwnScripts();
    expect(createPolicy.mock.calls).toEqual([['default', { createScriptURL: ownScript }]]);
  });

  it('does nothing in other browsers', () => {
    expect(trustOwnScripts).not.toThrow();
  });
});
