import { isOfSet, type Form, type SetForm } from "../../question/form/logical-form.ts";
import { turnedRound } from "../../question/form/turned-round.ts";
import { mapForm, nodesOf } from "../../question/form/walk.ts";
import { literal, XSD } from "../../rdf/term.ts";
import type { Vocabulary } from "../../sources/knowledge-graph.ts";
import { compileSet } from "../compilation/compile.ts";
import { type Pattern, variable } from "../../sparql/syntax.ts";
import { datesOf, decidingSetsOf, setsOf } from "../form-sets.ts";

/**
 * Patterns that match if the graph can support a concrete form at all: every relation and set of it, whatever times,
 * conditions and superlatives say of their members. Independent parts (the two sides of a comparison, the events of a
 * time) stand side by side.
 */
export function supportPatterns(form: Form, vocabulary: Vocabulary): readonly Pattern[] {
  // Of what goes on nothing tells that it is over.
  const needed = form.kind === "age" ? setsOf(form).slice(0, 1) : setsOf(form);
  const apart = [...needed, ...datesOf(form), ...decidingSetsOf(form)].map(({ set }) => set);
  return [...apart, ...linkedToDeciding(form)].flatMap(
    (set, index) => compileSet(set, { vocabulary, prefix: `s${index}x`, answerName: `s${index}` }).patterns,
  );
}

/**
 * The same where each part of a union is to be supported, and not just one: "born in E or F" means one relation for
 * both, even if "born" may be said of a date as well. Undefined of a form without a union of what is said of names.
 */
export function supportPatternsOfAllParts(form: Form, vocabulary: Vocabulary): readonly Pattern[] | undefined {
  const found = [...nodesOf(form)].find(({ node }) => node.kind === "union" && node.sets.every(saysSomethingOfName));
  if (found?.node.kind !== "union") return undefined;
  const { slot: place, node } = found;
  const patterns = node.sets.slice(0, MOST_PARTS).map((part) =>
    supportPatterns(
      mapForm(form, (each, slot) => (slot === place ? part : each)),
      vocabulary,
    ),
  );
  return patterns.flatMap((each, at) => [
    { kind: "select", query: { variables: [variable(`part${at}`)], where: [...each, PART(at)], limit: 1 } },
  ]);
}

/** Are what the parts of a union say in the same words the same relation, in one direction? */
export function saysOneInAllParts(form: Form): boolean {
  return [...nodesOf(form)].every(({ node }) => {
    if (node.kind !== "union") return true;
    const [first, ...others] = node.sets.flatMap((each) => (each.kind === "follow" ? [each.relation] : []));
    return others.every(({ text, candidates: [taken] }) => {
      const [other] = first?.candidates ?? [];
      return text !== first?.text || (taken?.iri === other?.iri && taken?.direction === other?.direction);
    });
  });
}

const MOST_PARTS = 4;

/** Binds something that no other part binds, so that the parts are independent of each other. */
const PART = (at: number): Pattern => ({
  kind: "bind",
  value: literal(String(at), `${XSD}integer`),
  as: variable(`part${at}`),
});

function saysSomethingOfName(set: SetForm): boolean {
  return set.kind === "follow" && [...nodesOf(set)].some(({ node }) => node.kind === "mention");
}

/** Those of whom every or only some others are told have to do with one of these at least. */
function linkedToDeciding(form: Form): readonly SetForm[] {
  return [...nodesOf(form)].flatMap(({ node }): readonly SetForm[] => {
    if (node.kind !== "where" || node.tally !== undefined || !isOfSet(node.condition)) return [];
    const { operator, of } = node.condition;
    if (operator !== "every" && operator !== "only") return [];
    return [
      { kind: "intersect", sets: [node.set, { kind: "follow", from: of, relation: turnedRound(node.relation) }] },
    ];
  });
}
