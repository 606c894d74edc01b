import { ByteReader } from "./byte-reader.ts";
import { ByteWriter } from "./byte-writer.ts";
import { BLOCK, sharedLength } from "./front-coding.ts";
import { bytesOf, uint32s } from "./sections.ts";

/** The sections of a sorted list of texts. */
export const TEXT_SECTIONS = 2;

/** @param texts Different ones, in order of code units */
export function packTexts(texts: readonly string[]): readonly Uint8Array[] {
  const writer = new ByteWriter();
  const starts = new Uint32Array(Math.ceil(texts.length / BLOCK) + 1);
  let previous = "";
  texts.forEach((text, index) => {
    if (index % BLOCK === 0) {
      starts[1 + index / BLOCK] = writer.length;
      previous = "";
    }
    const shared = sharedLength(previous, text);
    writer.number(shared);
    writer.text(text.slice(shared));
    previous = text;
  });
  starts[0] = texts.length;
  return [bytesOf(starts), writer.written()];
}

/** Finds texts in a sorted list that is packed. */
export class SortedTexts {
  /** How many there are. */
  readonly length: number;
  readonly #starts: Uint32Array;
  readonly #reader: ByteReader;

  constructor([starts, texts]: readonly Uint8Array<SharedArrayBuffer>[]) {
    if (starts === undefined || texts === undefined) throw new Error("A list of texts has two sections.");
    const numbers = uint32s(starts);
    this.length = numbers[0] ?? 0;
    this.#starts = numbers.subarray(1);
    this.#reader = new ByteReader(texts);
  }

  at(index: number): string {
    let text = "";
    for (const each of this.#block(Math.floor(index / BLOCK), (index % BLOCK) + 1)) text = each;
    return text;
  }

  /** The place of a text; undefined when it is not there. */
  find(text: string): number | undefined {
    const index = this.firstFrom(text);
    return index < this.length && this.at(index) === text ? index : undefined;
  }

  /** The place of the first text that is no smaller. */
  firstFrom(text: string): number {
    // The last block that begins with a smaller text.
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.at(middle * BLOCK) < text) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return 0;
    let index = (low - 1) * BLOCK;
    for (const each of this.#block(low - 1, BLOCK)) {
      if (each >= text) return index;
      index += 1;
    }
    return index;
  }

  #block(block: number, most: number): readonly string[] {
    const count = Math.min(most, this.length - block * BLOCK);
    const texts: string[] = [];
    this.#reader.at = this.#starts[block] ?? 0;
    let previous = "";
    for (let index = 0; index < count; index += 1) {
      const shared = this.#reader.number();
      previous = previous.slice(0, shared) + this.#reader.text(this.#reader.number());
      texts.push(previous);
    }
    return texts;
  }
}
