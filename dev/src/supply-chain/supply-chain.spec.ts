import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { type LicenceRules, licenceViolations, readRules } from './licences.ts';
import type { Component, Sbom } from './sbom.ts';

const sbomOf = (...workspaces: string[]): string =>
  execFileSync(process.execPath, [join(repositoryRoot, 'dev/src/sbom.ts'), ...workspaces], { cwd: tmpdir(), encoding: 'utf8' });
const namesIn = (text: string) => (JSON.parse(text) as Sbom).components.map(({ name }) => name);

describe('the list of packages', () => {
  it('contains exactly the production packages of a workspace, including those that tests also need', () => {
    const text = sbomOf('services/catalog');
    const names = namesIn(text);
    expect(names).toEqual(expect.arrayContaining(['mongodb', '@nestjs/core', 'service-kit']));
    for (const other of ['jest', '@swc/core', '@grpc/grpc-js', 'sharp', 'auth']) expect(names).not.toContain(other);
    const { components } = JSON.parse(text) as Sbom;
    expect(components.find(({ name }) => name === 'mongodb')).toMatchObject({
      version: expect.any(String),
      hashes: [{ alg: 'SHA-512' }],
      licenses: [{ license: { id: 'Apache-2.0' } }],
    });
  });

  it('is the same for the same lock file, without time, serial number, path or registry', () => {
    const text = sbomOf('frontends/shell', 'deploy/docker/frontend-server');
    expect(sbomOf('frontends/shell', 'deploy/docker/frontend-server')).toBe(text);
    expect(namesIn(text)).toEqual(expect.arrayContaining(['react', 'sirv']));
    expect(text).not.toMatch(/timestamp|serialNumber/);
    expect(text.match(/https?:[^"]*/g)).toEqual(['http://cyclonedx.org/schema/bom-1.5.schema.json']);
    expect(text).not.toContain(repositoryRoot);
  });
});

describe('the licences of delivered packages', () => {
  const rules = { allowed: ['MIT', 'ISC'], exceptions: {} };
  const problemsOf = (stated: Component['licenses'], more: Partial<LicenceRules> = {}) => {
    const driver = { name: 'driver', version: '3.1.0', hashes: [{}], licenses: stated };
    return licenceViolations({ metadata: {}, components: [driver, { name: 'own', version: '1.0.0' }] }, { ...rules, ...more });
  };
  const gpl = [{ license: { id: 'GPL-3.0-only' } }];

  it('are rejected when not allowed, not stated or not an SPDX expression', () => {
    expect(problemsOf([{ license: { id: 'MIT' } }])).toEqual([]);
    expect(problemsOf([{ expression: '(GPL-3.0-only OR ISC)' }])).toEqual([]);
    expect(problemsOf([{ expression: 'GPL-3.0-only AND ISC' }])).toEqual(['driver@3.1.0: GPL-3.0-only AND ISC is not allowed']);
    expect(problemsOf(gpl)).toEqual(['driver@3.1.0: GPL-3.0-only is not allowed']);
    expect(problemsOf(undefined)).toEqual(['driver@3.1.0: no stated licence is not allowed']);
    expect(problemsOf([{ license: { name: 'Mine' } }])).toEqual(['driver@3.1.0: Mine is not allowed']);
  });

  it('may be excepted by name, for exactly one licence, as long as a package needs the exception', () => {
    const except = (name: string, licence: string) => ({ exceptions: { [name]: { licence, why: 'looked at' } } });
    expect(problemsOf(gpl, except('driv*', 'GPL-3.0-only'))).toEqual([]);
    expect(problemsOf(undefined, except('driver', ''))).toEqual([]);
    expect(problemsOf(gpl, except('driver', 'LGPL-3.0-only'))).toHaveLength(2);
    expect(problemsOf([{ license: { id: 'MIT' } }], except('driver', 'GPL-3.0-only'))).toEqual([
      'driver: excepted, but no package needs it',
    ]);
  });

  it('of this repository are all allowed', () => {
    expect(licenceViolations(JSON.parse(sbomOf()) as Sbom, readRules(repositoryRoot))).toEqual([]);
  });
});
