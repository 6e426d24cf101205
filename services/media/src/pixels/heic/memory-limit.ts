const PAGE_BYTES = 65_536;

/** What is used of the memory of a WebAssembly program; the types of Node have no word of it. */
interface WasmMemory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

/**
 * Programs compiled to WebAssembly ask for more memory as they go; from here on one gets no more than this in this process, and
 * fails as one does that finds no room. Their memory lies outside of what `--max-old-space-size` counts.
 */
export function limitWasmMemory(maxBytes: number): void {
  const { Memory } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: WasmMemory } } }).WebAssembly;
  const { grow } = Memory.prototype;
  Memory.prototype.grow = function (this: WasmMemory, pages) {
    if (this.buffer.byteLength + Number(pages) * PAGE_BYTES > maxBytes) throw new RangeError(`no more than ${maxBytes} bytes`);
    return grow.call(this, pages);
  };
}
