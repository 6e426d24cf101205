/** A write is acknowledged once a majority of the replica set has it in the journal. */
const DURABLE = { w: 'majority', journal: true } as const;

/** A write concern in the address is kept: the embedded engine needs `w=1` with the journal to wait for the disk (docs/adr/0002). */
export function durableWrites(uri: string): { writeConcern?: typeof DURABLE } {
  const options = uri.slice(uri.indexOf('?') + 1);
  return uri.includes('?') && new URLSearchParams(options).has('w') ? {} : { writeConcern: DURABLE };
}
