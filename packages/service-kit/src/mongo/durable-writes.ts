/** A write is answered once it survives: on a majority of the replica set, and in the journal. */
const DURABLE = { w: 'majority', journal: true } as const;

/**
 * The write concern of a connection. An address that names its own keeps it: the embedded engine is no replica set, and
 * only `w=1` with the journal makes it wait for the disk (docs/adr/0002).
 */
export function durableWrites(uri: string): { writeConcern?: typeof DURABLE } {
  const options = uri.slice(uri.indexOf('?') + 1);
  return uri.includes('?') && new URLSearchParams(options).has('w') ? {} : { writeConcern: DURABLE };
}
