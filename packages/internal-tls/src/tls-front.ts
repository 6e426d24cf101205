import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import type { KeyAndCertificate } from './certificates.ts';

/** For a connection to come to TLS. */
const HANDSHAKE_MS = 10_000;

export interface TlsFrontOptions {
  /** 0 takes any free port. */
  port: number;
  /** Every address when left out. */
  host?: string;
  target: NetConnectOpts;
  credentials: KeyAndCertificate;
}

export interface TlsFront {
  readonly port: number;
  /** For connections that come from now on. */
  renew(credentials: KeyAndCertificate): void;
  /** Takes no new connection; those that are open are ended after GRACE_MS. */
  close(graceMs?: number): Promise<void>;
}

/** TLS before a server that speaks none: what comes in encrypted goes on to it in the clear, byte for byte, and back. */
export async function startTlsFront({ port, host, target, credentials }: TlsFrontOptions): Promise<TlsFront> {
  const open = new Set<Socket>();
  const server = createServer({ ...secured(credentials), allowHalfOpen: true, handshakeTimeout: HANDSHAKE_MS }, (near: TLSSocket) => {
    const far = connect({ ...target, allowHalfOpen: true } as NetConnectOpts);
    // An end is passed on; a side that is gone takes the other with it.
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      from
        .on('error', () => to.destroy())
        .once('close', () => to.destroy())
        .pipe(to);
    }
  });
  // Those that never come to TLS, too.
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    get port() {
      return (server.address() as { port: number }).port;
    },
    renew: (renewed) => server.setSecureContext(secured(renewed)),
    close: (graceMs = 0) =>
      new Promise((resolve) => {
        const end = setTimeout(() => {
          for (const socket of open) socket.destroy();
        }, graceMs);
        server.close(() => {
          clearTimeout(end);
          resolve();
        });
      }),
  };
}

function secured({ key, certificate }: KeyAndCertificate) {
  return { key, cert: certificate, minVersion: 'TLSv1.2' } as const;
}
