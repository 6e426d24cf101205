const PAGE_BYTES = 65_536;

/** The part of `WebAssembly.Memory` that is used here; it is missing from the types of Node. */
interface WasmMemory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

/**
 * Limits the memory that a WebAssembly module can allocate in this process: above `maxBytes`, `grow` throws as if no memory were left.
 * WebAssembly memory does not count towards `--max-old-space-size`.
 */
export function limitWasmMemory(maxBytes: number): void {
  const { Memory } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: WasmMemory } } }).WebAssembly;
  const { grow } = Memory.prototype;
  Memory.prototype.grow = function (this: WasmMemory, pages) {
    if (this.buffer.byteLength + Number(pages) * PAGE_BYTES > maxBytes) throw new RangeError(`no more than ${maxBytes} bytes`);
    return grow.call(this, pages);
  };
}
