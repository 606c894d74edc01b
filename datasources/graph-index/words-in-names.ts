const SPACE = 0x20;
/** Of FNV-1a. Where it begins nobody knows beforehand, so that no file can have words that all hash alike. */
const PRIME = 0x01000193;
const FIRST_HASH = Math.floor(Math.random() * 2 ** 32) | 0;

/** Where a word stands that was met first there, and its hash. */
interface Word {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly hash: number;
}

/**
 * The words of texts that are parted by single blanks, each once. Most words were met before: for these no text of
 * their own is made.
 */
export function wordsIn(keys: readonly string[]): string[] {
  const words: Word[] = [];
  /** A word's place and 1, at the first free slot from its hash on; 0 where there is none. */
  let slots = new Int32Array(1 << 12);
  const add = (key: string, start: number, end: number, hash: number): void => {
    const mask = slots.length - 1;
    let slot = mixed(hash) & mask;
    for (; slots[slot] !== 0; slot = (slot + 1) & mask)
      if (isWord(words[slots[slot]! - 1]!, key, start, end, hash)) return;
    slots[slot] = words.push({ key, start, end, hash });
    if (2 * words.length > slots.length) slots = spread(words, 4 * slots.length);
  };
  for (const key of keys) {
    let [start, hash] = [0, FIRST_HASH];
    for (let at = 0; at <= key.length; at += 1) {
      const code = at === key.length ? SPACE : key.charCodeAt(at);
      if (code === SPACE) {
        add(key, start, at, hash);
        start = at + 1;
        hash = FIRST_HASH;
      } else hash = Math.imul(hash ^ code, PRIME);
    }
  }
  return words.map(({ key, start, end }) => key.slice(start, end));
}

function isWord(word: Word, key: string, start: number, end: number, hash: number): boolean {
  if (word.hash !== hash || word.end - word.start !== end - start) return false;
  for (let at = start; at < end; at += 1)
    if (word.key.charCodeAt(word.start + at - start) !== key.charCodeAt(at)) return false;
  return true;
}

function spread(words: readonly Word[], size: number): Int32Array<ArrayBuffer> {
  const slots = new Int32Array(size);
  words.forEach(({ hash }, place) => {
    let slot = mixed(hash) & (size - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1);
    slots[slot] = place + 1;
  });
  return slots;
}

/** Hashes of words that differ in their last letters differ in their lowest bits only. */
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return half ^ (half >>> 15);
}
