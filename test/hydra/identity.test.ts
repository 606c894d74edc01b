import { expect, test } from "vitest";
import { iri, literal, XSD } from "../../engine/rdf/term.ts";
import { identityAmong } from "../../engine/evidence/identity.ts";
import type { FactNode } from "../../engine/evidence/fact.ts";

/** A thing of a graph and its name in a text are one value, where the name is nobody else's. */

const words = (text: string): FactNode => ({ kind: "words", text });
const LABELS: Readonly<Record<string, string>> = { "urn:t:lund": "Lund", "urn:t:orby": "Orby", "urn:t:orby2": "Orby" };
const labelOf = (node: FactNode): string =>
  node.kind === "iri" ? (LABELS[node.value] ?? node.value) : node.kind === "words" ? node.text : node.lexical;

test("words are the one entity that is called so, and are themselves where two are", () => {
  const [lund, orby, orby2] = [iri("urn:t:lund"), iri("urn:t:orby"), iri("urn:t:orby2")];
  const identity = identityAmong([lund, orby, orby2, words("lund"), words("Orby")], labelOf);
  expect(identity(words("lund"))).toBe(identity(lund));
  expect(new Set([orby, orby2, words("Orby")].map(identity)).size).toBe(3);
});

test("a year of a graph is the year in a text, and no entity", () => {
  const year = literal("1971", `${XSD}gYear`);
  const identity = identityAmong([iri("urn:t:lund"), year], labelOf);
  expect(identity(year)).toBe(identity(words("1971")));
  expect(identity(literal("Lund"))).not.toBe(identity(iri("urn:t:lund")));
});
