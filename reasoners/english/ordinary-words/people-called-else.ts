import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { kinship } from "../dictionary/kinship.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { likeNoun } from "../language/inflection.ts";
import { OF_ONE_SEX } from "../language/person-nouns.ts";
import { isPrefixed } from "../language/roots.ts";
import { wordsOf } from "../language/words.ts";
import { leadsToAgents } from "../linking/agent-classes.ts";
import { linkClass } from "../linking/class-linker.ts";
import { relationNames } from "../linking/relation-names.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { KINDRED } from "../weights.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

/**
 * "Actors" as "performers", where the graph has no other noun for such people than that of a wider kind, as the name of
 * one relation that leads to them. Undefined where nobody is called so.
 */
export function peopleCalledElse<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const pieces: Piece[] = [];
  const doubts: string[] = [];
  let from = 0;
  words.forEach((word, at) => {
    // Who was mayor is none any more.
    if (isPrefixed(word.lower)) return;
    if (word.text !== word.lower || isFunctionWord(word.lower) || expectedAnswerType(word.lower) !== "PERSON") return;
    if (input.mentions.some(({ start, end }) => start <= word.start && word.end <= end)) return;
    if (linkClass([word], input.catalogue).length > 0) return;
    const called = wider(word.lower, input.catalogue);
    if (called === undefined) return;
    const noun = likeNoun(called, word.lower);
    pieces.push({ from, to: at }, { said: noun });
    from = at + 1;
    doubts.push(`“${word.text}” was read as “${noun}”, which may not be meant`);
  });
  if (pieces.length === 0) return undefined;
  return { input: withPieces(input, [...pieces, { from, to: words.length }]), readAs: [], doubts };
}

/** The one noun of those whom a relation leads to, of whom the word says a kind. */
function wider(lower: string, catalogue: Catalogue): string | undefined {
  const nouns = agentNouns(catalogue);
  // A father is a parent, and so is a mother.
  if ([lower, ...singularForms(lower)].some((form) => OF_ONE_SEX.has(form))) return undefined;
  if ([lower, ...singularForms(lower)].some((form) => nouns.has(form))) return undefined;
  const [only, ...others] = [...nouns].filter((noun) => kinship(lower, noun, ["n"]) >= KINDRED.certain);
  return others.length > 0 ? undefined : only;
}

const known = new WeakMap<Catalogue, ReadonlySet<string>>();

/** "Performer", "funder": names of relations that are one noun for whoever they lead to. */
function agentNouns(catalogue: Catalogue): ReadonlySet<string> {
  const made = known.get(catalogue);
  if (made !== undefined) return made;
  const found = new Set<string>();
  for (const relation of catalogue.relations) {
    if (relation.iri.includes("..") || relation.objectKind !== "ENTITY") continue;
    for (const { words } of relationNames(catalogue).byRelation.get(relation.iri) ?? []) {
      const [only, ...others] = words;
      if (only === undefined || others.length > 0 || !leadsToAgents(relation.iri, "FORWARD", catalogue)) continue;
      if (expectedAnswerType(only.lower) === "PERSON") found.add(only.lower);
    }
  }
  known.set(catalogue, found);
  return found;
}
