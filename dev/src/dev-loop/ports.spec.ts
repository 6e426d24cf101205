import { PortPlan } from './ports.ts';

describe('the ports of the loop', () => {
  it('match the guide when PORT is 8080', () => {
    const plan = new PortPlan(8080);
    expect(plan.gateway).toEqual({ http: 8080, ops: 8200, inspect: 9230 });
    expect(plan.service('auth')).toEqual({ http: 8101, ops: 8201, inspect: 9231 });
    expect([plan.frontend('shell'), plan.frontend('admin'), plan.frontendsInspect]).toEqual([8090, 8092, 9229]);
  });

  it('are unique, also across two loops', () => {
    const ports = [8080, 8380].flatMap((port) => new PortPlan(port).list().map(([, one]) => one));
    expect(new Set(ports).size).toBe(ports.length);
  });

  it.each([65_000])('must be valid: %i', (port) => {
    expect(() => new PortPlan(port)).toThrow(`PORT=${port} leaves no room`);
  });
});
