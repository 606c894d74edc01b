import nouns from "../language/data/nouns.json" with { type: "json" };
import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { sameVerb } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { leadsToPlace } from "../linking/domain-range-fit.ts";
import { relationEntry } from "../linking/known-entries.ts";
import { isOfPlace } from "../linking/particles.ts";
import type { EndKind, PhraseRole } from "../linking/phrase-to-link.ts";
import { isNoPlaying } from "../linking/played.ts";
import { closeness, type RelationName, relationNames } from "../linking/relation-names.ts";
import { linkedPhrase } from "../linking/relation-linker.ts";
import { saysWhichPlace } from "../linking/which-place.ts";
import { GRAPH_LED, LIKENESS } from "../weights.ts";
import type { Work } from "../grammar/work.ts";

/** Words that stand for a relation, with the prepositions that belong to them. */
export interface Said {
  /** As they are linked: auxiliary verb, words, preposition behind them. */
  readonly words: readonly Word[];
  /** The words of meaning among them. */
  readonly content: readonly Word[];
  readonly roles: readonly PhraseRole[];
  readonly wanted: EndKind | undefined;
  /** Which end does it, where a verb says so. */
  readonly doer?: "KNOWN" | "WANTED";
  /** Must it be told by who does it? */
  readonly isDone: boolean;
  /** Prepositions that must be licensed, and at which end what stands behind each is. */
  readonly prepositions: readonly { readonly lower: string; readonly isBeforeKnown: boolean }[];
}

/**
 * The ways in which the words may lead from what is known to what is wanted: by relations that have a name which says
 * all of the words, and nothing else.
 */
export function waysOf(said: Said, catalogue: Catalogue, work: Work): readonly RelationCandidate[] {
  const found = new Map<string, RelationCandidate>();
  // What is counted need be no number.
  const wanted = said.wanted === "NUMBER" ? (["NUMBER", undefined] as const) : [said.wanted];
  for (const phrase of said.roles.flatMap((role) => wanted.map((each) => ({ role, wanted: each })))) {
    const { role } = phrase;
    const { candidates, looked } = linkedPhrase({ words: said.words, known: "ENTITY", ...phrase }, catalogue);
    work.spend(1 + looked);
    const linked = role === "NOUN" ? inOneDirection(candidates) : candidates;
    const done = linked.flatMap((each) => asDone(each, said, catalogue) ?? []);
    for (const each of said.isDone ? done : [...linked, ...done]) {
      // "How many lengths" asks for no length: a number of another name is none of what is counted.
      if (said.wanted !== phrase.wanted && relationEntry(catalogue, each.iri)?.objectKind === "NUMBER") continue;
      if (each.loose === true || each.narrower === true || each.score < GRAPH_LED.leastLink) continue;
      if (!saysAll(each.iri, said.content, role, catalogue)) continue;
      if (!said.prepositions.every((one) => isLicensed(one, each, catalogue))) continue;
      if (namesOf(each.iri, catalogue).some((name) => isNoPlaying(said.words, name, each.direction, catalogue)))
        continue;
      const key = `${each.direction} ${each.iri}`;
      if ((found.get(key)?.score ?? 0) < each.score) found.set(key, each);
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score || (a.iri < b.iri ? -1 : 1));
}

/**
 * Of a relation whose label does not say who does it, as "lighting", the end that another name says ("lit by"), or the
 * one that can do anything, where the other can not, does it. Undefined where nothing tells that.
 */
function asDone(candidate: RelationCandidate, { doer }: Said, catalogue: Catalogue): RelationCandidate | undefined {
  const names = namesOf(candidate.iri, catalogue);
  const [atObject, atSubject] = [names.some((name) => name.objectActs), names.some((name) => name.subjectActs)];
  if (doer === undefined || (atObject && atSubject)) return undefined;
  const acting = atObject ? "OBJECT" : atSubject ? "SUBJECT" : actingEnd(candidate.iri, catalogue);
  if (acting === undefined) return undefined;
  return { ...candidate, direction: (acting === "OBJECT") === (doer === "WANTED") ? "FORWARD" : "BACKWARD" };
}

/** The end at which there are persons, where there are none at the other. */
function actingEnd(iri: string, catalogue: Catalogue): "SUBJECT" | "OBJECT" | undefined {
  const entry = relationEntry(catalogue, iri);
  if (entry === undefined || entry.objectKind !== "ENTITY") return undefined;
  const { persons, of } = agentClasses(catalogue);
  const [subjects, objects] = [entry.subjectClasses, entry.objectClasses];
  const act = (classes: readonly string[]): boolean => classes.length > 0 && classes.every((each) => persons.has(each));
  const none = (classes: readonly string[]): boolean => classes.length > 0 && !classes.some((each) => of.has(each));
  if (act(objects) && none(subjects)) return "OBJECT";
  return act(subjects) && none(objects) ? "SUBJECT" : undefined;
}

/** "The noun of E": what the noun is said of first; the other way round it is another noun. */
function inOneDirection(candidates: readonly RelationCandidate[]): readonly RelationCandidate[] {
  const best = new Map<string, number>();
  for (const { iri, score } of candidates) best.set(iri, Math.max(best.get(iri) ?? 0, score));
  return candidates.filter(({ iri, score }) => score === best.get(iri));
}

/** Is there one name of the relation that says all of these words? */
function saysAll(iri: string, content: readonly Word[], role: PhraseRole, catalogue: Catalogue): boolean {
  const saysKind = content.some(({ lower }) => KINDS.has(lower));
  return namesOf(iri, catalogue).some(({ words: asWritten, separateWords, text, relation }) => {
    // What is a kind of something is for those to tell who know of kinds, unless it is called so.
    if (saysKind && text !== relation.label) return false;
    const named = [...separateWords, ...asWritten].filter(({ lower }) => !isFunctionWord(lower));
    return content.every((word) => named.some((each) => mayStandFor(word, each, role)) && saysWhichPlace(word, named));
  });
}

/** A verb is no noun: the paint of E is not whom it was painted by. What says no more than "kind" says no relation. */
function mayStandFor(said: Word, named: Word, role: PhraseRole): boolean {
  if (closeness(said, named) < LIKENESS.synonym) return false;
  if (said.lower === named.lower) return true;
  const isSameNoun = singularForms(said.lower).some((form) => singularForms(named.lower).includes(form));
  if (isSameNoun) return true;
  return !KINDS.has(said.lower) && (role !== "NOUN" || !sameVerb(said.lower, named.lower));
}

const KINDS = wordSet(nouns.kindsOf);

function namesOf(iri: string, catalogue: Catalogue): readonly RelationName[] {
  return relationNames(catalogue).byRelation.get(iri) ?? [];
}

/** May a preposition stand with the words, by the names of the relation or by what stands at that end of it? */
function isLicensed(
  { lower, isBeforeKnown }: Said["prepositions"][number],
  { iri, direction }: RelationCandidate,
  catalogue: Catalogue,
): boolean {
  const names = namesOf(iri, catalogue);
  if (names.some(({ prepositions }) => prepositions.has(lower))) return true;
  const entry = relationEntry(catalogue, iri);
  const isBeforeObject = (direction === "FORWARD") !== isBeforeKnown;
  if (isOfPlace(lower)) return entry !== undefined && isBeforeObject && leadsToPlace(entry, catalogue);
  return lower === "by" && names.some((name) => (isBeforeObject ? name.objectActs : name.subjectActs));
}
