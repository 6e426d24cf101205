import { X509Certificate } from 'node:crypto';
import { type Certificates, completeCertificates } from './certificates.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;
const START = new Date('2026-03-01T00:00:00Z');
const after = (years: number): Date => new Date(START.getTime() + years * YEAR_MS);

describe('the certificates of an installation', () => {
  let first: Certificates;
  beforeAll(async () => {
    first = await completeCertificates({}, START);
  });

  it("are issued by the installation's own authority, for the servers' host names", () => {
    const authority = new X509Certificate(first.authority.certificate);
    for (const [name, { certificate }] of Object.entries(first.servers)) {
      const server = new X509Certificate(certificate);
      expect([name, server.checkIssued(authority), server.verify(authority.publicKey), server.ca]).toEqual([name, true, true, false]);
      expect([name, server.checkHost(name), server.checkHost('localhost')]).toEqual([name, name, 'localhost']);
    }
    expect(Object.keys(first.servers).sort()).toEqual(['mongo', 'nats', 'storage-tls']);
  });

  it('stay the same on a second run', async () => {
    expect(await completeCertificates(first, after(2.9))).toEqual(first);
  });

  it('are renewed two years before they expire, under the same authority', async () => {
    const renewed = await completeCertificates(first, after(3.1));
    expect(renewed.authority).toEqual(first.authority);
    for (const [name, { certificate }] of Object.entries(renewed.servers)) {
      expect([name, certificate]).not.toEqual([name, first.servers[name as keyof Certificates['servers']].certificate]);
      expect(new X509Certificate(certificate).checkIssued(new X509Certificate(first.authority.certificate))).toBe(true);
    }
  });

  it('are all replaced under a new authority when the old one would expire before them', async () => {
    const later = await completeCertificates(first, after(15.1));
    expect(later.authority).not.toEqual(first.authority);
    for (const { certificate } of Object.values(later.servers))
      expect(new X509Certificate(certificate).verify(new X509Certificate(later.authority.certificate).publicKey)).toBe(true);
  });

  it('are completed when one is missing or unreadable', async () => {
    const broken = { ...first.servers, nats: { ...first.servers.nats, certificate: 'nonsense' } };
    const { servers } = await completeCertificates({ ...first, servers: broken }, START);
    expect(servers.mongo).toEqual(first.servers.mongo);
    expect(new X509Certificate(servers.nats.certificate).checkHost('nats')).toBe('nats');
  });
});
