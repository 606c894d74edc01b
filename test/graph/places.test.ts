import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnswerValue } from "../../engine/evidence/trace.ts";
import { placesAmong } from "../../engine/graph/places/lies-within.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { recordingContext } from "../support/recording-context.ts";
import { propertyRuns } from "../support/property-runs.ts";

/** Which places lie within others, as a graph has it: by what relations are called and what stands at their ends. */

/** Houses lie in towns, towns in shires, shires in lands; people have lands and parents, clubs belong to leagues. */
const WORLD = `
  :Town a rdfs:Class ; rdfs:label "town" . :Land a rdfs:Class ; rdfs:label "land" .
  :Shire a rdfs:Class ; rdfs:label "shire" .
  :House a rdfs:Class ; rdfs:label "house" . :Person a rdfs:Class ; rdfs:label "person" .
  :Club a rdfs:Class ; rdfs:label "club" .
  :in rdfs:label "situated in" . :land rdfs:label "land" . :part rdfs:label "part of" .
  :next rdfs:label "shares border with" .
  :parent rdfs:label "parent" . :heir rdfs:label "successor" . :capital rdfs:label "chief town" .
  :hall a :House ; rdfs:label "Old Hall" ; :in :elmstad .
  :elmstad a :Town ; rdfs:label "Elmstad" ; :in :northshire ; :land :sorn .
  :orby a :Town ; rdfs:label "Orby" ; :in :northshire ; :heir :elmstad .
  :northshire a :Shire ; rdfs:label "Northshire" ; :part :sorn .
  :sorn a :Land ; rdfs:label "Sorn" ; :capital :elmstad ; :next :tarn .
  :tarn a :Land ; rdfs:label "Tarn" ; :next :sorn .
  :keep a :House ; rdfs:label "Keep" ; :in :tarn . :well a :House ; rdfs:label "Well" ; :in :orby .
  :mira a :Person ; rdfs:label "Mira Holt" ; :land :sorn ; :parent :jon .
  :jon a :Person ; rdfs:label "Jon Holt" .
  :reds a :Club ; rdfs:label "Reds" ; :part :league . :league a :Club ; rdfs:label "League" .
`;

const entity = (name: string, label = name): AnswerValue => ({
  node: { kind: "entity", iri: `urn:test:${name}`, label },
});
const words = (label: string): AnswerValue => ({ node: { kind: "text", label } });

async function liesWithinIn(graph: KnowledgeGraph, values: readonly AnswerValue[]) {
  const catalogue = await graph.catalogue(recordingContext());
  const context = recordingContext();
  return { liesWithin: await placesAmong(values, { graph, catalogue, context }), calls: context.calls.length };
}

describe("a place lies within another", () => {
  test.each<[string, AnswerValue, AnswerValue]>([
    ["by a relation that says so", entity("orby"), entity("northshire")],
    ["through others", entity("hall"), entity("sorn")],
    ["by the kind of place that a relation is called by", entity("elmstad"), entity("sorn")],
    ["as a part of it", entity("northshire"), entity("sorn")],
    ["called by its name", words("Orby"), entity("sorn")],
    ["within one that is called by its name", entity("orby"), words("sorn")],
  ])("%s", async (_name, inner, outer) => {
    const { liesWithin } = await liesWithinIn(await graphOf(WORLD), [inner, outer]);
    expect([liesWithin(inner, outer), liesWithin(outer, inner)]).toEqual([true, false]);
  });

  test.each<[string, AnswerValue, AnswerValue]>([
    ["itself", entity("orby"), words("Orby")],
    ["a neighbour", entity("sorn"), entity("tarn")],
    ["another town", entity("orby"), entity("elmstad")],
    ["somebody's land", entity("mira"), entity("sorn")],
    ["a parent", entity("mira"), entity("jon")],
    ["a league, of which a club is part", entity("reds"), entity("league")],
    ["what nobody knows", entity("orby"), words("Atlantis")],
  ])("but not %s", async (_name, one, other) => {
    const { liesWithin } = await liesWithinIn(await graphOf(WORLD), [one, other]);
    expect([liesWithin(one, other), liesWithin(other, one)]).toEqual([false, false]);
  });
});

test("two places of which each is said to lie in the other are told of neither", async () => {
  const graph = await graphOf(`:in rdfs:label "lies in" . :a rdfs:label "A" ; :in :b . :b rdfs:label "B" ; :in :a .`);
  const { liesWithin } = await liesWithinIn(graph, [entity("a"), entity("b")]);
  expect([liesWithin(entity("a"), entity("b")), liesWithin(entity("b"), entity("a"))]).toEqual([false, false]);
});

test("nothing is asked of a graph that tells of no places, nor of one value", async () => {
  const family = await graphOf(`:parent rdfs:label "parent" . :a rdfs:label "A" ; :parent :b . :b rdfs:label "B" .`);
  expect((await liesWithinIn(family, [entity("a"), entity("b")])).calls).toBe(0);
  expect((await liesWithinIn(await graphOf(WORLD), [entity("orby")])).calls).toBe(0);
});

describe("for any map", () => {
  const size = 7;
  /** For each place the ones it lies in, by number; rings among them. */
  const map = fc.array(fc.uniqueArray(fc.nat(size - 1), { maxLength: 2 }), { minLength: size, maxLength: size });

  test("lying within is strict, passes on, and an unrelated fact changes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(map, async (lies) => {
        const facts = lies.flatMap((outer, inner) => outer.map((each) => `:p${inner} :in :p${each} .`)).join(" ");
        const named = lies.map((_outer, place) => `:p${place} rdfs:label "P${place}" .`).join(" ");
        const world = `:in rdfs:label "located in" . ${named} ${facts} :p0 :in :p1 .`;
        const places = lies.map((_outer, place) => entity(`p${place}`));
        const { liesWithin } = await liesWithinIn(await graphOf(world), places);
        const more = `${world} :likes rdfs:label "likes" . :p0 :likes :p3 . :p5 :likes :p1 .`;
        const { liesWithin: beside } = await liesWithinIn(await graphOf(more), [...places].reverse());
        for (const a of places)
          for (const b of places) {
            expect(liesWithin(a, b) && liesWithin(b, a)).toBe(false);
            expect(beside(a, b)).toBe(liesWithin(a, b));
            for (const c of places) if (liesWithin(a, b) && liesWithin(b, c)) expect(liesWithin(a, c)).toBe(true);
          }
      }),
      { numRuns: propertyRuns(12) },
    );
  });
});
