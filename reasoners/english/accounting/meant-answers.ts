import type { Form, RelationCandidate, RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";
import { isSet } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { BE, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { OF_PERSONS, OF_PLACES, OF_THINGS } from "../language/question-words.ts";
import { baseForms, isPast } from "../language/word-forms.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { kindsSaid } from "../measured-wordings/asked.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { isOfPlaces } from "../linking/what-classes-hold.ts";
import { relationEntry } from "../linking/known-entries.ts";
import { headNoun } from "../linking/kind-asked.ts";
import { isCalledPart } from "../linking/played.ts";
import { relationNames } from "../linking/relation-names.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { startsAtAsked } from "./rules/asked-as-start.ts";
import { leavesSexToTexts } from "./by-gender.ts";
import { losesKindAsked, takesKindForRelation } from "./rules/kind-not-asked.ts";
import { losesMonarch } from "./rules/monarchs.ts";
import { takesNeighbours } from "./rules/neighbouring-names.ts";
import { losesShare } from "./rules/share-of-all.ts";
import { answersNoPlace, answersNoTime } from "./rules/no-time.ts";
import { heedingPreposition, losesStrandedPreposition } from "./rules/stranded-preposition.ts";

type MayAnswer = (candidate: RelationCandidate, relation: RelationPhrase, expects: string) => boolean;

/** What a form may not be for words that ask for something else, or of which it says less. */
const RULED_OUT: readonly ((form: Form, asked: AskedQuestion, catalogue: Catalogue) => boolean)[] = [
  losesMonarch,
  answersNoTime,
  answersNoPlace,
  leavesSexToTexts,
  losesShare,
  losesKindAsked,
  takesKindForRelation,
  takesNeighbours,
  startsAtAsked,
  losesStrandedPreposition,
];

/**
 * A form without the relations that lead to something else than the question asks for, by the words that it is asked
 * in: however it was put in other words on the way, "what did E die of" asks for no place. Undefined where nothing is
 * left.
 */
export function answeringAsAsked(form: Form, asked: AskedQuestion, catalogue: Catalogue): Form | undefined {
  if (RULED_OUT.some((isRuledOut) => isRuledOut(form, asked, catalogue))) return undefined;
  if (!isSet(form)) return form;
  const tests = [
    heedingPreposition,
    causesOnly,
    victimsOnly,
    noNounsForVerbs,
    personsFirst,
    subjectsOnly,
    whatWasDone,
    noPlacesForPersons,
    noOwnersOfNoun,
    calledByNoun,
    noAmountsForPersons,
    noPartsForActors,
  ].flatMap((testOf) => testOf(asked, catalogue) ?? []);
  return tests.length === 0 ? form : endingIn(form, (...each) => tests.every((mayAnswer) => mayAnswer(...each)));
}

function endingIn(set: SetForm, mayAnswer: MayAnswer): SetForm | undefined {
  switch (set.kind) {
    case "at":
    case "where":
    case "except":
    case "extreme": {
      const inner = endingIn(set.set, mayAnswer);
      return inner === undefined || inner === set.set ? inner && set : { ...set, set: inner };
    }
    case "follow": {
      const { relation, expects = "" } = set;
      const candidates = relation.candidates.filter((each) => mayAnswer(each, relation, expects));
      if (candidates.length === relation.candidates.length) return set;
      return candidates.length === 0 ? undefined : { ...set, relation: { ...relation, candidates } };
    }
    default:
      return set;
  }
}

/** "Which town": whatever something is that a relation calls its town, and not what has it. */
function noOwnersOfNoun({ words, start }: AskedQuestion, catalogue: Catalogue): MayAnswer | undefined {
  const which = PREPOSITIONS.has(words[start]?.lower ?? "") ? start + 1 : start;
  const noun = headNoun(words, which);
  if (noun === undefined) return undefined;
  return ({ iri, direction }, { text }) => {
    if (direction === "FORWARD" || text.toLowerCase() !== noun.lower) return true;
    const names = relationNames(catalogue).byRelation.get(iri) ?? [];
    return !names.some(
      ({ shape, isRoleOf, weight, content }) => weight === 1 && shape === "NOUN" && !isRoleOf && content.length === 1,
    );
  };
}

/** "Which office does E hold", where the graph has offices by that name: no body in which somebody holds one. */
function calledByNoun({ words, start }: AskedQuestion, catalogue: Catalogue): MayAnswer | undefined {
  const which = PREPOSITIONS.has(words[start]?.lower ?? "") ? start + 1 : start;
  const noun = headNoun(words, which);
  if (noun === undefined || kindsSaid([noun], catalogue).length > 0) return undefined;
  const forms = new Set([noun.lower, ...singularForms(noun.lower)]);
  if (!catalogue.relations.some(({ label }) => forms.has(label.toLowerCase()))) return undefined;
  return ({ iri }) =>
    (relationNames(catalogue).byRelation.get(iri) ?? []).some(({ content }) =>
      content.some(({ lower }) => forms.has(lower)),
    );
}

/** "Who are the members": neither how many active ones there are nor since when. What is said in full is told apart. */
function noAmountsForPersons({ words, start }: AskedQuestion, catalogue: Catalogue): MayAnswer | undefined {
  if (!OF_PERSONS.has(words[start]?.lower ?? "")) return undefined;
  return ({ iri, direction, narrower, loose }) => {
    if (narrower !== true && loose !== true) return true;
    const kind = direction === "FORWARD" ? relationEntry(catalogue, iri)?.objectKind : undefined;
    return kind !== "NUMBER" && kind !== "DATE";
  };
}

const DYING: ReadonlySet<string> = new Set(["die", "perish"]);
const OF_CAUSES: ReadonlySet<string> = new Set(["of", "from"]);

/** "What did E die of": neither when nor where. */
function causesOnly({ words, start }: AskedQuestion, catalogue: Catalogue): MayAnswer | undefined {
  if (!OF_THINGS.has(words[start]?.lower ?? "")) return undefined;
  const isSaid = words.some(
    ({ lower }, at) =>
      OF_CAUSES.has(words[at + 1]?.lower ?? "") && [lower, ...baseForms(lower)].some((base) => DYING.has(base)),
  );
  if (!isSaid) return undefined;
  return ({ iri, label }) => relationEntry(catalogue, iri)?.objectKind !== "DATE" && !wordsOf(label).some(isOfPlaces);
}

const KILLING: ReadonlySet<string> = new Set(["kill", "murder", "assassinate", "slay"]);
const OF_DEATHS: ReadonlySet<string> = new Set(["death", "died", "killed"]);

/** "What did E kill": not what E died of. */
function victimsOnly({ words, start }: AskedQuestion): MayAnswer | undefined {
  const last = words.findLast(({ lower }) => !MARKS.has(lower));
  const isDone = words.slice(start + 1, start + 2).some(({ lower }) => DOING.has(lower));
  if (!isDone || last === undefined || !KILLING.has(last.lower)) return undefined;
  return ({ label, direction }) => direction !== "FORWARD" || !wordsOf(label).some(({ lower }) => OF_DEATHS.has(lower));
}

const DOING: ReadonlySet<string> = new Set(["did", "does", "do"]);
const ANYWHERE: ReadonlySet<string> = new Set(["location", "place", "site"]);

/** "Where did E land": no name is meant that is the noun. */
function noNounsForVerbs({ words, start }: AskedQuestion, catalogue: Catalogue): MayAnswer | undefined {
  const last = words.findLast(({ lower }) => !MARKS.has(lower));
  const isVerb = OF_PLACES.has(words[start]?.lower ?? "") && DOING.has(words[start + 1]?.lower ?? "");
  if (!isVerb || last === undefined || !isOfPlaces(last)) return undefined;
  return ({ iri, label }, { text }) => {
    const names = relationNames(catalogue).byRelation.get(iri) ?? [];
    const called = names.filter(({ content }) => content.at(-1)?.lower === last.lower);
    if (called.length > 0) return called.some(({ shape }) => shape !== "NOUN");
    // Who lives somewhere has a residence there; what lands has no country by that.
    const isKindOfPlace = expectedAnswerType(label) === "PLACE" && !ANYWHERE.has(label.toLowerCase());
    return wordsOf(text)[0]?.lower !== last.lower || !isKindOfPlace;
  };
}

/** "Who taught E": no school, where the words name first a relation that leads to persons. */
function personsFirst({ words, start }: AskedQuestion, catalogue: Catalogue): MayAnswer | undefined {
  if (!OF_PERSONS.has(words[start]?.lower ?? "")) return undefined;
  const { persons } = agentClasses(catalogue);
  const mayBePersons = ({ iri, direction }: RelationCandidate): boolean => {
    const entry = relationEntry(catalogue, iri);
    const ends = (direction === "FORWARD" ? entry?.objectClasses : entry?.subjectClasses) ?? [];
    return ends.length === 0 || ends.some((each) => persons.has(each));
  };
  return (candidate, { candidates: [first] }) => first === undefined || !mayBePersons(first) || mayBePersons(candidate);
}

/** "What did E study": not where, which is studied at. */
function subjectsOnly({ words, start }: AskedQuestion): MayAnswer | undefined {
  const isDone = OF_THINGS.has(words[start]?.lower ?? "") && DOING.has(words[start + 1]?.lower ?? "");
  const isSaid = words.some(({ lower }) => AT.has(lower));
  if (!isDone || isSaid) return undefined;
  return ({ label, direction }) => direction !== "FORWARD" || !AT.has(wordsOf(label).at(-1)?.lower ?? "");
}

const AT: ReadonlySet<string> = new Set(["at"]);

/** "What was founded in E": what it was done to, and not when. */
function whatWasDone({ words, start }: AskedQuestion, catalogue: Catalogue): MayAnswer | undefined {
  const [asked, is, deed] = words.slice(start, start + 3).map(({ lower }) => lower);
  if (!OF_THINGS.has(asked ?? "") || !BE.has(is ?? "") || !isPast(deed ?? "")) return undefined;
  return ({ iri, direction }) => direction !== "FORWARD" || relationEntry(catalogue, iri)?.objectKind !== "DATE";
}

/** "The maker of E": not the country that it is from. */
function noPlacesForPersons(_asked: AskedQuestion, catalogue: Catalogue): MayAnswer {
  return ({ iri, label, direction }, { gap }, expects) => {
    // "Whom does E sit in for": a verb, and no noun for somebody.
    if (gap !== undefined) return true;
    const [noun] = wordsOf(expects).slice(-1);
    if (noun === undefined || direction === "BACKWARD" || expectedAnswerType(noun.lower) !== "PERSON") return true;
    const [head] = wordsOf(label);
    const isPlace = head !== undefined && isOfPlaces(head) && startsPhrase(label);
    const isCalled = (relationNames(catalogue).byRelation.get(iri) ?? []).some(({ content }) =>
      content.some((word: Word) => word.lower === noun.lower || word.roots.some((root) => noun.roots.includes(root))),
    );
    return !isPlace || isCalled;
  };
}

/** "Country of origin", "country". */
function startsPhrase(label: string): boolean {
  const [, second] = wordsOf(label);
  return second === undefined || PREPOSITIONS.has(second.lower);
}

/** "Which actors appeared in E": those who play, and not the parts that they play in it. */
function noPartsForActors({ words, start }: AskedQuestion, catalogue: Catalogue): MayAnswer | undefined {
  const noun = headNoun(words, start);
  if (noun === undefined || expectedAnswerType(noun.lower) !== "PERSON") return undefined;
  if (!noun.roots.some((root) => ACTING.has(root))) return undefined;
  return ({ iri, direction }) =>
    direction === "BACKWARD" || !(relationNames(catalogue).byRelation.get(iri) ?? []).some(isCalledPart);
}

/** Families of nouns for those who act. */
const ACTING: ReadonlySet<string> = new Set(["star", "perform"]);
