import { expect, test } from "vitest";
import { inverseRelations } from "../../engine/graph/inverse-relations.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { recordingContext } from "../support/recording-context.ts";

/** Which relations say the same as another from the other end. */

const NAMES = `:owns rdfs:label "owns" . :owner rdfs:label "owner" .`;
const FIRST = [
  ["urn:test:owner", "urn:test:owner"],
  ["urn:test:owns", "urn:test:owner"],
];

/** So many things with their owners, of which so many are said to own them, and one who likes each. */
function things(count: number, owned: number): string {
  return Array.from({ length: count }, (_, each) => {
    const back = each < owned ? `:p${each} :owns :t${each} .` : `:p${each} :owns :t${(each + 1) % count} .`;
    return `:t${each} :owner :p${each} . :q${each} :likes :t${each} . ${back}`;
  }).join(" ");
}

async function inversesIn(turtle: string) {
  const graph = await graphOf(turtle);
  const catalogue = await graph.catalogue(recordingContext());
  return [...(await inverseRelations(graph, catalogue, recordingContext()))].sort();
}

test("relations are one that a graph declares inverses, however little it says by them", async () => {
  expect(await inversesIn(`${NAMES} :owns owl:inverseOf :owner . :a :owns :b . :c :owner :d .`)).toEqual(FIRST);
});

test("relations are one that mirror each other in all that the graph holds", async () => {
  expect(await inversesIn(`${NAMES} ${things(12, 12)}`)).toEqual(FIRST);
});

test.each<[string, string]>([
  ["mirror each other in part", things(12, 11)],
  ["mirror each other in a few facts, as may be by chance", things(3, 3)],
])("but not those that %s", async (_name, turtle) => {
  expect(await inversesIn(`${NAMES} ${turtle}`)).toEqual([]);
});
