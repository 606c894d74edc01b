import answers from "../language/data/answer-nouns.json" with { type: "json" };
import lists from "../language/data/nouns.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { isNoPerson } from "../dictionary/no-person.ts";
import { HAVE } from "../language/function-words.ts";
import { LEXICON } from "../language/lexicon.ts";
import { isVerb } from "../language/verbs.ts";
import { BASE_OF, baseForms, sameVerb } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { AGENTS, BODIES, classesNamed, PERSONS } from "./kinds-of-classes.ts";
import { classEntry } from "./known-entries.ts";

/**
 * What a name such as "tutors" is: the VERB for what its subject does to its object, or the AGENTS that its subject
 * has, who are its objects. OPEN where the graph does not tell, and either is as likely.
 */
export type VerbOrAgents = "VERB" | "AGENTS" | "OPEN";

/**
 * Which of both a name is; undefined for one that is no such word, or that is hardly ever a verb ("members"), of which
 * the graph does not tell otherwise either.
 * @param name The name, in lower case, as it is written
 * @param namesAgent Is a word a noun for one who acts?
 */
export function verbOrAgents(
  name: string,
  relation: RelationEntry,
  catalogue: Catalogue,
  namesAgent: (lower: string) => boolean,
): VerbOrAgents | undefined {
  const agent = agentCalled(name, namesAgent);
  if (agent === undefined) return undefined;
  const told = [
    toldByKinds(agent, relation, catalogue, namesAgent),
    toldByNames(agent, relation, catalogue),
    toldByDescription(agent, relation.description),
  ].filter((each) => each !== undefined);
  const [first] = told;
  if (first !== undefined && told.every((each) => each === first)) return first;
  return isOnlyNoun(agent) ? undefined : "OPEN";
}

/** Is it a noun for one who acts that is the verb for it too: "coach", "tutor"? */
export function isVerbAsWell(lower: string): boolean {
  return VERBS_AS_WELL.has(lower);
}

/** The one of whom the name would be the plural. */
function agentCalled(name: string, namesAgent: (lower: string) => boolean): string | undefined {
  if (!/^\p{L}+s$/u.test(name)) return undefined;
  return singularForms(name).find((form) => form !== name && namesAgent(form));
}

/** "Painter" is made of a verb, which "to painter" is not; a "parent" is as good as never "to parent". */
function isOnlyNoun(agent: string): boolean {
  if (isVerbAsWell(agent) || ["ed", "ing"].some((ending) => KNOWN.has(agent + ending))) return false;
  const cut = /^(.{2,})(?:er|or)$/u.exec(agent)?.[1];
  if (cut === undefined || KNOWN.has(agent)) return true;
  const bases = [cut, `${cut}e`, cut.replace(/i$/u, "y"), cut.replace(/([^aeiou])\1$/u, "$1")];
  return bases.some((base) => KNOWN.has(base) || isVerb(base) || BASES.has(base));
}

/** One end is called after what its things do, or only the things of one end can do anything. */
function toldByKinds(
  agent: string,
  { subjectClasses, objectClasses }: RelationEntry,
  catalogue: Catalogue,
  namesAgent: (lower: string) => boolean,
): VerbOrAgents | undefined {
  const areSo = (classes: readonly string[]): boolean =>
    classes.some((iri) => nounsOf(iri, catalogue).some((noun) => singularForms(noun).includes(agent)));
  const [subject, object] = [areSo(subjectClasses), areSo(objectClasses)];
  if (subject !== object) return subject ? "VERB" : "AGENTS";
  if (subjectClasses.length === 0 || objectClasses.length === 0) return undefined;
  const act = (classes: readonly string[]): boolean =>
    classes.some(
      (iri) =>
        [PERSONS, AGENTS, BODIES].some((pattern) => classesNamed(pattern, catalogue).has(iri)) ||
        nounsOf(iri, catalogue).some((noun) => PERSON_NOUNS.has(noun) || (namesAgent(noun) && !isNoPerson(noun))),
    );
  const [doer, done] = [act(subjectClasses), act(objectClasses)];
  return doer === done ? undefined : doer ? "VERB" : "AGENTS";
}

function nounsOf(iri: string, catalogue: Catalogue): readonly string[] {
  const { label, aliases } = classEntry(catalogue, iri) ?? { label: "", aliases: [] };
  return [label, ...aliases].flatMap((name) => wordsOf(name).at(-1)?.lower ?? []);
}

