import fc from "fast-check";
import { expect, test } from "vitest";
import { entityIri } from "../../../evaluation/knowledge/facts-as-triples.ts";
import { neighbourhoodsIn } from "../../../evaluation/knowledge/neighbourhood.ts";
import type { Fact } from "../../../evaluation/question-set.ts";

const facts = (...drawn: readonly string[]): readonly Fact[] =>
  drawn.map((each) => {
    const [subject = "", relation = "", object = ""] = each.split(" ");
    return { subject, relation, object };
  });
const around = (stated: readonly Fact[], ...names: readonly string[]) => neighbourhoodsIn(stated)(names.map(entityIri));

test("is all that three hops lead to, either way, and no more", () => {
  const chain = facts("a p b", "c p b", "c q d", "d p e", "e p f", "x p y");
  expect(around(chain, "a")).toEqual({ facts: 3, entities: 4 });
  expect(around(chain, "a", "f")).toEqual({ facts: 5, entities: 6 });
  expect(around(chain, "nobody")).toBeUndefined();
});

test("goes through no literal, and counts what is said twice or the other way round once", () => {
  const years = Array.from({ length: 30 }, (_, index) => `film${index} released ${1950 + (index % 3)}`);
  expect(around(facts(...years), "film0")).toEqual({ facts: 1, entities: 1 });
  expect(around(facts("a p b", "a p b", "a q b"), "a")).toEqual({ facts: 2, entities: 2 });
  expect(around(facts("a plays_in b", "b plays_in_inverse a"), "a")).toEqual({ facts: 1, entities: 2 });
});

test("is what trying all walks of up to three facts comes to", () => {
  const name = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h");
  const fact = fc.record({ subject: name, relation: fc.constantFrom("p", "q"), object: name });
  fc.assert(
    fc.property(fc.uniqueArray(fact, { selector: (each) => JSON.stringify(each), maxLength: 14 }), (stated) => {
      const [walked, met] = [new Set<Fact>(), new Set(["a"])];
      const walk = (at: string, left: number): void => {
        if (left === 0) return;
        for (const each of stated)
          for (const [from, to] of [
            [each.subject, each.object],
            [each.object, each.subject],
          ] as const)
            if (from === at) {
              walked.add(each);
              met.add(to);
              walk(to, left - 1);
            }
      };
      walk("a", 3);
      const expected = walked.size === 0 ? undefined : { facts: walked.size, entities: met.size };
      expect(around(stated, "a")).toEqual(expected);
    }),
  );
});
