import { TokenTable } from "./token-table.ts";
import type { Columns } from "./columns.ts";

const [TAB, NEWLINE, RETURN, SPACE, QUOTE, HASH, HYPHEN, DOT] = [0x09, 0x0a, 0x0d, 0x20, 0x22, 0x23, 0x2d, 0x2e];
const [COLON, LESS, GREATER, AT, BACKSLASH, CARET, UNDERSCORE] = [0x3a, 0x3c, 0x3e, 0x40, 0x5c, 0x5e, 0x5f];
/** As FNV has them. */
const [FIRST_HASH, PRIME] = [0x811c9dc5 | 0, 0x01000193];

/**
 * Reads N-Triples as far as it takes to tell words apart. What is malformed need not be found: whoever parses the file
 * says so.
 * @param columns Where the triples go, as numbers of the words
 * @returns the words; undefined for a file with anything but IRIs, blank nodes and literals in it
 */
export function readNTriples(bytes: Uint8Array, columns: Columns): TokenTable | undefined {
  const tokens = new TokenTable(bytes);
  const { length } = bytes;
  let at = 0;

  /** Beyond blanks and comments. */
  const skip = (): void => {
    for (; at < length; at += 1) {
      const byte = bytes[at]!;
      if (byte === HASH) while (at + 1 < length && bytes[at + 1] !== NEWLINE && bytes[at + 1] !== RETURN) at += 1;
      else if (byte !== SPACE && byte !== NEWLINE && byte !== TAB && byte !== RETURN) return;
    }
  };
  const iri = (): number => {
    const start = at;
    let hash = FIRST_HASH;
    if (bytes[at] !== LESS || bytes[at + 1] === LESS) return -1;
    for (; at < length; at += 1) {
      const byte = bytes[at]!;
      hash = Math.imul(hash ^ byte, PRIME);
      if (byte === GREATER) return tokens.numberOf(start, (at += 1), hash);
    }
    return -1;
  };
  const blank = (): number => {
    const start = at;
    let hash = FIRST_HASH;
    if (bytes[at + 1] !== COLON) return -1;
    let end = at;
    for (; end < length && isOfLabel(bytes[end]!); end += 1);
    // A dot may stand in a label, but does not end it.
    while (bytes[end - 1] === DOT) end -= 1;
    for (; at < end; at += 1) hash = Math.imul(hash ^ bytes[at]!, PRIME);
    return tokens.numberOf(start, end, hash);
  };
  const literal = (): number => {
    const start = at;
    let hash = FIRST_HASH;
    for (at += 1; ; at += 1) {
      if (at >= length) return -1;
      const byte = bytes[at]!;
      if (byte === QUOTE) break;
      hash = Math.imul(hash ^ byte, PRIME);
      if (byte === BACKSLASH) hash = Math.imul(hash ^ bytes[(at += 1)]!, PRIME);
    }
    at += 1;
    if (bytes[at] === AT) {
      for (; at < length && (bytes[at] === AT || bytes[at] === HYPHEN || isLetterOrDigit(bytes[at]!)); at += 1)
        hash = Math.imul(hash ^ bytes[at]!, PRIME);
    } else if (bytes[at] === CARET) {
      // Blanks before the datatype would make two words of one.
      if (bytes[at + 1] !== CARET || bytes[at + 2] !== LESS) return -1;
      for (; at < length && bytes[at] !== GREATER; at += 1) hash = Math.imul(hash ^ bytes[at]!, PRIME);
      at += 1;
    }
    return tokens.numberOf(start, at, hash);
  };

  for (;;) {
    skip();
    if (at >= length) return tokens;
    const subject = bytes[at] === UNDERSCORE ? blank() : iri();
    skip();
    const predicate = iri();
    skip();
    const first = bytes[at];
    const object = first === QUOTE ? literal() : first === UNDERSCORE ? blank() : iri();
    skip();
    if (subject < 0 || predicate < 0 || object < 0 || bytes[at] !== DOT) return undefined;
    at += 1;
    columns.add(subject, predicate, object);
  }
}

function isLetterOrDigit(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39);
}

function isOfLabel(byte: number): boolean {
  return (
    isLetterOrDigit(byte) || byte === UNDERSCORE || byte === COLON || byte === HYPHEN || byte === DOT || byte >= 0x80
  );
}
