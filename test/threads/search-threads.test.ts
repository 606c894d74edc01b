import { afterAll, expect, test } from "vitest";
import { ThreadsForSearches } from "../../datasources/searching/search-threads.ts";
import type { SearchThreads } from "../../engine/strategies/hydra/search/apart/search-threads.ts";
import { Failure } from "../../engine/failure.ts";
import { turtleGraph, type TurtleGraph } from "../query/turtle-graph.ts";
import { stageContext } from "../hydra/search/searching.ts";
import { searchedWhereItFits } from "../hydra/search/searching-apart.ts";

const threads = new ThreadsForSearches();
afterAll(() => threads.close());

/** Makers and what they make, of which others are made: 300 of each of three kinds, all within reach. */
const dense = (): TurtleGraph => {
  const lines: string[] = [];
  for (let maker = 0; maker < 60; maker += 1)
    for (let other = 1; other <= 25; other += 1) {
      lines.push(`:m${maker} :taught :m${(maker * 7 + other) % 60} ; :made :w${(maker * 11 + other) % 300} .`);
      lines.push(`:w${(maker * 13 + other) % 300} :kept :t${(maker + other) % 40} .`);
    }
  return turtleGraph(lines.join("\n"));
};
const wanted = () => ({ graph: dense(), topics: ["m1"], skyline: "m1 - taught - ?who - made - ?what - kept - !town" });

test("a large search runs in a thread, and finds the same", async () => {
  const before = threads.activity.done;
  const apart = await searchedWhereItFits({ ...wanted(), threads, large: 100 });
  expect(threads.activity.done).toBe(before + 1);
  expect(apart).toEqual(await searchedWhereItFits(wanted()));
  expect(apart.found.paths.length).toBeGreaterThan(20);
});

test("two run at once; a third stays where it is, and all find the same", async () => {
  const before = threads.activity.done;
  const all = await Promise.all([1, 2, 3].map(() => searchedWhereItFits({ ...wanted(), threads, large: 100 })));
  expect(threads.activity.done).toBe(before + 2);
  expect(all[1]).toEqual(all[0]);
  expect(all[2]).toEqual(all[0]);
});

test("who stops waiting is told at once, and the thread is there for the next search", async () => {
  const controller = new AbortController();
  const gone = new Error("nobody waits");
  const stopping: SearchThreads = {
    take() {
      const thread = threads.take();
      return (
        thread &&
        ((start, reply, signal) =>
          thread(
            start,
            (ask) => {
              if (ask.kind === "GROW") controller.abort(gone);
              return reply(ask);
            },
            signal,
          ))
      );
    },
  };
  const context = stageContext(controller.signal);
  await expect(searchedWhereItFits({ ...wanted(), context, threads: stopping, large: 100 })).rejects.toBe(gone);
  const before = threads.activity.done;
  const next = await searchedWhereItFits({ ...wanted(), threads, large: 100 });
  expect(next.found.paths.length).toBeGreaterThan(20);
  expect(threads.activity.done).toBeGreaterThan(before);
});

test("a graph that fails meanwhile fails the search, as it said", async () => {
  const away = new Failure("SOURCE_UNAVAILABLE", "The graph went away.", { source: "test" });
  const failing: SearchThreads = {
    take() {
      const thread = threads.take();
      return thread && ((start, _reply, signal) => thread(start, () => Promise.reject(away), signal));
    },
  };
  await expect(searchedWhereItFits({ ...wanted(), threads: failing, large: 100 })).rejects.toBe(away);
});

test("what takes too long is ended, and said", async () => {
  const hasty = new ThreadsForSearches({ threads: 1, timeoutMs: 1 });
  try {
    const search = searchedWhereItFits({ ...wanted(), threads: hasty, large: 100 });
    await expect(search).rejects.toMatchObject({ code: "DEADLINE_EXCEEDED" });
    expect(hasty.take()).toBeDefined();
  } finally {
    await hasty.close();
  }
});
