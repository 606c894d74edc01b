import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FairQueue } from "../../datasources/threads/fair-queue.ts";

interface Waiting {
  readonly party: string;
  /** The parties that were served while it was the first of its own. */
  readonly passedBy: Set<string>;
}

/** What waits is taken in turn by whom it is for. */
describe("a fair queue", () => {
  test("takes one of each party in turn, and each party's own in order", () => {
    const queue = new FairQueue<string>();
    for (const item of ["a1", "a2", "a3", "b1", "c1", "b2"]) queue.add(item, item.charAt(0));
    expect(Array.from({ length: 7 }, () => queue.take())).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", undefined]);
  });

  test("lets who comes while somebody has a hundred waiting wait for one of these", () => {
    const queue = new FairQueue<string>();
    for (let index = 0; index < 100; index += 1) queue.add(`many ${index}`, "many");
    queue.take();
    queue.add("one", "other");
    expect([queue.take(), queue.take()]).toEqual(["many 1", "one"]);
  });

  test("is a plain queue where nobody says for whom", () => {
    const queue = new FairQueue<number>();
    for (const item of [1, 2, 3]) queue.add(item, undefined);
    expect([queue.take(), queue.take(), queue.take()]).toEqual([1, 2, 3]);
  });

  test("gives up the last of whoever has most, and nothing where nobody has more than who asks would have", () => {
    const queue = new FairQueue<string>();
    for (const item of ["a1", "b1", "a2", "a3"]) queue.add(item, item.charAt(0));
    expect(queue.takeFromMost("b")).toBe("a3");
    expect(queue.takeFromMost("b")).toBeUndefined();
    expect(queue.takeFromMost("a")).toBeUndefined();
    expect(queue.size).toBe(3);
  });

  test("loses nothing, gives nothing twice, and passes nobody over twice, in any order of events", () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("add" as const), party: fc.constantFrom("a", "b", "c", "d") }),
      fc.record({ kind: fc.constant("take" as const) }),
      fc.record({ kind: fc.constant("remove" as const), nth: fc.nat(30) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const queue = new FairQueue<Waiting>();
        let waiting: Waiting[] = [];
        for (const each of steps) {
          if (each.kind === "add") {
            const item = { party: each.party, passedBy: new Set<string>() };
            waiting.push(item);
            queue.add(item, item.party);
          } else if (each.kind === "remove") {
            const item = waiting[each.nth];
            if (item === undefined) continue;
            expect([queue.remove(item), queue.remove(item)]).toEqual([true, false]);
            waiting = waiting.filter((other) => other !== item);
          } else {
            const taken = queue.take();
            expect(taken === undefined).toBe(waiting.length === 0);
            if (taken === undefined) continue;
            expect(waiting).toContain(taken);
            // The first of its party: none that came before it is left.
            expect(waiting.find(({ party }) => party === taken.party)).toBe(taken);
            waiting = waiting.filter((other) => other !== taken);
            for (const party of new Set(waiting.map((item) => item.party))) {
              const first = waiting.find((item) => item.party === party);
              if (first === undefined || party === taken.party) continue;
              expect(first.passedBy.has(taken.party)).toBe(false);
              first.passedBy.add(taken.party);
            }
          }
          expect(queue.size).toBe(waiting.length);
        }
        expect(new Set(queue.takeAll())).toEqual(new Set(waiting));
        expect(queue.size).toBe(0);
      }),
    );
  });
});
