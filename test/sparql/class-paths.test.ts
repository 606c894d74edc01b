import { expect, test } from "vitest";
import { hasRepeatedPath, withoutClassPaths } from "../../datasources/sparql/class-paths.ts";
import { subclassesOf } from "../../datasources/sparql/subclasses.ts";
import { iri, literal, RDF, RDFS } from "../../engine/rdf/term.ts";
import { serialise } from "../../engine/sparql/serialise.ts";
import { type Pattern, type PropertyPath, type SelectQuery, triple, variable } from "../../engine/sparql/syntax.ts";

const SUB = `${RDFS}subClassOf`;
const PARENTS = new Map([
  ["urn:c:island-country", ["urn:c:country"]],
  ["urn:c:country", ["urn:c:place"]],
  ["urn:c:atoll", ["urn:c:island-country"]],
  ["urn:c:loop", ["urn:c:loop"]],
]);
const [X, T] = [variable("x"), variable("t")];

const path = (predicates: readonly string[], repeated = true): PropertyPath => ({
  kind: "path",
  alternatives: predicates.map(iri),
  repeated,
});
const below = (type: string, predicates: readonly string[] = [SUB]): Pattern => triple(T, path(predicates), iri(type));
const query = (...where: readonly Pattern[]): SelectQuery => ({ variables: [X], where });
const isOneOf = (...types: readonly string[]): Pattern => ({
  kind: "in",
  variable: T,
  terms: types.map(iri),
  negated: false,
});
const is = (type: string): Pattern => ({ kind: "values", variables: [T], rows: [[iri(type)]] });

function rewritten(given: SelectQuery, most = 10): SelectQuery {
  return withoutClassPaths(given, [SUB, "urn:narrower"], subclassesOf(PARENTS, most));
}

test("a path to a class is the list of the classes below it, itself first", () => {
  const typed = triple(X, iri(`${RDF}type`), T);
  expect(rewritten(query(typed, below("urn:c:country")))).toEqual(
    query(typed, isOneOf("urn:c:country", "urn:c:atoll", "urn:c:island-country")),
  );
  expect(rewritten(query(below("urn:c:none", [SUB, "urn:narrower"])))).toEqual(query(is("urn:c:none")));
  expect(rewritten(query(below("urn:c:loop")))).toEqual(query(is("urn:c:loop")));
});

test("any number of them, wherever they stand", () => {
  const everywhere = (pattern: Pattern): SelectQuery =>
    query(
      { kind: "union", branches: [[pattern], [pattern, pattern]] },
      { kind: "optional", patterns: [pattern] },
      { kind: "notExists", patterns: [{ kind: "optional", patterns: [pattern] }] },
      { kind: "select", query: { ...query(pattern), limit: 1 } },
    );
  const given = everywhere(below("urn:c:atoll"));
  expect(hasRepeatedPath(given)).toBe(true);
  expect(rewritten(given)).toEqual(everywhere(is("urn:c:atoll")));
  expect(hasRepeatedPath(rewritten(given))).toBe(false);
});

test.each<[string, Pattern]>([
  ["another path", below("urn:c:country", ["urn:part-of"])],
  ["a path that is partly another", below("urn:c:country", [SUB, "urn:part-of"])],
  ["a path of one step", triple(T, path([SUB], false), iri("urn:c:country"))],
  ["a path to a variable", triple(T, path([SUB]), X)],
  ["a path from a class", triple(iri("urn:c:atoll"), path([SUB]), iri("urn:c:country"))],
  ["a text", triple(T, X, literal(`?t (<${SUB}>)* <urn:c:country> .`))],
])("%s stays as it is", (_name, pattern) => {
  expect(rewritten(query(pattern))).toEqual(query(pattern));
});

test("a comment stays as it is", () => {
  const given = { ...query(triple(X, T, X)), comments: [`?t (<${SUB}>)* <urn:c:country>`] };
  expect(serialise(rewritten(given))).toBe(serialise(given));
});

test("more classes than may be listed stay a path", () => {
  expect(rewritten(query(below("urn:c:country")), 2)).toEqual(query(below("urn:c:country")));
});
