import { isTaken, outcomeOf, told } from './outcome.ts';

const REJECTION = 'The Deployment "auth" is invalid: spec.template.spec.containers[0].image: Required value';
const all = { all: 3, sent: 3, pods: 0 };

describe('outcome of a combination', () => {
  it('is accepted if the server accepts all objects', () => {
    const outcome = outcomeOf('production', all, { out: 'secret/a\nsecret/b\nservice/c\n', error: '', code: 0 });
    expect(isTaken(outcome)).toBe(true);
    expect(told(outcome)).toBe('✔ production: 3 objects and 0 pods accepted');
  });

  it('lists the rejected objects with the reasons', () => {
    const outcome = outcomeOf('local', all, { out: 'secret/a\nservice/c\n', error: `${REJECTION}\n\n`, code: 1 });
    expect(isTaken(outcome)).toBe(false);
    expect(told(outcome)).toBe(`✖ local: 2 objects and 0 pods accepted, 1 refused\n    ${REJECTION}`);
  });

  it('shortens a long reason in the middle', () => {
    const reason = `The Job "storage-setup" is invalid: spec.template: ${'{}'.repeat(5_000)}: field is immutable`;
    const line = told(outcomeOf('local', all, { out: 'secret/a\nservice/c\n', error: reason, code: 1 })).split('\n')[1];
    expect(line).toMatch(/^ {4}The Job "storage-setup" is invalid: .* … .*: field is immutable$/);
    expect(line?.length).toBeLessThan(500);
  });

  it('counts objects that were not sent', () => {
    const outcome = outcomeOf('tls', { all: 5, sent: 3, pods: 1 }, { out: 'secret/a\nsecret/b\nservice/c\npod/d\n', error: '', code: 0 });
    expect(isTaken(outcome)).toBe(true);
    expect(told(outcome)).toBe('✔ tls: 3 objects and 1 pods accepted, 2 left out');
  });

  it('is rejected by warnings about pod security, but not by others', () => {
    const out = 'secret/a\nsecret/b\ndeployment.apps/c\n';
    const pods = 'Warning: would violate PodSecurity "restricted:latest": allowPrivilegeEscalation != false';
    const age = 'Warning: policy/v1beta1 PodDisruptionBudget is deprecated in v1.21+, unavailable in v1.25+; use policy/v1';
    expect(isTaken(outcomeOf('a', all, { out, error: `${age}\n`, code: 0 }))).toBe(true);
    const outcome = outcomeOf('a', all, { out, error: `${age}\n${pods}\n`, code: 0 });
    expect(isTaken(outcome)).toBe(false);
    expect(outcome.reasons).toEqual([pods]);
  });

  it('counts rejected pods', () => {
    const outcome = outcomeOf('a', { ...all, pods: 1 }, { out: 'secret/a\nsecret/b\nservice/c\n', error: REJECTION, code: 1 });
    expect(told(outcome)).toBe(`✖ a: 3 objects and 0 pods accepted, 1 refused\n    ${REJECTION}`);
  });

  it('is rejected if kubectl fails or misses objects, whatever its output', () => {
    const silent = outcomeOf('a', all, { out: 'secret/a\nsecret/b\nservice/c\n', error: '', code: 1 });
    expect([isTaken(silent), silent.reasons]).toEqual([false, ['kubectl ended with 1']]);
    const fewer = outcomeOf('a', all, { out: 'secret/a\n', error: '', code: 0 });
    expect([isTaken(fewer), fewer.refused]).toEqual([false, 2]);
  });
});
