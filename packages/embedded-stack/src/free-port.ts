import { createServer, type Server } from 'node:net';

const LOOPBACK = '127.0.0.1';

/**
 * Below the ports that Linux (32768 up), macOS and Windows (49152 up) lend to outgoing connections: such a connection
 * can't take a chosen port before its program listens on it, nor while that program is being started again. Above 10080,
 * too: `fetch` refuses to call that port.
 */
const PORTS = { first: 10_100, count: 7_000 };
const TWIN_OFFSET = 8_000;

/** A port on the loopback address that nobody listens on, and that nobody else is given while this process lives. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** As many different ports. */
export async function freePorts(wanted: number, { first, count } = PORTS): Promise<number[]> {
  const ports: number[] = [];
  const start = Math.floor(Math.random() * count);
  for (let step = 0; step < count && ports.length < wanted; step += 1) {
    const port = first + ((start + step) % count);
    if ((await claim(port)) && !(await whyNotBindable(port, LOOPBACK))) ports.push(port);
  }
  if (ports.length < wanted) throw new Error(`Only ${ports.length} of ${wanted} ports from ${first} to ${first + count - 1} are free.`);
  return ports;
}

/**
 * Two processes that look at the same moment would find the same port free. Whoever may listen on its twin has it: the
 * twin is held, without a word, until this process ends in whatever way.
 */
async function claim(port: number): Promise<boolean> {
  try {
    const twin = await listen(port + TWIN_OFFSET, LOOPBACK);
    twin.on('connection', (socket) => socket.destroy());
    twin.unref();
    return true;
  } catch {
    return false;
  }
}

/** Undefined when the port can be bound, else why not (EADDRINUSE, EACCES, EADDRNOTAVAIL...). */
export async function whyNotBindable(port: number, host: string): Promise<string | undefined> {
  try {
    await close(await listen(port, host));
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

function listen(port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
