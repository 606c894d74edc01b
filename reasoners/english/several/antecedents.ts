import type { AnalysisInput, QuestionPart } from "../../../engine/question/analysis.ts";
import {
  isSet,
  type Form,
  type RelationCandidate,
  type RelationPhrase,
  type SetForm,
} from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import { chooseTopicEntities } from "../../../engine/question/topic-entities.ts";
import type { Catalogue, EntityCandidate } from "../../../engine/sources/knowledge-graph.ts";
import { wordsOf } from "../language/words.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { askedKind } from "../linking/asked-kind.ts";
import { classEntry, relationEntry } from "../linking/known-entries.ts";
import type { PronounKind } from "./pronouns.ts";

/** What a pronoun may stand for: something that was named before, or what an earlier part asks for. */
export interface Antecedent {
  /** Its name in the question, or one that stands for what is not known yet. */
  readonly name: string;
  readonly candidates: readonly EntityCandidate[];
  /** IRIs of its classes, with those above them; empty where nothing is known of them. */
  readonly types: readonly string[];
  /** The part that asks for it; undefined for a name. */
  readonly answerOf?: number;
}

/** What stands in a question for an answer that is not known yet; no graph has such a name. */
export const ANSWER_IRI = "urn:whyql:answer-of-part:";
const ANSWER_NAME = "Foregoing";

/**
 * What was named before a place of the question, and what earlier parts ask for.
 * @param before offset in the question
 */
export function antecedentsOf(
  { mentions, catalogue }: AnalysisInput,
  before: number,
  earlier: readonly QuestionPart[],
): readonly Antecedent[] {
  const uses = earlier.flatMap(({ readings: [first] }) => (first === undefined ? [] : usesIn(first.form, catalogue)));
  const named = chooseTopicEntities(mentions.filter(({ end }) => end <= before)).map(
    ({ mention, candidates }): Antecedent => {
      const meant = uses.find(({ name }) => name === mention)?.isOf ?? (() => true);
      const fit = candidates.filter(meant);
      const all = fit.length > 0 ? fit : candidates;
      const of = [...new Set(all.flatMap(({ types }) => types))];
      return { name: mention, candidates, types: withThoseAbove(of, catalogue) };
    },
  );
  // "Born" is called like somebody, and is none of what the foregoing speaks of.
  const spoken = earlier.some(({ readings }) => readings.length > 0)
    ? named.filter(({ name }) => name !== name.toLowerCase() || uses.some((each) => each.name === name))
    : named;
  const names = spoken.filter((each, at) => spoken.findIndex(({ name }) => name === each.name) === at);
  const asked = earlier.flatMap(({ question, readings: [first] }, part): readonly Antecedent[] => {
    const ends = first !== undefined && isSet(first.form) ? endsOf(first.form, catalogue) : undefined;
    if (ends === undefined) return [];
    const iri = `${ANSWER_IRI}${part}`;
    const said = askedKind(wordsOf(question), catalogue).map(({ iri }) => iri);
    const types = said.length > 0 ? said : [...ends];
    const candidate: EntityCandidate = {
      ...{ iri, label: ANSWER_NAME, matched: ANSWER_NAME, match: "EXACT", via: "LABEL", score: 1 },
      types,
    };
    return [
      {
        name: ANSWER_NAME,
        candidates: [candidate],
        types: withThoseAbove(types, catalogue),
        answerOf: part,
      },
    ];
  });
  return [...names, ...asked];
}

/** How a name was used: which of what it may mean a relation of the foregoing is said of. */
interface Use {
  readonly name: string;
  readonly isOf: (candidate: EntityCandidate) => boolean;
}

/** The names of a form. "Who wrote E" is asked of a play, and not of the prince who is called so. */
function usesIn(form: Form, catalogue: Catalogue): readonly Use[] {
  return [...nodesOf(form)].flatMap(({ node }): readonly Use[] => {
    if (node.kind === "mention") return [{ name: node.text, isOf: () => true }];
    if (node.kind !== "follow" || node.from.kind !== "mention") return [];
    const [best] = node.relation.candidates;
    const entry = relationEntry(catalogue, best?.iri);
    const at = (best?.direction === "FORWARD" ? entry?.subjectClasses : entry?.objectClasses) ?? [];
    const kinds = mostSpecific(at, catalogue);
    const isOf = ({ types }: EntityCandidate): boolean => at.length === 0 || types.some((iri) => kinds.includes(iri));
    return [{ name: node.from.text, isOf }];
  });
}

/** The classes of some that are above none of the others. */
function mostSpecific(types: readonly string[], catalogue: Catalogue): readonly string[] {
  const above = new Set(types.flatMap((type) => classEntry(catalogue, type)?.ancestors ?? []));
  const own = types.filter((type) => !above.has(type));
  return own.length > 0 ? own : types;
}

