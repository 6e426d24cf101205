import { Transform } from 'node:stream';

/** Passes on exactly the first `length` bytes and drops the rest. */
export function firstBytes(length: number): Transform {
  let left = length;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const slice = chunk.subarray(0, left);
      left -= slice.length;
      done(null, slice.length > 0 ? slice : undefined);
    },
  });
}
