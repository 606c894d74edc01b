import lists from "../language/data/phrase-book/words.json" with { type: "json" };
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { knownUnit } from "../../../engine/values/unit.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { classEntry } from "../linking/known-entries.ts";
import { labelWords } from "../linking/label-words.ts";
import { isAgent } from "../linking/what-classes-hold.ts";
import { tellsWhereItHappened } from "../linking/where-it-happened.ts";
import type { Asked } from "./kind-said.ts";
import { LONGEST_NAME, meaningIn } from "./names.ts";
import { type Phrase, phraseOf, ROWS } from "./rows.ts";

/** Words in front of a name that leave what it means: a deputy captain is no captain, and a head keeper is a keeper. */
const NEUTRAL = wordSet(lists.neutral);

/** Is a relation called by a name that the book has for what is asked, and does it lead to such? */
export function isCalledSo(
  { relation, direction }: Asked,
  { kinds, names, inverse, isOfAgents }: Phrase,
  input: GraphLedInput,
): boolean {
  const isForward = direction === "FORWARD";
  if (isOfAgents && isForward && leadsToNobody(relation, input.catalogue)) return false;
  const leadsTo = isForward ? (relation.isTruth === true ? "TRUTH" : relation.objectKind) : "ENTITY";
  if (!kinds.has(leadsTo)) return false;
  const calls = isForward ? names : inverse;
  const own = new Set(
    relation.subjectClasses.flatMap((iri) => labelWords(iri, input.catalogue).map(({ lower }) => lower)),
  );
  const isCalled = (name: string): boolean => {
    const called = meaningIn(name);
    const measured = knownUnit(called.at(-1) ?? "") === undefined ? called : called.slice(0, -1);
    return calls.some((each) => isName(called, each, own) || isName(measured, each, own));
  };
  const { labels, aliases } = namesOf(relation, input);
  // What was filmed at a location is not there.
  const isOther = (label: string): boolean => hasOtherMeaning(label, isForward) || tellsWhereItHappened(label);
  return labels.some(isCalled) || (aliases.some(isCalled) && !labels.some(isOther));
}

function leadsToNobody({ objectClasses }: RelationEntry, catalogue: Catalogue): boolean {
  return objectClasses.length > 0 && objectClasses.every((iri) => isAgent(iri, catalogue) === false);
}

const meanings: { names?: ReadonlySet<string>; inverse?: ReadonlySet<string> } = {};

/**
 * Has the book that name for something else? What "belongs to" something by the other name of "part of" has it for no
 * owner.
 */
function hasOtherMeaning(label: string, isForward: boolean): boolean {
  const side = isForward ? "names" : "inverse";
  meanings[side] ??= new Set(ROWS.flatMap((row) => phraseOf(row)[side].map((words) => words.join(" "))));
  return meanings[side].has(meaningIn(label).join(" "));
}

interface NamesOf {
  readonly labels: readonly string[];
  readonly aliases: readonly string[];
}

/** What a relation is called, but for the kind of thing that it leads to: "stands in apiary" is "stands in". */
function namesOf({ label, aliases, objectClasses }: RelationEntry, { catalogue }: GraphLedInput): NamesOf {
  const kinds = objectClasses.flatMap((iri) => labelWords(iri, catalogue).map(({ lower }) => lower));
  const isBare = !wordsOf(label).some(({ lower }) => !isFunctionWord(lower));
  const [only, ...others] = objectClasses;
  const kind = isBare && only !== undefined && others.length === 0 ? classEntry(catalogue, only)?.label : undefined;
  // "Created by" is another name of the creator and of the developer, and so says neither that somebody founded it.
  const own = aliases.filter((alias) => !sharedNames(catalogue).has(alias.toLowerCase()));
  const labels = [label, ...(kind === undefined ? [] : [kind])].flatMap((each) => {
    const name = withoutUnit(each.slice(0, LONGEST_NAME));
    const end = name.lastIndexOf(" ");
    return end > 0 && kinds.includes(name.slice(end + 1).toLowerCase()) ? [name, name.slice(0, end)] : [name];
  });
  // A relation that also goes by "host country" leads to no host.
  return { labels, aliases: own.map((alias) => withoutUnit(alias.slice(0, LONGEST_NAME))) };
}

const shared = new WeakMap<Catalogue, ReadonlySet<string>>();

/** Names that several relations go by, in lower case. */
function sharedNames(catalogue: Catalogue): ReadonlySet<string> {
  const known = shared.get(catalogue);
  if (known !== undefined) return known;
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const { label, aliases } of catalogue.relations)
    for (const name of new Set([label, ...aliases].map((each) => each.toLowerCase())))
      if (seen.has(name)) found.add(name);
      else seen.add(name);
  shared.set(catalogue, found);
  return found;
}

function withoutUnit(name: string): string {
  const start = name.lastIndexOf("(");
  return (start > 0 && name.trimEnd().endsWith(")") ? name.slice(0, start) : name).trim();
}

/** Is it called just so, but for words that say no more: "annual" before "subscription"? */
function isName(called: readonly string[], name: readonly string[], own: ReadonlySet<string>): boolean {
  const before = called.slice(0, Math.max(0, called.length - name.length));
  return (
    name.length > 0 &&
    called.length >= name.length &&
    name.every((word, at) => called[before.length + at] === word) &&
    before.every((word) => NEUTRAL.has(word) || own.has(word))
  );
}
