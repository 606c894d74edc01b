import { createHash } from "node:crypto";
import { open } from "node:fs/promises";

/** What was learned of a graph, as a file holds it: a part that is written as JSON, and one of bytes. */
export interface LearnedContent {
  /** As `JSON.parse` gives it. */
  readonly json: unknown;
  /** Shared, so that threads need no copy. */
  readonly bytes: Uint8Array<SharedArrayBuffer>;
}

const MAGIC = Buffer.from("whyqlearned2");
const DIGEST_BYTES = 32;
/** Magic, SHA-256 of all that follows it, and the length of the part in JSON. */
const HEAD_BYTES = MAGIC.length + DIGEST_BYTES + 4;

/** The pieces of such a file, one behind the other. */
export function writtenContent({ json, bytes }: LearnedContent): readonly Uint8Array[] {
  const text = Buffer.from(JSON.stringify(json));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const digest = createHash("sha256").update(length).update(text).update(bytes).digest();
  return [MAGIC, digest, length, text, bytes];
}

/** @throws Error for a file that can not be read, or is not whole */
export async function readContent(path: string): Promise<LearnedContent> {
  const file = await open(path, "r");
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read(head, 0, HEAD_BYTES, 0);
    const { size } = await file.stat();
    const length = head.readUInt32LE(HEAD_BYTES - 4);
    if (!head.subarray(0, MAGIC.length).equals(MAGIC) || HEAD_BYTES + length > size) throw new Error("It is damaged.");
    const text = Buffer.alloc(length);
    await file.read(text, 0, length, HEAD_BYTES);
    const bytes = new Uint8Array(new SharedArrayBuffer(size - HEAD_BYTES - length));
    for (let at = 0; at < bytes.length;) {
      const { bytesRead } = await file.read(bytes, at, bytes.length - at, HEAD_BYTES + length + at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    const digest = createHash("sha256").update(head.subarray(-4)).update(text).update(bytes).digest();
    if (!digest.equals(head.subarray(MAGIC.length, MAGIC.length + DIGEST_BYTES))) throw new Error("It is damaged.");
    return { json: JSON.parse(text.toString()) as unknown, bytes };
  } finally {
    await file.close();
  }
}
