import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { readdirSync } from "node:fs";
import { ScratchFile, writeScratch } from "../../datasources/threads/scratch-file.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

afterEach(() => void vi.unstubAllEnvs());

async function opened(): Promise<ScratchFile> {
  const file = await ScratchFile.open();
  if (file === undefined) throw new Error("There is no room for temporary files.");
  onTestFinished(() => file.close());
  return file;
}

test("a scratch file gives, in memory that threads share, what was written to it", async () => {
  const file = await opened();
  const bytes = new Uint8Array(new SharedArrayBuffer(3_000_000)).map((_, place) => place % 251);
  writeScratch(file.descriptor, bytes);
  const read = await file.read(bytes.length);
  expect(read.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(Buffer.compare(read, bytes)).toBe(0);
});

test("it has no name, so that nothing is left of it", async () => {
  const folder = await temporaryFolder({ "beside.txt": "" });
  vi.stubEnv("TMPDIR", folder);
  await opened();
  expect(readdirSync(folder)).toEqual(["beside.txt"]);
});

test("one that is shorter than was said is refused", async () => {
  const file = await opened();
  writeScratch(file.descriptor, Uint8Array.of(1, 2, 3));
  await expect(file.read(4)).rejects.toThrow("The file ends after 3 bytes of 4.");
});

test("there is none where there is no room for temporary files", async () => {
  vi.stubEnv("TMPDIR", "/no/such/folder");
  expect(await ScratchFile.open()).toBeUndefined();
});
