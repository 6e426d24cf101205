import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type MongoFrame, MongoFrames, mongoFrame } from './mongo-frames.ts';

/** Selects commands by name and collection; an absent property matches all. */
export interface CommandKind {
  command?: string | readonly string[];
  collection?: string;
  forOne?: boolean;
}

type Seen = Required<Omit<CommandKind, 'command'>> & { command: string };

export type MongoFault =
  /** Closes the connection before the server receives the command. */
  | { cut: 'before' }
  /** Closes the connection after the server has executed the command, instead of its response. */
  | { cut: 'after' }
  /** Sends this response with `ok: 0`; the server does not receive the command. */
  | { refuse: Record<string, unknown> }
  /** Adds these fields to the response of the executed command. */
  | { answer: Record<string, unknown> }
  /** Holds the response of the executed command until {@link MongoRoad.release}. */
  | { hold: true }
  | { delayMs: number };

export const NOT_PRIMARY = { refuse: { code: 10107, codeName: 'NotWritablePrimary', errmsg: 'not primary' } } satisfies MongoFault;
export const SHUTTING_DOWN = {
  refuse: { code: 91, codeName: 'ShutdownInProgress', errmsg: 'The server is in quiesce mode and will shut down' },
} satisfies MongoFault;
/** A write that was executed, but maybe only on a primary that is stepping down. */
export const UNCONFIRMED = {
  answer: { writeConcernError: { code: 91, codeName: 'ShutdownInProgress', errmsg: 'waiting for replication was interrupted' } },
} satisfies MongoFault;

interface Rule {
  kind: CommandKind;
  fault: MongoFault;
  left: number;
}

/** Proxy to a MongoDB server that injects the faults of a failover into selected commands and forwards the rest. */
export class MongoProxy {
  private readonly travellers = new Set<Socket>();
  private readonly commands: Seen[] = [];
  private rules: Rule[] = [];
  private held: (() => void)[] = [];

  private readonly server: Server;
  private readonly target: URL;

  private constructor(server: Server, target: URL) {
    this.server = server;
    this.target = target;
  }

  static async to(uri: string): Promise<MongoProxy> {
    const server = createServer();
    const proxy = new MongoProxy(server, new URL(uri.replace(/^mongodb:/, 'http:').replace('//%2F', '//socket/%2F')));
    server.on('connection', (near) => proxy.carry(near));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get uri(): string {
    return `mongodb://127.0.0.1:${(this.server.address() as AddressInfo).port}/${this.target.search}`;
  }

  /** Injects the fault into the next `times` commands of the kind. An earlier rule for the same command takes precedence. */
  do(fault: MongoFault, kind: CommandKind = {}, times = Number.POSITIVE_INFINITY): void {
    this.rules.push({ kind, fault, left: times });
  }

  heal(): void {
    this.rules = [];
    this.release();
  }

  release(): void {
    const answers = this.held;
    this.held = [];
    for (const pass of answers) pass();
  }

  seen(kind: CommandKind = {}): number {
    return this.commands.filter((one) => matches(one, kind)).length;
  }

  cutAll(): void {
    for (const tester of this.travellers) tester.destroy();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cutAll();
    await closed;
  }

  private carry(near: Socket): void {
    const path = decodeURIComponent(this.target.pathname).replace(/\/$/, '');
    const far = path ? connect(path) : connect(Number(this.target.port || 27_017), this.target.hostname);
    const faults = new Map<number, MongoFault>();
    const [questions, answers] = [new MongoFrames(), new MongoFrames()];
    near.on('data', (bytes: Buffer) => {
      for (const frame of questions.take(bytes)) this.ask(frame, near, far, faults);
    });
    far.on('data', (bytes: Buffer) => {
      for (const frame of answers.take(bytes)) this.answer(frame, near, faults);
    });
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      this.travellers.add(from);
      from
        .on('error', () => to.destroy())
        .once('close', () => {
          to.destroy();
          this.travellers.delete(from);
        });
    }
  }

  private ask(frame: MongoFrame, near: Socket, far: Socket, faults: Map<number, MongoFault>): void {
    const fault = frame.body && this.errorOf(frame.body);
    if (!fault) far.write(frame.bytes);
    else if ('refuse' in fault) near.write(mongoFrame({ id: frame.id, answers: frame.id }, { ok: 0, ...fault.refuse }));
    else if ('cut' in fault && fault.cut === 'before') near.destroy();
    else {
      faults.set(frame.id, fault);
      far.write(frame.bytes);
    }
  }

  private answer(frame: MongoFrame, near: Socket, faults: Map<number, MongoFault>): void {
    const fault = faults.get(frame.answers);
    faults.delete(frame.answers);
    if (!fault) near.write(frame.bytes);
    else if ('cut' in fault) near.destroy();
    else if ('answer' in fault) near.write(mongoFrame(frame, { ...frame.body, ...fault.answer }));
    else if ('delayMs' in fault) setTimeout(() => near.write(frame.bytes), fault.delayMs);
    else this.held.push(() => near.write(frame.bytes));
  }

  private errorOf(body: Record<string, unknown>): MongoFault | undefined {
    const [[command = '', target] = []] = Object.entries(body);
    const one = { command, collection: typeof target === 'string' ? target : '', forOne: Number(body.limit) === 1 };
    this.commands.push(one);
    const rule = this.rules.find(({ kind, left }) => left > 0 && matches(one, kind));
    if (rule) rule.left--;
    return rule?.fault;
  }
}

function matches(one: Seen, { command, collection, forOne }: CommandKind): boolean {
  const isNamed = command === undefined || [command].flat().includes(one.command);
  return isNamed && (collection === undefined || collection === one.collection) && (forOne === undefined || forOne === one.forOne);
}
