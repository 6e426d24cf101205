import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { deliveredWorkspaces } from './images.ts';
import { isAllowed } from './licence.ts';
import { readRules } from './licence-rules.ts';
import { type LicenceRules, licenceReport } from './licences.ts';
import { demoLock, INTEGRITY } from './lock.testing.ts';
import { readLock } from './lock.ts';

const RULES: LicenceRules = { allowed: ['MIT', 'ISC', 'Apache-2.0'], exceptions: {} };
const faultsOf = (license: string | undefined, exceptions: LicenceRules['exceptions'] = {}) => {
  const driver = { version: '3.1.0', integrity: INTEGRITY, ...(license !== undefined && { license }) };
  const lock = demoLock({ 'node_modules/driver': driver });
  return licenceReport(lock, ['services/reef'], { ...RULES, exceptions }, '/nowhere').faults;
};

describe('the licences of what is delivered', () => {
  it('are listed, those of tools for tests and for other systems left out', () => {
    const { found, faults } = licenceReport(demoLock(), ['services/reef'], RULES, '/nowhere');
    expect([...found]).toEqual([
      ['Apache-2.0', ['driver@3.1.0']],
      ['ISC', ['old@1.2.0', 'old@2.5.0']],
      ['MIT', ['@scope/web@2.0.0', 'web-linux@2.0.0']],
    ]);
    expect(faults).toEqual([]);
  });

  it('are refused when the list does not allow them, and when there is none', () => {
    expect(faultsOf('GPL-3.0-only')).toEqual(['driver@3.1.0: GPL-3.0-only is not allowed (node_modules/driver)']);
    expect(faultsOf(undefined)).toEqual(['driver@3.1.0: says no licence is not allowed (node_modules/driver)']);
  });

  it('may be excepted by name, for the very licence that was looked at, as long as that is needed', () => {
    const why = 'looked at';
    expect(faultsOf('LGPL-3.0-or-later', { 'driv*': { licence: 'LGPL-3.0-or-later', why } })).toEqual([]);
    expect(faultsOf(undefined, { driver: { licence: '', why } })).toEqual([]);
    expect(faultsOf('MIT', { driver: { licence: 'LGPL-3.0-or-later', why } })).toEqual(['driver: excepted, but no package needs it']);
    expect(faultsOf('GPL-3.0-only', { driver: { licence: 'LGPL-3.0-or-later', why } })).toHaveLength(2);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['GPL-3.0-only OR (ISC AND MIT)', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR ISC) AND GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['(MIT', false],
    ['', false],
  ])('understand %s', (expression, result) => expect(isAllowed(expression, new Set(RULES.allowed))).toBe(result));

  it('of this repository are all allowed', () => {
    const lock = readLock(repositoryRoot);
    expect(licenceReport(lock, deliveredWorkspaces(lock), readRules(repositoryRoot), repositoryRoot).faults).toEqual([]);
  });
});
