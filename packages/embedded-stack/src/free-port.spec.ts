import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort, freePorts, whyNotBindable } from './free-port.ts';

describe('free ports', () => {
  it('returns no port twice, neither concurrently nor in sequence', async () => {
    const groups = await Promise.all([freePorts(30), freePorts(30), freePorts(30)]);
    const ports = [...groups.flat(), await freePort()];

    expect(new Set(ports).size).toBe(91);
    await expect(Promise.all(ports.map((port) => whyNotBindable(port, '127.0.0.1')))).resolves.toEqual(ports.map(() => undefined));
  });

  it.each([0, 0.5, 0.999_999])('returns no port that fetch blocks and no ephemeral one (start at %p of the range)', async (at) => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(at);
    const ports = await freePorts(30);
    random.mockRestore();

    for (const port of ports) {
      expect(port).toBeGreaterThan(10_080);
      expect(port).toBeLessThan(17_000);
    }
  });

  it('reserves a port against other processes until its own ends', async () => {
    const few = { first: 17_000, count: 8 };
    const other = spawn(process.execPath, ['--conditions=reefdesk-source', '--input-type=module', '-e', takesFiveOf(few)], {
      cwd: import.meta.dirname,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(createInterface(other.stdout), 'line');
    const left = await freePorts(3, few);
    await expect(freePorts(1, few)).rejects.toThrow('Only 0 of 1 ports');

    other.stdin.end();
    await once(other, 'exit');
    const given = await freePorts(5, few);
    expect(given.filter((port) => left.includes(port))).toEqual([]);
  });
});

function takesFiveOf(range: { first: number; count: number }): string {
  return `
    import { freePorts } from '@reefdesk/embedded-stack/free-port';
    await freePorts(5, ${JSON.stringify(range)});
    process.stdout.write('taken\\n');
    process.stdin.resume();
  `;
}
