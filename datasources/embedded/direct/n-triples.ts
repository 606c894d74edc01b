import type { Columns } from "./columns.ts";
import { TokenTable } from "./token-table.ts";

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
  let [subject, predicate] = [0, 0];
  let place = 0;
  for (let at = 0; ;) {
    let byte = 0;
    for (; at < length; at += 1) {
      byte = bytes[at]!;
      if (byte === HASH) at = endOfLine(bytes, at);
      else if (byte !== SPACE && byte !== NEWLINE && byte !== TAB && byte !== RETURN) break;
    }
    if (at >= length) return place === 0 ? tokens : undefined;
    if (place === 3) {
      if (byte !== DOT) return undefined;
      at += 1;
      place = 0;
      continue;
    }
    const start = at;
    let hash = FIRST_HASH;
    if (byte === LESS) {
      // Triples about triples begin with two.
      if (bytes[at + 1] === LESS) return undefined;
      for (; byte !== GREATER && at < length; at += 1) {
        byte = bytes[at]!;
        hash = Math.imul(hash ^ byte, PRIME);
      }
    } else {
      at = byte === QUOTE ? endOfLiteral(bytes, at) : byte === UNDERSCORE ? endOfLabel(bytes, at) : start;
      if (at === start) return undefined;
      for (let each = start; each < at; each += 1) hash = Math.imul(hash ^ bytes[each]!, PRIME);
    }
    const token = tokens.numberOf(start, at, hash);
    if (place === 0) subject = token;
    else if (place === 1) predicate = token;
    else columns.add(subject, predicate, token);
    place += 1;
  }
}

function endOfLine(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== NEWLINE && bytes[at] !== RETURN) at += 1;
  return at;
}

/** Where a literal ends, its language or datatype with it; `start` for one that is written in another way. */
function endOfLiteral(bytes: Uint8Array, start: number): number {
  const { length } = bytes;
  let at = start + 1;
  for (; bytes[at] !== QUOTE; at += 1) {
    if (at >= length) return start;
    if (bytes[at] === BACKSLASH) at += 1;
  }
  at += 1;
  if (bytes[at] === AT) {
    at += 1;
    while (at < length && (bytes[at] === HYPHEN || isLetterOrDigit(bytes[at]!))) at += 1;
  } else if (bytes[at] === CARET) {
    // Blanks before the datatype would make two words of one.
    if (bytes[at + 1] !== CARET || bytes[at + 2] !== LESS) return start;
    while (at < length && bytes[at] !== GREATER) at += 1;
    at += 1;
  } else if (bytes[at] === SPACE || bytes[at] === TAB) {
    // So may they before the mark of one.
    let next = at;
    while (bytes[next] === SPACE || bytes[next] === TAB) next += 1;
    if (bytes[next] === CARET || bytes[next] === AT) return start;
  }
  return Math.min(at, length);
}

/** A dot may stand in a label, but does not end it. */
function endOfLabel(bytes: Uint8Array, start: number): number {
  if (bytes[start + 1] !== COLON) return start;
  let at = start + 2;
  while (at < bytes.length && isOfLabel(bytes[at]!)) at += 1;
  while (bytes[at - 1] === DOT) at -= 1;
  return at;
}

function isLetterOrDigit(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39);
}

function isOfLabel(byte: number): boolean {
  return (
    isLetterOrDigit(byte) || byte === UNDERSCORE || byte === COLON || byte === HYPHEN || byte === DOT || byte >= 0x80
  );
}
