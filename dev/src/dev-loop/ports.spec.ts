import { PortPlan } from './ports.ts';

describe('the ports of the loop', () => {
  it('are those of the guide when PORT is 8080', () => {
    const plan = new PortPlan(8080);
    expect(plan.gateway).toEqual({ http: 8080, ops: 8200, inspect: 9230 });
    expect(plan.service('auth')).toEqual({ http: 8101, ops: 8201, inspect: 9231 });
    expect([plan.frontend('shell'), plan.frontend('admin'), plan.frontendsInspect]).toEqual([8090, 8092, 9229]);
  });

  it('all differ, and differ from those of another loop beside it', () => {
    const ports = [8080, 8380].flatMap((port) => new PortPlan(port).list().map(([, one]) => one));
    expect(new Set(ports).size).toBe(ports.length);
  });

  it.each([65_000])('have to exist: %i', (port) => {
    expect(() => new PortPlan(port)).toThrow(`PORT=${port} leaves no room`);
  });
});
