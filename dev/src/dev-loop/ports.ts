import { StackError } from '@reefdesk/embedded-stack/errors';
import { whyNotBindable } from '@reefdesk/embedded-stack/free-port';
import { portsOf } from '@reefdesk/system/manifest';
import { MANIFESTS, type ServiceName } from '@reefdesk/system/services';

/** Ports of one process, all on the loopback address except for the gateway's HTTP port. */
export interface LoopPorts {
  http: number;
  ops: number;
  inspect: number;
}

/** The default PORT; with another one all ports of the manifests shift by the difference. */
const USUAL_PORT = 8080;
const FRONTENDS_PORTS = { shell: 8090, public: 8091, admin: 8092 } as const;
const FRONTENDS_INSPECT = 9229;

export type FrontendName = keyof typeof FRONTENDS_PORTS;
export const FRONTENDS = Object.keys(FRONTENDS_PORTS) as FrontendName[];

/** All ports of the loop, derived from PORT so that URLs and debuggers stay the same; listed in CONTRIBUTING.md. */
export class PortPlan {
  readonly #port: number;
  readonly #shift: number;

  constructor(port: number) {
    this.#port = port;
    this.#shift = port - USUAL_PORT;
    const highest = Math.max(...Object.values(MANIFESTS).map(({ ports }) => ports.inspect)) + this.#shift;
    if (highest > 65_535) {
      throw new StackError(`PORT=${port} leaves no room for the ports of the other processes.`);
    }
  }

  get gateway(): LoopPorts {
    return { ...this.#moved(portsOf(0)), http: this.#port };
  }

  service(name: ServiceName): LoopPorts {
    return this.#moved(MANIFESTS[name].ports);
  }

  frontend(name: FrontendName): number {
    return FRONTENDS_PORTS[name] + this.#shift;
  }

  get frontendsInspect(): number {
    return FRONTENDS_INSPECT + this.#shift;
  }

  #moved({ http, ops, inspect }: LoopPorts): LoopPorts {
    return { http: http + this.#shift, ops: ops + this.#shift, inspect: inspect + this.#shift };
  }

  list(): [name: string, port: number][] {
    const processes = [['gateway', this.gateway] as const, ...services().map((name) => [name, this.service(name)] as const)];
    return [
      ...processes.flatMap(([name, ports]) => Object.values(ports).map((port): [string, number] => [name, port])),
      ...FRONTENDS.map((name): [string, number] => [name, this.frontend(name)]),
      ['frontends', this.frontendsInspect],
    ];
  }

  /** Throws a StackError that names the first port in use. */
  async assertFree(): Promise<void> {
    for (const [name, port] of this.list()) {
      const reason = await whyNotBindable(port, '127.0.0.1');
      if (reason) throw new StackError(`Port ${port} for ${name} cannot be opened (${reason}). Another PORT moves all ports.`);
    }
  }
}

function services(): ServiceName[] {
  return Object.keys(MANIFESTS) as ServiceName[];
}
