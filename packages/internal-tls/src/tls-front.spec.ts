import { createServer, type Server } from 'node:http';
import { Agent, get } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { issueCertificate, type KeyAndCertificate, makeAuthority, readCertificate } from './certificates.ts';
import { startTlsFront, type TlsFront } from './tls-front.ts';

const VALIDITY = { from: new Date(Date.now() - 60_000), days: 2 };
const HALF_MEGABYTE = 'coral'.repeat(100_000);

describe('TLS front of a server without TLS', () => {
  let authority: KeyAndCertificate;
  let server: Server;
  let front: TlsFront;

  beforeAll(async () => {
    authority = await makeAuthority('Reefdesk', VALIDITY);
    server = createServer((request, response) => {
      void text(request).then((body) => response.end(`${request.url} ${body}${HALF_MEGABYTE}`));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    front = await startTlsFront({
      port: 0,
      host: '127.0.0.1',
      target: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
      credentials: await issueCertificate(authority, ['127.0.0.1', 'storage'], VALIDITY),
    });
  });
  afterAll(async () => {
    await front.close();
    server.close();
  });

  const ask = (options: object = {}, agent = new Agent()): Promise<{ body: string; serial: string }> =>
    new Promise((resolve, reject) => {
      const request = get(
        { host: '127.0.0.1', port: front.port, path: '/reef', agent, ca: authority.certificate, ...options },
        (response) => {
          const { serialNumber } = (response.socket as import('node:tls').TLSSocket).getPeerCertificate();
          text(response).then((body) => resolve({ body, serial: serialNumber }), reject);
        },
      );
      request.once('error', reject);
    });

  it('forwards data in both directions', async () => {
    expect((await ask()).body).toBe(`/reef ${HALF_MEGABYTE}`);
  });

  it('is trusted only by clients that know the authority, and only for the given names', async () => {
    await expect(ask({ ca: undefined })).rejects.toThrow(/self-signed|unable to (get|verify)/);
    await expect(ask({ servername: 'mongo' })).rejects.toThrow(/does not match/);
    expect((await ask({ servername: 'storage' })).body).toContain('/reef');
  });

  it('sends nothing to a client that does not speak TLS', async () => {
    const socket = connect(front.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: storage\r\n\r\n');
    expect((await text(socket).catch(() => '')).includes('HTTP/1.1 200')).toBe(false);
  });

  it('switches to another certificate without interruption', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { serial } = await ask({}, agent);
    front.renew(await issueCertificate(authority, ['127.0.0.1'], VALIDITY));
    expect((await ask({}, agent)).serial).toBe(serial);
    expect((await ask()).serial).not.toBe(serial);
    agent.destroy();
  });

  it('rejects a key that does not match the certificate and keeps the previous one', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => issueCertificate(authority, ['127.0.0.1'], VALIDITY)));
    expect(() => front.renew({ certificate: one?.certificate ?? '', key: other?.key ?? '' })).toThrow(/mismatch/);
    expect((await ask()).body).toContain('/reef');
  });
});

it('reads hosts and end of validity from a certificate, and nothing from anything else', async () => {
  const validity = { from: new Date('2026-01-01T00:00:00Z'), days: 365 };
  const { certificate } = await issueCertificate(await makeAuthority('Reefdesk', validity), ['nats', '10.0.0.7'], validity);
  expect(readCertificate(certificate)).toEqual({ hosts: ['nats', '10.0.0.7'], ends: new Date('2027-01-01T00:00:00Z') });
  expect(readCertificate('-----BEGIN CERTIFICATE-----\nbm8=\n-----END CERTIFICATE-----')).toBeUndefined();
});