function withThoseAbove(iris: readonly string[], catalogue: Catalogue): readonly string[] {
  return [...new Set(iris.flatMap((iri) => [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])]))];
}

/** The classes of what a set asks for, as far as a graph tells; undefined for numbers, dates and names. */
function endsOf(set: SetForm, catalogue: Catalogue): readonly string[] | undefined {
  switch (set.kind) {
    case "follow":
      return endsOfRelation(set.relation, catalogue);
    case "instances":
      return set.candidates.map(({ iri }) => iri);
    case "intersect": {
      const kind = set.sets.find(isOfKind);
      const all = (kind === undefined ? set.sets : [kind]).map((each) => endsOf(each, catalogue));
      return all.some((each) => each === undefined) ? undefined : all.flatMap((each) => each ?? []);
    }
    case "at":
    case "where":
    case "extreme":
    case "except":
      return endsOf(set.set, catalogue);
    default:
      return undefined;
  }
}

/** All of a kind, or some of them: "the longest river". */
function isOfKind(set: SetForm): boolean {
  if (set.kind === "at" || set.kind === "where" || set.kind === "extreme" || set.kind === "except")
    return isOfKind(set.set);
  return set.kind === "instances";
}

function endsOfRelation({ candidates: [best] }: RelationPhrase, catalogue: Catalogue): readonly string[] | undefined {
  if (best === undefined) return [];
  const entry = relationEntry(catalogue, best.iri);
  if (best.direction === "BACKWARD") return entry?.subjectClasses ?? [];
  return entry?.objectKind === "ENTITY" ? entry.objectClasses : undefined;
}

/**
 * What a pronoun may stand for. Who is known for a person is he before what may be one: the top of a graph's classes
 * may be anything.
 */
export function whatMayBe(
  kind: PronounKind,
  antecedents: readonly Antecedent[],
  catalogue: Catalogue,
): readonly Antecedent[] {
  const all = antecedents.filter((each) => mayStandFor(kind, each, catalogue));
  const { persons } = agentClasses(catalogue);
  const sure = kind === "HE" ? all.filter(({ types }) => types.some((type) => persons.has(type))) : [];
  return sure.length > 0 ? sure : all;
}

/** Is it surely a person, by what is known of its kind? */
export function isPerson({ types }: Antecedent, catalogue: Catalogue): boolean {
  const { persons } = agentClasses(catalogue);
  return types.some((type) => persons.has(type));
}

/** May a pronoun stand for a thing, by what is known of its kind? */
function mayStandFor(kind: PronounKind, { types }: Antecedent, catalogue: Catalogue): boolean {
  const { of, perhaps, persons } = agentClasses(catalogue);
  const isPerson = types.some((type) => persons.has(type));
  const mayBePerson = types.length === 0 || types.some((type) => of.has(type) || perhaps.has(type));
  switch (kind) {
    case "HE":
      return isPerson || mayBePerson;
    case "IT":
    case "THERE":
      return !isPerson;
    // Ships are she, and bodies of persons they; what a noun says is told by the noun.
    case "NOUN":
    case "SHE":
    case "THEY":
      return true;
  }
}

/**
 * Is a relation said of what it is followed from, by the classes that stand at that end? Undefined where the graph does
 * not tell, or only another relation than the likeliest is: "who is in it" may be said of films and of stadiums.
 */
export function isSaidOf(relation: RelationPhrase, antecedent: Antecedent, catalogue: Catalogue): boolean | undefined {
  return saidOf(relation, antecedent, catalogue, (classes) => classes);
}

/** The same by the narrowest of those classes: a city is a place as a country is, and has no currency. */
export function isSaidOfKind(
  relation: RelationPhrase,
  antecedent: Antecedent,
  catalogue: Catalogue,
): boolean | undefined {
  return saidOf(relation, antecedent, catalogue, (classes) => mostSpecific(classes, catalogue));
}

function saidOf(
  { candidates }: RelationPhrase,
  { types }: Antecedent,
  catalogue: Catalogue,
  narrowed: (classes: readonly string[]) => readonly string[],
): boolean | undefined {
  const isSaid = ({ iri, direction }: RelationCandidate): boolean | undefined => {
    const entry = relationEntry(catalogue, iri);
    const at = entry && narrowed(direction === "FORWARD" ? entry.subjectClasses : entry.objectClasses);
    return at === undefined || at.length === 0 || types.length === 0
      ? undefined
      : at.some((each) => types.includes(each));
  };
  const best = Math.max(...candidates.map(({ score }) => score));
  const likeliest = candidates.filter(({ score }) => score === best).map(isSaid);
  if (likeliest.includes(true)) return true;
  if (likeliest.length === 0 || likeliest.includes(undefined)) return undefined;
  return candidates.map(isSaid).includes(true) ? undefined : false;
}
