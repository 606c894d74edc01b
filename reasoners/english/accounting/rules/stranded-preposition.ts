import measured from "../../language/data/measured-wordings.json" with { type: "json" };
import roles from "../../language/data/role-wordings.json" with { type: "json" };
import prepositions from "../../language/data/prepositions.json" with { type: "json" };
import { isSet, type Form, type RelationCandidate } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { englishDictionary } from "../../dictionary/english-dictionary.ts";
import { BE, isAuxiliary, isFunctionWord, MARKS } from "../../language/function-words.ts";
import { OF_PERSONS, OF_THINGS } from "../../language/question-words.ts";
import { baseForms, isPast, stem } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { leadsToPlace } from "../../linking/domain-range-fit.ts";
import { endsOf } from "../../linking/ends-of-set.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { isOfPlace, isOneSide } from "../../linking/particles.ts";
import { relationNames } from "../../linking/relation-names.ts";
import type { Said } from "../demand.ts";

/** Prepositions by which another side of a deed is asked for than who does it, and to what. */
const SIDES = wordSet(prepositions.ofSides);
/** Those behind which no place is asked for where something is done to a thing. */
const TO_NO_PLACE = wordSet(prepositions.toNoPlace);

/** Verbs that mean another thing with their preposition, by which the tables of wordings know relations. */
const PHRASAL: ReadonlySet<string> = new Set([
  ...Object.values(measured).flatMap((each) => ("phrasal" in each ? each.phrasal : [])),
  ...[...roles.roles, ...roles.attributes, ...roles.dates].flatMap(({ deeds }) => deeds),
]);

/** A preposition, and the verb that it belongs to. */
interface Stranded {
  readonly preposition: string;
  readonly verb: string;
}

/**
 * True for "what was E built for", "from what was E built" read as nothing but by whom or when it was built: a relation
 * that is called by the verb tells the side that its preposition says, and without one the deed itself.
 */
export function losesStrandedPreposition(form: Form, said: Said, catalogue: Catalogue): boolean {
  const mayAnswer = heedingPreposition(said, catalogue);
  if (mayAnswer === undefined || !isSet(form)) return false;
  return endsOf(form).some((end) => {
    const candidates = end.kind === "follow" ? end.relation.candidates : [];
    return candidates.length > 0 && !candidates.some(mayAnswer);
  });
}

/** Which relations may lead to the answer, by the preposition that the question ends or begins with, if it does. */
export function heedingPreposition(
  { words, start }: Said,
  catalogue: Catalogue,
): ((candidate: RelationCandidate) => boolean) | undefined {
  const stranded = strandedIn(words, start);
  if (stranded === undefined) return undefined;
  return ({ iri, direction }) => {
    // "What did E star in": who is named there is what the relation leads to, and not what it was built on.
    const mayTell = direction === "BACKWARD" && isOfPlace(stranded.preposition) && !isDoneTo(words, stranded.verb);
    return mayTell || !tellsOtherSide(iri, stranded, catalogue);
  };
}

function isDoneTo(words: readonly Word[], verb: string): boolean {
  return isPast(verb) && words.some(({ lower }) => BE.has(lower));
}

/** The preposition that a bare "what" or "who" belongs to, at the end or before it. */
function strandedIn(words: readonly Word[], start: number): Stranded | undefined {
  const to = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const [first, second, third] = [0, 1, 2].map((more) => words[start + more]?.lower ?? "") as [string, string, string];
  const isAsking = (lower: string): boolean => OF_THINGS.has(lower) || OF_PERSONS.has(lower);
  const isBare = (next: string): boolean => isAuxiliary(next) || next === "'s";
  if (SIDES.has(first) && isAsking(second) && isBare(third)) return strandedBehind(words, to, first);
  const last = words[to - 1]?.lower ?? "";
  return isAsking(first) && isBare(second) && SIDES.has(last) ? strandedBehind(words, to - 1, last) : undefined;
}

function strandedBehind(words: readonly Word[], to: number, preposition: string): Stranded | undefined {
  const verb = words.slice(0, to).findLast(({ lower, text }) => text === lower && isVerbHere(lower))?.lower;
  // What a ship "takes in" are its takings: the two are one verb.
  const isPhrasal = verb !== undefined && baseForms(verb).some((base) => PHRASAL.has(`${base} ${preposition}`));
  return verb === undefined || isPhrasal ? undefined : { preposition, verb };
}

function isVerbHere(lower: string): boolean {
  return !isFunctionWord(lower) && !isAuxiliary(lower) && englishDictionary().lemmasOf(lower, "v").length > 0;
}

function tellsOtherSide(iri: string, { preposition, verb }: Stranded, catalogue: Catalogue): boolean {
  const entry = relationEntry(catalogue, iri);
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  // Over a node between two things both ends have a say, and one of them may be called by the preposition.
  if (entry?.through !== undefined) return false;
  if (entry === undefined || (isOfPlace(preposition) && leadsToPlace(entry, catalogue))) return false;
  const isSaid = names.some((name) => [...name.prepositions].some((each) => isOneSide(each, preposition)));
  // What something was made for is no place, by whatever words the place is told.
  if (!isSaid && TO_NO_PLACE.has(preposition) && isPast(verb) && leadsToPlace(entry, catalogue)) return true;
  const stems = stemsOf(verb);
  return (
    !isSaid &&
    names.some(({ content }) => content.some(({ lower }) => stemsOf(lower).some((each) => stems.includes(each))))
  );
}

function stemsOf(lower: string): readonly string[] {
  return [lower, ...baseForms(lower), ...(lower === "born" ? ["birth"] : [])].map(stem);
}
