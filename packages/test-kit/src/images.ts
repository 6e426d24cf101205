import sharp from 'sharp';

export interface TestImage {
  width?: number;
  height?: number;
  color?: string;
}

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

/** A small gradient with a disc, which makes resizing and cropping visible. */
export async function makeImage(format: Format, image: TestImage = {}): Promise<Buffer> {
  return sharp(Buffer.from(svg(image)))
    .toFormat(format)
    .toBuffer();
}

export const makeJpeg = (image?: TestImage) => makeImage('jpeg', image);
export const makePng = (image?: TestImage) => makeImage('png', image);
export const makeWebp = (image?: TestImage) => makeImage('webp', image);
export const makeAvif = (image?: TestImage) => makeImage('avif', image);
export const makeGif = (image?: TestImage) => makeImage('gif', image);

/** A JPEG with metadata that must not reach visitors: camera, place, orientation. */
export async function makeJpegWithExif({ orientation = 6, ...image }: TestImage & { orientation?: number } = {}): Promise<Buffer> {
  return sharp(await makePng(image))
    .jpeg()
    .withExif({ IFD0: { Make: 'Secret Camera', Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 37/1 0/1' } })
    .withMetadata({ orientation })
    .toBuffer();
}

/** A 24-bit BMP, which sharp cannot make: rows bottom-up, padded to four bytes. */
export function makeBmp({ width = 4, height = 3 }: TestImage = {}): Buffer {
  const rowBytes = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + rowBytes * height);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  file.writeUInt32LE(rowBytes * height, 34);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      file.set([200, Math.floor((255 * y) / height), Math.floor((255 * x) / width)], 54 + y * rowBytes + x * 3);
    }
  }
  return file;
}

function svg({ width = 64, height = 48, color = '#0a6c8f' }: TestImage): string {
  const radius = Math.min(width, height) / 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g"><stop offset="0" stop-color="${color}"/><stop offset="1" stop-color="#f2b705"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="${width / 3}" cy="${height / 3}" r="${radius}" fill="#fff"/>
  </svg>`;
}