/**
 * Whoever calls a relation "tutor", "has tutor" or "tutored by" has "tutors" for the other end of it, and of one and
 * the same relation these names say that its objects act.
 */
function toldByNames(agent: string, relation: RelationEntry, catalogue: Catalogue): VerbOrAgents | undefined {
  const names = shortNames(catalogue);
  const told = new Set(
    [agent, ...baseForms(agent)]
      .flatMap((word) => names.get(word) ?? [])
      .flatMap(({ iri, words }) => {
        const acting = actingEnd(words, agent);
        if (acting === undefined) return [];
        const isOfSubject = (acting === "SUBJECT") === (iri === relation.iri);
        return [isOfSubject ? ("VERB" as const) : ("AGENTS" as const)];
      }),
  );
  const [only] = told;
  return told.size === 1 ? only : undefined;
}

/** A name of a relation that is short enough to say who acts by it, in lower case. */
interface ShortName {
  readonly iri: string;
  readonly words: readonly string[];
}

const shortNamesOf = new WeakMap<Catalogue, ReadonlyMap<string, readonly ShortName[]>>();

/**
 * The short names of a catalogue by the words that may be those who act, as they are written and in all forms that they
 * may be forms of. Worked out once a catalogue, of whose names many may call for others.
 */
function shortNames(catalogue: Catalogue): ReadonlyMap<string, readonly ShortName[]> {
  const found = shortNamesOf.get(catalogue);
  if (found !== undefined) return found;
  const names = new Map<string, ShortName[]>();
  for (const { iri, label, aliases } of catalogue.relations) {
    for (const name of [label, ...aliases]) {
      const words = wordsOf(name).map(({ lower }) => lower);
      if (words.length > MOST_WORDS_OF_A_SHORT_NAME) continue;
      const [first = "", second = ""] = withoutIs(words);
      for (const key of new Set([...baseForms(first), first, ...singularForms(second), second])) {
        const bucket = names.get(key);
        if (bucket === undefined) names.set(key, [{ iri, words }]);
        else bucket.push({ iri, words });
      }
    }
  }
  shortNamesOf.set(catalogue, names);
  return names;
}

/** A name of more words says more than who acts. */
const MOST_WORDS_OF_A_SHORT_NAME = 3;

function withoutIs(words: readonly string[]): readonly string[] {
  return words[0] === "is" ? words.slice(1) : words;
}

/** The end that acts by a name which says it of that agent, and which is not the name in question itself. */
function actingEnd(words: readonly string[], agent: string): "SUBJECT" | "OBJECT" | undefined {
  const [first = "", second = ""] = withoutIs(words);
  if (first === agent) return second === "of" ? "SUBJECT" : second === "" ? "OBJECT" : undefined;
  if (HAVE.has(first)) return singularForms(second).includes(agent) || second === agent ? "OBJECT" : undefined;
  return second === "by" && /ed$/u.test(first) && sameVerb(first, agent) ? "OBJECT" : undefined;
}

/** "The subject tutors the object", "whom she tutors"; "its tutors", "who tutors the subject". */
function toldByDescription(agent: string, description = ""): VerbOrAgents | undefined {
  const words = wordsOf(description.slice(0, LONGEST_DESCRIPTION)).map(({ lower }) => lower);
  const told = new Set<VerbOrAgents>();
  words.forEach((word, at) => {
    if (word !== agent && !singularForms(word).includes(agent)) return;
    const [before = "", behind = "", next = ""] = [words[at - 1], words[at + 1], words[at + 2]];
    const isPlural = word !== agent;
    if (isPlural && (OWNING.has(before) || behind === "of")) told.add("AGENTS");
    else if (before === "subject" || (behind === "the" && next === "object")) told.add("VERB");
    else if (before === "object" || (behind === "the" && next === "subject")) told.add("AGENTS");
    else if (words.slice(Math.max(0, at - 4), at).includes("whom")) told.add("VERB");
  });
  const [only] = told;
  return told.size === 1 ? only : undefined;
}

const LONGEST_DESCRIPTION = 1_000;

/** What stands before those whom something has. */
const OWNING = wordSet(lists.owning);
/** Nouns for those who act that are verbs for what they do. */
const VERBS_AS_WELL = wordSet(lists.verbsAsWell);
const PERSON_NOUNS = wordSet(answers.person);

const KNOWN: ReadonlySet<string> = new Set([...LEXICON.values()].flat());
const BASES: ReadonlySet<string> = new Set(BASE_OF.values());
