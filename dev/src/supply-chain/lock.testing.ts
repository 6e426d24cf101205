import type { Lock, LockedPackage } from './lock.ts';

/** SHA-512 of nothing in particular: the digest `00…`. */
export const INTEGRITY = `sha512-${Buffer.alloc(64).toString('base64')}`;

/**
 * A service `reef` on a package `kit` of ours; `driver` is reached in production and used by tests as well, `tool` by tests
 * alone, `old` twice, in two versions.
 */
export function demoLock(changes: Record<string, LockedPackage> = {}): Lock {
  const installed = (version: string, more: LockedPackage = {}): LockedPackage => ({
    version,
    license: 'MIT',
    integrity: INTEGRITY,
    ...more,
  });
  return {
    packages: {
      '': { name: 'demo', version: '1.0.0', devDependencies: { tool: '1.0.0' } },
      'services/reef': { name: '@demo/reef', version: '1.0.0', dependencies: { '@demo/kit': '1.0.0', old: '1.2.0' } },
      'packages/kit': {
        name: '@demo/kit',
        version: '1.0.0',
        dependencies: { '@scope/web': '2.0.0' },
        devDependencies: { tool: '1.0.0' },
      },
      'node_modules/@demo/kit': { resolved: 'packages/kit', link: true },
      'node_modules/@scope/web': installed('2.0.0', {
        dependencies: { old: '^2.0.0' },
        optionalDependencies: { 'web-linux': '2.0.0', 'web-darwin': '2.0.0', 'web-nowhere': '2.0.0' },
        peerDependencies: { driver: '*', fancy: '*' },
        peerDependenciesMeta: { fancy: { optional: true } },
      }),
      'node_modules/web-linux': installed('2.0.0', { optional: true, os: ['linux'] }),
      'node_modules/web-darwin': { version: '2.0.0', optional: true, os: ['darwin'] },
      'node_modules/driver': installed('3.1.0', { license: 'Apache-2.0' }),
      'node_modules/fancy': installed('1.0.0'),
      'node_modules/old': installed('2.5.0', { license: 'ISC' }),
      'services/reef/node_modules/old': installed('1.2.0', { license: 'ISC' }),
      'node_modules/tool': installed('1.0.0', { license: 'GPL-3.0-only', dependencies: { driver: '3.1.0' } }),
      ...changes,
    },
  };
}
