import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDocuments } from "../../datasources/documents/document-collection.ts";
import { packNames } from "../../datasources/graph-index/packed-names.ts";
import { ReadingThreads } from "../../datasources/reading/reading-threads.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

/**
 * Sources that read language do so elsewhere: the event loop goes round meanwhile, and what is cancelled is not waited
 * for.
 */
/** The longest that the event loop stood still until a promise was settled, as a share of the time until then. */
async function longestStandstill(promise: Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let [last, longest] = [startedAt, 0];
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const watch = setInterval(look, 1);
  await promise;
  look();
  clearInterval(watch);
  return longest / (last - startedAt);
}

const sentence = (index: number): string =>
  `The tower of town ${index} was built by builder ${index * 7} in the year ${1000 + (index % 900)}.`;

test("many documents are read, split and indexed without anything standing still", async () => {
  const folder = await temporaryFolder({});
  const lines = Array.from({ length: 4_000 }, (_, index) =>
    JSON.stringify({
      id: `d${index}`,
      title: `Town ${index}`,
      text: Array.from({ length: 8 }, (_each, line) => sentence(index * 8 + line)).join(" "),
    }),
  );
  writeFileSync(join(folder, "towns.jsonl"), lines.join("\n"));
  const opening = openDocuments({ id: "towns", title: "Towns", folder, watch: false });
  expect(await longestStandstill(opening)).toBeLessThan(0.5);
  const documents = await opening;
  onTestFinished(() => documents.close());
  expect(documents.stats).toMatchObject({ documents: 4_000 });
  const found = await documents.search("tower of town 17", { limit: 3 }, recordingContext());
  expect(found[0]?.document.title).toBe("Town 17");
  // Changed in one line, it is read as a whole by who asks a second later.
  writeFileSync(
    join(folder, "towns.jsonl"),
    [
      ...lines,
      JSON.stringify({ id: "new", title: "New", text: "The lighthouse of Zorblax was built by Quintor." }),
    ].join("\n"),
  );
  await delay(1_100);
  const searching = documents.search("lighthouse of Zorblax", { limit: 1 }, recordingContext());
  expect(await longestStandstill(searching)).toBeLessThan(0.5);
  expect((await searching)[0]?.document.title).toBe("New");
}, 120_000);

test("a search that nobody waits for fails at once, and costs no thread", async () => {
  const folder = await temporaryFolder({ "town.txt": sentence(1) });
  const documents = await openDocuments({ id: "towns", title: "Towns", folder, watch: false });
  onTestFinished(() => documents.close());
  const abort = new AbortController();
  const searching = documents.search("tower", { limit: 1 }, recordingContext(abort.signal));
  abort.abort(new Error("gone"));
  await expect(searching).rejects.toThrow("gone");
  expect(await documents.search("tower", { limit: 1 }, recordingContext())).toHaveLength(1);
});

test("names are packed for a thread once, spotted and searched there as they are here", async () => {
  const threads = new ReadingThreads({ threads: 1 });
  onTestFinished(() => threads.close());
  const entities = Array.from({ length: 30_000 }, (_, index) => ({
    iri: `urn:e:${index}`,
    labels: [`Old Harbour ${index}`],
    aliases: [],
    description: undefined,
    types: ["urn:c:town"],
    degree: 1,
  }));
  const names = packNames({ entities, parents: new Map([["urn:c:town", ["urn:c:place"]]]) });
  const { signal } = new AbortController();
  // Nothing is like them, so that each is held against all names.
  const unknown = Array.from({ length: 40 }, (_, index) => `Olt Harbuor ${index * 7}x`).join(", ");
  const spotting = threads.spotMentions(`Who built ${unknown} and Old Harbour 17?`, names, signal);
  expect(await longestStandstill(spotting)).toBeLessThan(0.5);
  expect((await spotting).find(({ text }) => text === "Old Harbour 17")?.candidates[0]).toMatchObject({
    iri: "urn:e:17",
    match: "EXACT",
    types: ["urn:c:town", "urn:c:place"],
  });
  expect((await threads.searchEntities("Old Harbuor 18", 1, names, signal))[0]).toMatchObject({ match: "FUZZY" });
  await expect(threads.searchEntities("x", 0, names, signal)).rejects.toThrow(RangeError);
  expect(threads.activity).toMatchObject({ started: 1, ended: 0, done: 3 });
}, 60_000);
