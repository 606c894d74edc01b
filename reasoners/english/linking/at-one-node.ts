import type {
  FollowForm,
  Form,
  RelationCandidate,
  RelationPhrase,
  SetForm,
} from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { nodeKinds } from "../nodes-between/node-kinds.ts";
import { TURNED } from "../nodes-between/links-around.ts";
import type { AskedQuestion } from "../accounting/asked-question.ts";
import lists from "../language/data/node-words.json" with { type: "json" };
import { OF_PERSONS, OF_PLACES, OF_THINGS, POSSESSIVE } from "../language/question-words.ts";
import { wordSet } from "../language/word-set.ts";
import { relationEntry } from "./known-entries.ts";

/** Words that may tell two facts apart: what they join need not be said of one node. */
const APART = wordSet(lists.apart);

/** A candidate that leads through a node: from the object of one of its links to that of another. */
interface Through {
  readonly candidate: RelationCandidate;
  /** IRIs of the links, as they are walked. */
  readonly into: string;
  readonly out: string;
}

/**
 * The form in which what one clause says of two things of a node is said of the same node: "who gave E to F" asks for
 * whoever gave just that to F, and not for who gave E to somebody, and F something. Where words tell facts apart, as
 * "and" does, nothing is changed.
 */
export function atOneNode(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): Form {
  if (nodeKinds(catalogue).length === 0) return form;
  if (saysTwoClauses(words.slice(start).map(({ lower }) => lower))) return form;
  return mapForm(form, (node) => {
    if (node.kind !== "intersect") return node;
    const sets = joined(node.sets, catalogue);
    const [only, ...others] = sets;
    return only !== undefined && others.length === 0 ? only : { ...node, sets };
  });
}

function saysTwoClauses(lowers: readonly string[]): boolean {
  const first = lowers.findIndex(isQuestionWord);
  return lowers.some((lower, at) => APART.has(lower) || (at > first && isQuestionWord(lower)));
}

function isQuestionWord(lower: string): boolean {
  return [OF_PERSONS, OF_PLACES, OF_THINGS, POSSESSIVE].some((words) => words.has(lower));
}

function joined(sets: readonly SetForm[], catalogue: Catalogue): readonly SetForm[] {
  for (const [at, one] of sets.entries())
    for (const other of sets.slice(at + 1)) {
      const both = one.kind === "follow" && other.kind === "follow" ? ofOneNode(one, other, catalogue) : undefined;
      if (both !== undefined)
        return joined([both, ...sets.filter((each) => each !== one && each !== other)], catalogue);
    }
  return sets;
}

/** What nodes that link both things lead to; undefined where the best of what the words mean is no such node. */
function ofOneNode(one: FollowForm, other: FollowForm, catalogue: Catalogue): SetForm | undefined {
  const [some, more] = [one, other].map(({ relation }) => throughNodes(relation.candidates, catalogue));
  if (some === undefined || more === undefined) return undefined;
  const pairs = some.flatMap((a) =>
    more.flatMap((b) => (a.out === b.out && a.into !== b.into && areOfOneKind([a, b], catalogue) ? [{ a, b }] : [])),
  );
  const isBest = ({ a, b }: { readonly a: Through; readonly b: Through }): boolean =>
    a.candidate.score >= bestOf(one.relation) && b.candidate.score >= bestOf(other.relation);
  if (!pairs.some(isBest)) return undefined;
  const outs = new Set(pairs.map(({ a }) => a.out));
  const out: RelationPhrase = {
    text: "",
    candidates: [...outs].flatMap((iri): readonly RelationCandidate[] => {
      const entry = relationEntry(catalogue, iri);
      return entry === undefined ? [] : [{ iri, label: entry.label, direction: "FORWARD", score: 1 }];
    }),
  };
  const nodes: SetForm = {
    kind: "intersect",
    sets: [
      into(
        one,
        pairs.map(({ a }) => a),
        catalogue,
      ),
      into(
        other,
        pairs.map(({ b }) => b),
        catalogue,
      ),
    ],
  };
  return { kind: "follow", from: nodes, relation: { ...out, text: out.candidates[0]?.label ?? "" } };
}

function bestOf({ candidates }: RelationPhrase): number {
  return Math.max(0, ...candidates.map(({ score }) => score));
}

/** The nodes that link what it begins at. */
function into({ from, relation }: FollowForm, links: readonly Through[], catalogue: Catalogue): SetForm {
  const byLink = new Map<string, RelationCandidate>();
  for (const { candidate, into: iri } of links) {
    const entry = relationEntry(catalogue, iri);
    const { narrower: _narrower, included: _included, ...said } = candidate;
    const best = byLink.get(iri);
    if (entry === undefined || (best !== undefined && best.score >= candidate.score)) continue;
    byLink.set(iri, { ...said, iri, label: entry.label, direction: "BACKWARD" });
  }
  return { kind: "follow", from, relation: { text: relation.text, candidates: [...byLink.values()] } };
}

function throughNodes(candidates: readonly RelationCandidate[], catalogue: Catalogue): readonly Through[] {
  return candidates.flatMap((candidate): readonly Through[] => {
    const ends = endsOf(candidate);
    return ends === undefined || relationEntry(catalogue, candidate.iri) === undefined ? [] : [{ candidate, ...ends }];
  });
}

/** The links of the node that a relation leads through; undefined where it leads through none that way. */
export function endsOf({
  iri,
  direction,
}: Pick<RelationCandidate, "iri" | "direction">): Omit<Through, "candidate"> | undefined {
  const at = iri.indexOf(TURNED);
  if (at < 0) return undefined;
  const [first, second] = [iri.slice(0, at), asWritten(iri.slice(at + TURNED.length))];
  return direction === "FORWARD" ? { into: first, out: second } : { into: second, out: first };
}

/** The second of two relations in one IRI, as `composedIri` writes it. */
function asWritten(second: string): string {
  return second.replaceAll("%23", "#").replaceAll("%25", "%");
}

function areOfOneKind(pair: readonly Through[], catalogue: Catalogue): boolean {
  const iris = pair.flatMap(({ into: first, out }) => [first, out]);
  return nodeKinds(catalogue).some(({ links }) => iris.every((iri) => links.some((link) => link.iri === iri)));
}
