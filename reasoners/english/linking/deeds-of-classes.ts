import lists from "../language/data/node-words.json" with { type: "json" };
import type { FollowForm, RelationCandidate, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { verbOfDeed } from "../dictionary/deeds.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { DO } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { LIKENESS } from "../weights.ts";
import { classEntry, relationEntry } from "./known-entries.ts";
import { closeness, relationNames } from "./relation-names.ts";

/** Does a class hold what was done: does nothing lead to its members, and is it called after what they link? */
export function isDeed(iri: string, catalogue: Catalogue): boolean {
  const { deeds, ledTo, relationsOf } = knownOf(catalogue);
  let is = deeds.get(iri);
  if (is === undefined) {
    const own = relationsOf.get(iri) ?? [];
    is = own.filter(isLink).length >= LEAST_LINKS && !ledTo.has(iri) && isCalledAfter(iri, own, catalogue);
    deeds.set(iri, is);
  }
  return is;
}

function isCalledAfter(iri: string, own: readonly RelationEntry[], catalogue: Catalogue): boolean {
  const naming = namingWords(iri, catalogue);
  if (isRecordOfDeed(naming)) return true;
  if (naming.slice(-1).some(({ lower }) => HAPPENINGS.has(lower))) return true;
  return own.some((each) =>
    (relationNames(catalogue).byRelation.get(each.iri) ?? []).some(({ content }) =>
      content.some((word) => naming.some((noun) => isOfOneFamily(word, noun))),
    ),
  );
}

/** "Release record", "repair log": a noun for what is written down of a deed. A "gramophone record" is none. */
export function isRecordOfDeed(words: readonly Word[]): boolean {
  const [deed, record] = words.slice(-2).map(({ lower }) => lower);
  if (deed === undefined || record === undefined || !RECORDS.has(record)) return false;
  return verbOfDeed(deed) !== undefined || englishDictionary().lemmasOf(deed, "v").includes(deed);
}

const RECORDS = wordSet(lists.recordsOfDeeds);

interface Known {
  /** Of those classes that were asked about. */
  readonly deeds: Map<string, boolean>;
  readonly ledTo: ReadonlySet<string>;
  readonly relationsOf: ReadonlyMap<string, readonly RelationEntry[]>;
}

/** One question asks about the same classes hundreds of times, and a catalogue may hold thousands of relations. */
const known = new WeakMap<Catalogue, Known>();

function knownOf(catalogue: Catalogue): Known {
  let found = known.get(catalogue);
  if (found === undefined) {
    const relationsOf = new Map<string, RelationEntry[]>();
    for (const each of catalogue.relations) {
      for (const iri of new Set(each.subjectClasses)) {
        const own = relationsOf.get(iri);
        if (own === undefined) relationsOf.set(iri, [each]);
        else own.push(each);
      }
    }
    const ledTo = new Set(catalogue.relations.flatMap(({ objectClasses }) => objectClasses));
    found = { deeds: new Map(), ledTo, relationsOf };
    known.set(catalogue, found);
  }
  return found;
}

/** "Inspected" and "inspection", "mentor" and "mentorship". */
function isOfOneFamily(word: Word, noun: Word): boolean {
  return closeness(word, noun) >= LIKENESS.sameFamily || noun.lower === `${word.lower}ship`;
}

const HAPPENINGS = wordSet(lists.happenings);
const LEAST_LINKS = 2;

/** Does it lead from one thing to another, and not over a third? */
export function isLink({ objectKind, through, iri }: RelationEntry): boolean {
  return objectKind === "ENTITY" && through === undefined && !iri.includes("..");
}

/** The classes of what a relation leads to in a direction. */
export function endClasses({ iri, direction }: RelationCandidate, catalogue: Catalogue): readonly string[] {
  const entry = relationEntry(catalogue, iri);
  return (direction === "BACKWARD" ? entry?.subjectClasses : entry?.objectClasses) ?? [];
}

/** The relations that lead to what is asked for, whatever chooses among that. */
export function followsIn(set: SetForm): readonly FollowForm[] {
  switch (set.kind) {
    case "follow":
      return [set];
    case "intersect":
      return set.sets.flatMap(followsIn);
    case "at":
    case "where":
    case "extreme":
      return followsIn(set.set);
    default:
      return [];
  }
}

/** Is the class said, as a noun, and not as the verb of what is asked: no tow is said in "what did E tow". */
export function isSaidAsNoun(iri: string, words: readonly Word[], catalogue: Catalogue): boolean {
  const verbsFrom = words.findIndex(({ lower }) => DO.has(lower));
  const nouns = verbsFrom < 0 ? words : words.slice(0, verbsFrom);
  return namingWords(iri, catalogue).some((each) => nouns.some((word) => isSameNoun(word, each)));
}

/** The words of all names of a class. */
export function namingWords(iri: string, catalogue: Catalogue): readonly Word[] {
  const entry = classEntry(catalogue, iri);
  return entry === undefined ? [] : [entry.label, ...entry.aliases].flatMap((name) => wordsOf(name));
}

/** In the singular or the plural. */
export function isSameNoun({ lower }: Word, named: Word): boolean {
  return singularForms(lower).includes(named.lower) || singularForms(named.lower).includes(lower);
}
