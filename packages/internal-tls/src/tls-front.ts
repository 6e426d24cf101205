import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import type { KeyAndCertificate } from './certificates.ts';

const HANDSHAKE_MS = 10_000;

export interface TlsFrontOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  target: NetConnectOpts;
  credentials: KeyAndCertificate;
}

export interface TlsFront {
  readonly port: number;
  /** Applies to new connections only. */
  renew(credentials: KeyAndCertificate): void;
  /** Accepts no new connections; open ones are closed after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/** Terminates TLS for a server that does not speak it, and forwards the bytes unencrypted. */
export async function startTlsFront({ port, host, target, credentials }: TlsFrontOptions): Promise<TlsFront> {
  const open = new Set<Socket>();
  const server = createServer({ ...secured(credentials), allowHalfOpen: true, handshakeTimeout: HANDSHAKE_MS }, (near: TLSSocket) => {
    const far = connect({ ...target, allowHalfOpen: true } as NetConnectOpts);
    // The end of one side is passed on to the other; a side that fails closes the other.
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      from
        .on('error', () => to.destroy())
        .once('close', () => to.destroy())
        .pipe(to);
    }
  });
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
