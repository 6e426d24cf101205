import { isTaken, outcomeOf, told } from './outcome.ts';

const REFUSAL = 'The Deployment "auth" is invalid: spec.template.spec.containers[0].image: Required value';
const all = { all: 3, sent: 3, pods: 0 };

describe('what an API server said of a combination', () => {
  it('is that it takes everything', () => {
    const outcome = outcomeOf('production', all, { out: 'secret/a\nsecret/b\nservice/c\n', error: '', code: 0 });
    expect(isTaken(outcome)).toBe(true);
    expect(told(outcome)).toBe('✔ production: 3 objects and 0 pods accepted');
  });

  it('is what it refuses, with its reasons', () => {
    const outcome = outcomeOf('local', all, { out: 'secret/a\nservice/c\n', error: `${REFUSAL}\n\n`, code: 1 });
    expect(isTaken(outcome)).toBe(false);
    expect(told(outcome)).toBe(`✖ local: 2 objects and 0 pods accepted, 1 refused\n    ${REFUSAL}`);
  });

  it('keeps both ends of a reason that has the whole object between them', () => {
    const reason = `The Job "storage-setup" is invalid: spec.template: ${'{}'.repeat(5_000)}: field is immutable`;
    const line = told(outcomeOf('local', all, { out: 'secret/a\nservice/c\n', error: reason, code: 1 })).split('\n')[1];
    expect(line).toMatch(/^ {4}The Job "storage-setup" is invalid: .* … .*: field is immutable$/);
    expect(line?.length).toBeLessThan(500);
  });

  it('counts apart what was never sent', () => {
    const outcome = outcomeOf('tls', { all: 5, sent: 3, pods: 1 }, { out: 'secret/a\nsecret/b\nservice/c\npod/d\n', error: '', code: 0 });
    expect(isTaken(outcome)).toBe(true);
    expect(told(outcome)).toBe('✔ tls: 3 objects and 1 pods accepted, 2 left out');
  });

  it('is a refusal where pods would be refused later, and none where it only warns', () => {
    const out = 'secret/a\nsecret/b\ndeployment.apps/c\n';
    const pods = 'Warning: would violate PodSecurity "restricted:latest": allowPrivilegeEscalation != false';
    const age = 'Warning: policy/v1beta1 PodDisruptionBudget is deprecated in v1.21+, unavailable in v1.25+; use policy/v1';
    expect(isTaken(outcomeOf('a', all, { out, error: `${age}\n`, code: 0 }))).toBe(true);
    const outcome = outcomeOf('a', all, { out, error: `${age}\n${pods}\n`, code: 0 });
    expect(isTaken(outcome)).toBe(false);
    expect(outcome.reasons).toEqual([pods]);
  });

  it('counts a pod that is refused, too', () => {
    const outcome = outcomeOf('a', { ...all, pods: 1 }, { out: 'secret/a\nsecret/b\nservice/c\n', error: REFUSAL, code: 1 });
    expect(told(outcome)).toBe(`✖ a: 3 objects and 0 pods accepted, 1 refused\n    ${REFUSAL}`);
  });

  it('is no success where kubectl failed, whatever was said', () => {
    const silent = outcomeOf('a', all, { out: 'secret/a\nsecret/b\nservice/c\n', error: '', code: 1 });
    expect([isTaken(silent), silent.reasons]).toEqual([false, ['kubectl ended with 1']]);
    const fewer = outcomeOf('a', all, { out: 'secret/a\n', error: '', code: 0 });
    expect([isTaken(fewer), fewer.refused]).toEqual([false, 2]);
  });
});
