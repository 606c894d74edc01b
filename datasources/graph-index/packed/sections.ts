/** Blocks of bytes in one piece of shared memory, each where numbers of any size may begin. */
const ALIGNMENT = 8;

export function packSections(sections: readonly Uint8Array[]): Uint8Array<SharedArrayBuffer> {
  const head = aligned(4 * (1 + 2 * sections.length));
  const size = sections.reduce((sum, { byteLength }) => sum + aligned(byteLength), head);
  const bytes = new Uint8Array(new SharedArrayBuffer(size));
  const numbers = new Uint32Array(bytes.buffer, 0, 1 + 2 * sections.length);
  numbers[0] = sections.length;
  let at = head;
  sections.forEach((section, index) => {
    numbers[1 + 2 * index] = at;
    numbers[2 + 2 * index] = section.byteLength;
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), at);
    at += aligned(section.byteLength);
  });
  return bytes;
}

export function sectionsOf(bytes: Uint8Array<SharedArrayBuffer>): readonly Uint8Array<SharedArrayBuffer>[] {
  const [count = 0] = new Uint32Array(bytes.buffer, 0, 1);
  const numbers = new Uint32Array(bytes.buffer, 4, 2 * count);
  return Array.from(
    { length: count },
    (_, index) => new Uint8Array(bytes.buffer, numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0),
  );
}

export function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array | Float64Array | Uint16Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

export function uint32s({ buffer, byteOffset, byteLength }: Uint8Array<SharedArrayBuffer>): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

export function uint16s({ buffer, byteOffset, byteLength }: Uint8Array<SharedArrayBuffer>): Uint16Array {
  return new Uint16Array(buffer, byteOffset, byteLength / 2);
}

export function float64s({ buffer, byteOffset, byteLength }: Uint8Array<SharedArrayBuffer>): Float64Array {
  return new Float64Array(buffer, byteOffset, byteLength / 8);
}

function aligned(size: number): number {
  return Math.ceil(size / ALIGNMENT) * ALIGNMENT;
}
