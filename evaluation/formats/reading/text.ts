import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { EvaluationInputError, quotedPath } from "../../input-error.ts";
import { reasonOf } from "./files.ts";

const HEAD_BYTES = 256 * 1024;

/**
 * A file's text, a part at a time, without a byte order mark.
 * @throws EvaluationInputError for a file that cannot be read or is not UTF-8
 */
export async function* textOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decoded = (bytes?: Uint8Array): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch (cause) {
      throw new EvaluationInputError(`The file ${quotedPath(file)} is not UTF-8 text.`, { cause });
    }
  };
  try {
    for await (const bytes of createReadStream(file)) yield decoded(bytes as Uint8Array);
  } catch (cause) {
    if (cause instanceof EvaluationInputError) throw cause;
    throw new EvaluationInputError(`Cannot read the file ${quotedPath(file)}: ${reasonOf(cause)}.`, { cause });
  }
  yield decoded();
}

/** How a file begins, to tell its format; empty for one that cannot be read. */
export async function headOf(file: string): Promise<string> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return "";
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return new TextDecoder().decode(buffer.subarray(0, bytesRead));
  } catch {
    return "";
  } finally {
    await handle.close();
  }
}
