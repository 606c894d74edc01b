import { TextDecoder } from "node:util";

/** Bytes in which a page says how it is written (HTML Standard, "prescan a byte stream"). */
const PRESCAN = 1_024;
const BYTE_ORDER_MARKS: readonly (readonly [string, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16be", [0xfe, 0xff]],
  ["utf-16le", [0xff, 0xfe]],
];

/**
 * A page's text. What says how it is written, first come: byte order mark, header, `<meta>`; then it is UTF-8 if it can
 * be, else Windows-1252. A page that says that it is UTF-8 and is not, is taken for Windows-1252, too.
 */
export function decodedPage(bytes: Uint8Array, contentType: string): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  const label =
    marked ?? charsetIn(contentType) ?? charsetIn(new TextDecoder("latin1").decode(bytes.subarray(0, PRESCAN)));
  const decoder = label === undefined ? undefined : decoderOf(label);
  if (decoder !== undefined && decoder.encoding !== "utf-8") return decoder.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function charsetIn(text: string): string | undefined {
  const label = /charset\s*=\s*(?:["']\s*)?([\w.:-]+)/iu.exec(text)?.[1];
  return label !== undefined && decoderOf(label) !== undefined ? label : undefined;
}

function decoderOf(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
