import { Store } from "oxigraph";
import { expect, test } from "vitest";
import { reserveMemory } from "../../datasources/embedded/reserve-memory.ts";

const MEGABYTE = 1024 * 1024;
/** Bytes of WebAssembly's memory and of what else lies outside JavaScript's own. */
const outside = (): number => process.memoryUsage().external;

function linesOf(count: number): string {
  return Array.from({ length: count }, (_, n) => `<urn:s${n % 9_973}> <urn:p${n % 7}> "value ${n}" .\n`).join("");
}

test("a store takes at once what its files will need, is as it was, and then need not grow", () => {
  const store = new Store();
  store.load("<urn:a> <urn:b> <urn:c> .\n", { format: "application/n-triples" });
  const before = outside();
  reserveMemory(store, 20 * MEGABYTE);
  const reserved = outside();
  expect(reserved - before).toBeGreaterThan(55 * MEGABYTE);
  expect(store.size).toBe(1);
  const lines = linesOf(60_000);
  store.load(Buffer.from(lines), { format: "application/n-triples" });
  expect(store.size).toBe(60_001);
  // What was handed over counts, too, until it is dropped.
  expect(outside() - reserved).toBeLessThan(2 * lines.length);
});

test("for small files no store takes more than they need", () => {
  const store = new Store();
  const before = outside();
  reserveMemory(store, 2 * MEGABYTE);
  expect(outside() - before).toBeLessThan(MEGABYTE);
});
