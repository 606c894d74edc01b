import lists from "../language/data/node-words.json" with { type: "json" };
import type { SetForm } from "../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Mention, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { BE, DO, HAVE } from "../language/function-words.ts";
import { OF_PERSONS } from "../language/question-words.ts";
import { wordSet } from "../language/word-set.ts";
import { baseForms } from "../language/word-forms.ts";
import { type Filled, fillings, leadsToOffice, leadsToSomebody, nodesOf, phraseOf } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import type { Word } from "../language/words.ts";
import orders from "../language/data/orders.json" with { type: "json" };
import { isSaidBy } from "./words-of-kinds.ts";
import { lowerOf, type Token } from "./tokens.ts";

/** Whoever held an office next after somebody, or last before. */
interface Succession {
  readonly of: Mention;
  readonly office: Mention;
  readonly isNext: boolean;
  /** What is said of whoever held it: "ruler" of a realm; none where the office itself is named. */
  readonly role?: readonly Word[];
}

const FOLLOWING = lists.following.map((phrase) => phrase.split(" "));
const PRECEDING = lists.preceding.map((phrase) => phrase.split(" "));
const BECOMING = wordSet(lists.becoming);
const PREPOSITIONS = wordSet(lists.prepositions);
const [NEXT, PREVIOUS] = [wordSet(orders.next), wordSet(orders.previous)];

/** "Who took over from E as O", "who was O before E", "whom did E succeed as O". */
export function successionIn(tokens: readonly Token[]): Succession | undefined {
  if (!OF_PERSONS.has(lowerOf(tokens[0]))) return undefined;
  const rest = tokens.slice(1);
  return byVerb(rest) ?? turned(rest) ?? byTime(rest) ?? byNoun(rest);
}

function byVerb(rest: readonly Token[]): Succession | undefined {
  const begin = HAVE.has(lowerOf(rest[0])) ? 1 : 0;
  for (const [phrases, isNext] of [
    [FOLLOWING, true],
    [PRECEDING, false],
  ] as const) {
    const to = endOfPhrase(rest, begin, phrases);
    const found = to === undefined ? undefined : nameAsOffice(rest.slice(to));
    if (found !== undefined) return { ...found, isNext };
  }
  return undefined;
}

/** "Was E's successor as O". */
function byNoun(rest: readonly Token[]): Succession | undefined {
  const [be, of, owner, noun, ...more] = rest;
  const office = officeAt(more);
  if (!BE.has(lowerOf(be)) || of === undefined || !("name" in of) || lowerOf(owner) !== "'s") return undefined;
  const isNext = SUCCESSORS.has(lowerOf(noun));
  if (office === undefined || !(isNext || PREDECESSORS.has(lowerOf(noun)))) return undefined;
  return { of: of.name, office, isNext };
}

const SUCCESSORS = wordSet(lists.successors);
const PREDECESSORS = wordSet(lists.predecessors);

/** "Did E succeed as O", "did E take over from as O". */
function turned(rest: readonly Token[]): Succession | undefined {
  const [first, of] = rest;
  if (!DO.has(lowerOf(first)) || of === undefined || !("name" in of)) return undefined;
  const to = endOfPhrase(rest, 2, FOLLOWING);
  const office = to === undefined ? undefined : officeAt(rest.slice(to));
  return office === undefined ? undefined : { of: of.name, office, isNext: false };
}

/** "Was O before E", "became O after E", "was the next O after E", "was ruler of F after E", "ruled F before E". */
function byTime(rest: readonly Token[]): Succession | undefined {
  const [office, when, of] = rest.slice(-NAMED_BY_TIME);
  const said = rest.slice(0, -NAMED_BY_TIME);
  if (said.length === 0 || office === undefined || !("name" in office) || of === undefined || !("name" in of))
    return undefined;
  const isNext = lowerOf(when) === "after";
  if (!isNext && lowerOf(when) !== "before") return undefined;
  const role = said.flatMap((token) => ("word" in token && isTelling(token.lower, isNext) ? [token.word] : []));
  if (said.some((token) => "name" in token) || role.length > 1) return undefined;
  const isHeld = BE.has(lowerOf(said[0])) || BECOMING.has(lowerOf(said[0]));
  if (role.length === 0 && !isHeld) return undefined;
  return { of: of.name, office: office.name, isNext, ...(role.length === 0 ? {} : { role }) };
}

/** An office or a place, "after" or "before", and a person. */
const NAMED_BY_TIME = 3;

function isTelling(lower: string, isNext: boolean): boolean {
  if (BE.has(lower) || BECOMING.has(lower) || PREPOSITIONS.has(lower)) return false;
  return !(isNext ? NEXT : PREVIOUS).has(lower);
}

function nameAsOffice([of, ...rest]: readonly Token[]): Omit<Succession, "isNext"> | undefined {
  const office = officeAt(rest);
  return of === undefined || !("name" in of) || office === undefined ? undefined : { of: of.name, office };
}

function officeAt([as, office, ...more]: readonly Token[]): Mention | undefined {
  return lowerOf(as) === "as" && office !== undefined && "name" in office && more.length === 0
    ? office.name
    : undefined;
}

/** Behind the phrase that stands there with its verb in any form. */
function endOfPhrase(
  tokens: readonly Token[],
  from: number,
  phrases: readonly (readonly string[])[],
): number | undefined {
  const said = phrases.find(([verb = "", ...others]) => {
    const isVerb = baseForms(lowerOf(tokens[from])).includes(verb);
    return isVerb && others.every((lower, at) => lowerOf(tokens[from + 1 + at]) === lower);
  });
  return said === undefined ? undefined : from + said.length;
}

interface Succeeded {
  readonly kind: NodeKind;
  readonly filled: readonly Filled[];
  readonly set: SetForm;
  readonly asked: RelationEntry;
}

/** Who held the office next: whose term began first of those that began later than that of the one who is named. */
export function succeeded(
  { of, office, isNext, role }: Succession,
  kind: NodeKind,
  input: GraphLedInput,
): readonly Succeeded[] {
  const { start } = kind;
  if (start === undefined) return [];
  return fillings([of, office], kind, input).flatMap((filled): readonly Succeeded[] => {
    const [holder, held] = filled;
    if (holder === undefined || held === undefined) return [];
    const isSaid =
      role === undefined
        ? leadsToOffice(held.link, input.catalogue)
        : leadsToSomebody(holder.link, input.catalogue) &&
          role.every((word) => isSaidBy(word, kind, [holder.link], input.catalogue));
    if (!isSaid) return [];
    // Of which of several towns it was is not said.
    const beside = kind.links.filter((link) => link !== holder.link && link !== held.link);
    const isOpen = (link: RelationEntry): boolean =>
      !leadsToSomebody(link, input.catalogue) && !leadsToOffice(link, input.catalogue);
    if (role === undefined && beside.some(isOpen)) return [];
    const [own, all] = [nodesOf(filled, kind), nodesOf([held], kind)];
    if (own === undefined || all === undefined) return [];
    const others: SetForm = {
      kind: "where",
      set: all,
      relation: phraseOf(start, "FORWARD"),
      condition: {
        operator: isNext ? ">" : "<",
        of: { kind: "follow", from: own, relation: phraseOf(start, "FORWARD") },
      },
    };
    const next: SetForm = {
      kind: "extreme",
      set: others,
      by: phraseOf(start, "FORWARD"),
      direction: isNext ? "min" : "max",
      rank: 1,
    };
    const set: SetForm = { kind: "follow", from: next, relation: phraseOf(holder.link, "FORWARD") };
    return [{ kind, filled, set, asked: holder.link }];
  });
}
