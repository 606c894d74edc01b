import { ByteReader } from "./byte-reader.ts";
import { ByteWriter } from "./byte-writer.ts";
import { BLOCK, sharedLength } from "./front-coding.ts";
import { bytesOf, uint32s } from "./sections.ts";

/** The sections of a sorted list of texts. */
export const TEXT_SECTIONS = 2;

/** About twice as many heads of blocks are kept as they were unpacked, some hundred kilobytes. */
const MOST_HEADS = 2_048;

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
  /** Of blocks that most searches come by. */
  readonly #heads = new Map<number, string>();

  constructor([starts, texts]: readonly Uint8Array<SharedArrayBuffer>[]) {
    if (starts === undefined || texts === undefined) throw new Error("A list of texts has two sections.");
    const numbers = uint32s(starts);
    this.length = numbers[0] ?? 0;
    this.#starts = numbers.subarray(1);
    this.#reader = new ByteReader(texts);
  }

  at(index: number): string {
    const block = Math.floor(index / BLOCK);
    return this.#seek(block, ({ place }) => place === index)?.text ?? "";
  }

  /** The place of a text; undefined when it is not there. */
  find(text: string): number | undefined {
    const found = this.#from(text);
    return found?.text === text ? found.place : undefined;
  }

  /** The place of the first text that is no smaller. */
  firstFrom(text: string): number {
    return this.#from(text)?.place ?? this.length;
  }

  /** The first text that is no smaller; undefined when all are. */
  #from(text: string): PlacedText | undefined {
    // The last block that begins with a smaller text.
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#headOf(middle, high - low) < text) low = middle + 1;
      else high = middle;
    }
    const inside = low === 0 ? undefined : this.#seek(low - 1, (each) => each.text >= text);
    return inside ?? this.#seek(low, () => true);
  }

  /**
   * The text that a block begins with.
   * @param width Of how many blocks it is the middle: every search begins with the same few, which are kept
   */
  #headOf(block: number, width: number): string {
    const isKept = width * MOST_HEADS > this.#starts.length;
    const known = isKept ? this.#heads.get(block) : undefined;
    if (known !== undefined) return known;
    const head = this.at(block * BLOCK);
    if (isKept) this.#heads.set(block, head);
    return head;
  }

  /** The first text of a block of which something is true. */
  #seek(block: number, isSought: (each: PlacedText) => boolean): PlacedText | undefined {
    const last = Math.min((block + 1) * BLOCK, this.length);
    this.#reader.at = this.#starts[block] ?? 0;
    let text = "";
    for (let place = block * BLOCK; place < last; place += 1) {
      const shared = this.#reader.number();
      text = text.slice(0, shared) + this.#reader.text(this.#reader.number());
      const each = { place, text };
      if (isSought(each)) return each;
    }
    return undefined;
  }
}

interface PlacedText {
  readonly place: number;
  readonly text: string;
}
