import { createServer, type Server } from 'node:net';

const LOOPBACK = '127.0.0.1';

/**
 * Below the ephemeral ports of Linux (from 32768), macOS and Windows (from 49152), so that no outgoing connection takes a chosen port.
 * Above 10080, a port that `fetch` blocks.
 */
const PORTS = { first: 10_100, count: 6_900 };
const TWIN_OFFSET = 8_000;

/** Returns an unused loopback port, reserved while this process lives. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

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

/** Two processes may find the same port free at the same time. The one that listens on its twin port owns it until it ends. */
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

/** Undefined if the port can be bound, else the error code (EADDRINUSE, EACCES, EADDRNOTAVAIL...). */
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
