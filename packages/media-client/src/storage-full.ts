const INSUFFICIENT_STORAGE = 507;

/** Error codes of S3 servers for a full disk or an exhausted quota: MinIO (two), Ceph and others. */
const FULL_CODES: ReadonlySet<unknown> = new Set(['XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'QuotaExceeded']);

/** Garage has no code for an exhausted quota: it denies access, and only the message gives the reason. */
const FORBIDDEN = 'AccessDenied';
const GARAGE_QUOTA = /\bquota is reached\b/;

export function isFullError({ code, message }: { code?: unknown; message: string }): boolean {
  return FULL_CODES.has(code) || (code === FORBIDDEN && GARAGE_QUOTA.test(message));
}

export function isFullAnswer(status: number, xml: string): boolean {
  const field = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return status === INSUFFICIENT_STORAGE || isFullError({ code: field('Code'), message: field('Message') });
}
