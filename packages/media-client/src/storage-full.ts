const INSUFFICIENT_STORAGE = 507;

/** What S3 servers call a full disk or a used-up quota: MinIO (two), Ceph and others. */
const FULL_CODES: ReadonlySet<unknown> = new Set(['XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'QuotaExceeded']);

/** Garage has no code for a used-up quota: to write is forbidden, and the message says why. */
const FORBIDDEN = 'AccessDenied';
const GARAGE_QUOTA = /\bquota is reached\b/;

/** Whether an S3 error, by its code and message, says that there is no room. */
export function isFullError({ code, message }: { code?: unknown; message: string }): boolean {
  return FULL_CODES.has(code) || (code === FORBIDDEN && GARAGE_QUOTA.test(message));
}

/** Whether an answer of an S3 server, by its status or the code in its XML, says that there is no room. */
export function isFullAnswer(status: number, xml: string): boolean {
  const field = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return status === INSUFFICIENT_STORAGE || isFullError({ code: field('Code'), message: field('Message') });
}
