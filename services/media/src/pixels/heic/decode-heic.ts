import { readFile } from 'node:fs/promises';
import { MEGABYTE } from '@reefdesk/contracts/limits';

const PAGE_BYTES = 65_536;

/** Missing from the types of Node. */
interface WasmMemory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** WebAssembly memory does not count towards `--max-old-space-size`. Above `maxBytes`, `grow` throws as if no memory were left. */
function limitWasmMemory(maxBytes: number): void {
  const { Memory } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: WasmMemory } } }).WebAssembly;
  const { grow } = Memory.prototype;
  Memory.prototype.grow = function (this: WasmMemory, pages) {
    if (this.buffer.byteLength + Number(pages) * PAGE_BYTES > maxBytes) throw new RangeError(`no more than ${maxBytes} bytes`);
    return grow.call(this, pages);
  };
}

/** Decoding 50 megapixels takes up to 450 MB, and 100 MB more with ten bits per channel. */
const MAX_BYTES = 640 * MEGABYTE;

/** Rows of `rowPixels` pixels; the first `width` pixels of each row belong to the picture. */
export interface DecodedPicture {
  data: Buffer;
  width: number;
  height: number;
  rowPixels: number;
  /** 3 is RGB, 4 is RGBA. */
  channels: 3 | 4;
}

type Handle = { readonly heifHandle: unique symbol };
type Context = { readonly heifContext: unique symbol };
type Failure = { code?: { value: number }; message?: string };

interface Plane {
  id: unknown;
  width: number;
  height: number;
  stride: number;
  data: Uint8Array;
}

interface Heif {
  heif_context_alloc(): Context;
  heif_context_free(context: Context): void;
  heif_context_read_from_memory(context: Context, data: Uint8Array): Failure;
  heif_js_context_get_primary_image_handle(context: Context): Handle & Failure;
  heif_js_decode_image2(handle: Handle, colorspace: unknown, chroma: unknown): Failure & { image: unknown; channels: Plane[] };
  heif_image_handle_release(handle: Handle): void;
  heif_image_release(image: unknown): void;
  heif_colorspace: { heif_colorspace_RGB: unknown };
  heif_chroma: { heif_chroma_interleaved_RGB: unknown; heif_chroma_interleaved_RGBA: unknown };
  heif_channel: { heif_channel_interleaved: unknown };
}

let loaded: Promise<Heif> | undefined;

/** Decodes the primary image upright, eight bits per channel. `use` gets the decoder's own memory, because a copy would take 150 MB. */
export async function decodeHeic<T>(path: string, hasAlpha: boolean, use: (picture: DecodedPicture) => Promise<T>): Promise<T> {
  const heif = await load();
  const context = heif.heif_context_alloc();
  try {
    orThrow(heif.heif_context_read_from_memory(context, await readFile(path)));
    const handle = orThrow(heif.heif_js_context_get_primary_image_handle(context));
    try {
      return await decodeHandle(heif, handle, hasAlpha, use);
    } finally {
      heif.heif_image_handle_release(handle);
    }
  } finally {
    heif.heif_context_free(context);
  }
}

async function decodeHandle<T>(heif: Heif, handle: Handle, hasAlpha: boolean, use: (picture: DecodedPicture) => Promise<T>): Promise<T> {
  const { heif_chroma_interleaved_RGB: opaque, heif_chroma_interleaved_RGBA: transparent } = heif.heif_chroma;
  const { heif_colorspace_RGB: rgb } = heif.heif_colorspace;
  const decoded = orThrow(heif.heif_js_decode_image2(handle, rgb, hasAlpha ? transparent : opaque));
  try {
    const plane = decoded.channels.find(({ id }) => id === heif.heif_channel.heif_channel_interleaved);
    if (!plane) throw new Error('no colours');
    return await use(pictureOf(plane, hasAlpha ? 4 : 3));
  } finally {
    heif.heif_image_release(decoded.image);
  }
}

function pictureOf({ data, width, height, stride }: Plane, channels: 3 | 4): DecodedPicture {
  const rows = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  // Rows are padded to multiples of 16 bytes; they are moved together unless the padding is whole pixels.
  if (stride % channels === 0) return { data: rows, width, height, rowPixels: stride / channels, channels };
  for (let y = 1; y < height; y++) rows.copyWithin(y * width * channels, y * stride, y * stride + width * channels);
  return { data: rows.subarray(0, width * height * channels), width, height, rowPixels: width, channels };
}

/** Loaded on first use, because it is larger than the rest of the process. */
function load(): Promise<Heif> {
  loaded ??= loadNow();
  return loaded;
}

async function loadNow(): Promise<Heif> {
  limitWasmMemory(MAX_BYTES);
  const { default: heif } = await import(/* webpackIgnore: true */ 'libheif-js/wasm-bundle.js');
  return heif as Heif;
}

function orThrow<Result extends object>(result: Result & Failure): Result {
  if (result.code && result.code.value !== 0) throw new Error(result.message ?? `libheif ${result.code.value}`);
  return result;
}
