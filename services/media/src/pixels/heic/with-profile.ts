import { crc32, deflateSync } from 'node:zlib';

/** Length of a PNG's signature and IHDR chunk. */
const HEAD_BYTES = 8 + 25;

/** Adds a colour profile to a PNG; `icc` holds the bytes of an ICC file. */
export function withProfile(png: Buffer, icc: Buffer): Buffer {
  const profile = chunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(icc)]));
  return Buffer.concat([png.subarray(0, HEAD_BYTES), profile, png.subarray(HEAD_BYTES)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
