// Certificates for encrypted stores: this installation's own authority and one per server, in the volume that only the init job sees.
import { issueCertificate, type KeyAndCertificate, makeAuthority, readCertificate } from '@reefdesk/internal-tls/certificates';

/** Host names in the network; inside its own container a server is also `localhost`. */
const HOSTS = { nats: ['nats', 'localhost'], mongo: ['mongo', 'localhost'], 'storage-tls': ['storage-tls', 'localhost'] } as const;

type ServerName = keyof typeof HOSTS;

export interface Certificates {
  authority: KeyAndCertificate;
  servers: Record<ServerName, KeyAndCertificate>;
}

const NAMES = Object.keys(HOSTS) as ServerName[];
const DAY_MS = 24 * 60 * 60_000;
/** A server reads its certificate only at its start, and some run for a long time. */
const SERVER_DAYS = 5 * 365;
const RENEWED_BEFORE_DAYS = 2 * 365;
const AUTHORITY_DAYS = 20 * 365;

/** Returns the certificates, completed and renewed so that all are valid for at least two years. Idempotent. */
export async function completeCertificates(existing: Partial<Certificates>, now: Date): Promise<Certificates> {
  const authority = isGood(existing.authority, now, SERVER_DAYS)
    ? existing.authority
    : await makeAuthority('Reefdesk', { from: now, days: AUTHORITY_DAYS });
  const kept = authority === existing.authority ? existing.servers : undefined;
  const servers = await Promise.all(
    NAMES.map(async (name) => {
      const before = kept?.[name];
      if (isGood(before, now, RENEWED_BEFORE_DAYS) && isFor(before, HOSTS[name])) return [name, before] as const;
      return [name, await issueCertificate(authority, HOSTS[name], { from: now, days: SERVER_DAYS })] as const;
    }),
  );
  return { authority, servers: Object.fromEntries(servers) as Certificates['servers'] };
}

function isGood(one: KeyAndCertificate | undefined, now: Date, days: number): one is KeyAndCertificate {
  const ends = one && readCertificate(one.certificate)?.ends;
  return ends !== undefined && ends.getTime() - now.getTime() > days * DAY_MS;
}

function isFor({ certificate }: KeyAndCertificate, hosts: readonly string[]): boolean {
  const known = readCertificate(certificate)?.hosts ?? [];
  return hosts.every((host) => known.includes(host));
}
