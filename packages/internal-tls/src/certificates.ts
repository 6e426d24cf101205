// Certificates for internal connections: an authority of the installation, and the certificates that it issues. `reflect-metadata` is
// required by the library's dependency injection, which does not import it.
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

/** PEM; the key is in PKCS #8. */
export interface KeyAndCertificate {
  key: string;
  certificate: string;
}

export interface Validity {
  from: Date;
  days: number;
}

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const CURVE = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY_MS = 24 * 60 * 60_000;

/** Creates an authority that may only sign server certificates. */
export async function makeAuthority(name: string, validity: Validity): Promise<KeyAndCertificate> {
  const keys = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=${name}`,
    ...period(validity),
    signingAlgorithm: CURVE,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { key: await privateKeyOf(keys), certificate: pem(certificate) };
}

/** Issues a certificate for host names or IP addresses. It is valid for clients too, as members of a store authenticate each other. */
export async function issueCertificate(
  authority: KeyAndCertificate,
  hosts: readonly [string, ...string[]],
  validity: Validity,
): Promise<KeyAndCertificate> {
  const issuer = new x509.X509Certificate(authority.certificate);
  const [signingKey, keys] = await Promise.all([signingKeyOf(authority.key), crypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])]);
  const certificate = await x509.X509CertificateGenerator.create({
    subject: `CN=${hosts[0]}`,
    issuer: issuer.subject,
    ...period(validity),
    signingAlgorithm: CURVE,
    signingKey,
    publicKey: keys.publicKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth, x509.ExtendedKeyUsage.clientAuth]),
      new x509.SubjectAlternativeNameExtension(
        hosts.map((host) => ({ type: /^[\d.]+$|:/.test(host) ? ('ip' as const) : ('dns' as const), value: host })),
      ),
      await x509.AuthorityKeyIdentifierExtension.create(issuer),
    ],
  });
  return { key: await privateKeyOf(keys), certificate: pem(certificate) };
}

/** Returns the hosts and the end of validity of a certificate; undefined if it is not a certificate. */
export function readCertificate(certificate: string): { hosts: string[]; ends: Date } | undefined {
  try {
    const read = new x509.X509Certificate(certificate);
    const names = read.getExtension(x509.SubjectAlternativeNameExtension)?.names.toJSON() ?? [];
    return { hosts: names.map(({ value }) => value), ends: read.notAfter };
  } catch {
    return undefined;
  }
}

function period({ from, days }: Validity): { notBefore: Date; notAfter: Date } {
  return { notBefore: from, notAfter: new Date(from.getTime() + days * DAY_MS) };
}

function signingKeyOf(key: string): Promise<Key> {
  return crypto.subtle.importKey('pkcs8', x509.PemConverter.decodeFirst(key), CURVE, false, ['sign']);
}

async function privateKeyOf({ privateKey }: { privateKey: Key }): Promise<string> {
  return `${x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', privateKey), 'PRIVATE KEY')}\n`;
}

function pem(certificate: x509.X509Certificate): string {
  return `${certificate.toString('pem')}\n`;
}
