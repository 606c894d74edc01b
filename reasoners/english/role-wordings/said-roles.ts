import contacts from "../language/data/contact-words.json" with { type: "json" };
import { BE, DETERMINERS, DO, HAVE, isAuxiliary, PREPOSITIONS } from "../language/function-words.ts";
import { OF_DATES, OF_PERSONS, OF_PLACES, OF_THINGS } from "../language/question-words.ts";
import { baseForms } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import {
  ALIKE,
  ATTRIBUTES,
  calledSo,
  CONTACTS,
  DATES,
  type Names,
  PLACES,
  PRICES,
  type Role,
  ROLES,
  SIZES,
  SORTS,
  TICKETS,
} from "./roles.ts";

/** A question around a name: what stands before it, articles left out, and behind it. */
interface Split {
  readonly before: readonly Word[];
  readonly behind: readonly Word[];
}

/** What a question says of a name, and by which words it asks in the noun of the graph. */
interface SaidRole {
  readonly names: Names;
  /** As it is written. */
  readonly said: string;
  /** "Who", "what", or "which" with what stands behind it. */
  readonly asks: string;
  /** What the thing is said to be: "dog" in "what kind of dog is E". */
  readonly kind?: readonly Word[];
  /** Is it asked to what the named one does it: "what does E look after"? */
  readonly isReversed?: true;
  /** What it is that is asked for, behind "which". */
  readonly wanted?: readonly Word[];
  /** What the name of the relation must say besides: "night" in "how much is a night at E". */
  readonly besides?: Word;
}

/** All that the words around a name may say of it, each word of them. */
export function* saidRoles(around: Split): Generator<SaidRole> {
  const split = inQuestionWords(around);
  const [asked] = split.before;
  if (asked === undefined) return;
  const { lower } = asked;
  if (OF_PERSONS.has(lower)) {
    yield* doneTo(split, 1, "who", ROLES);
    yield* sufferedBy(split, "who", ROLES, "reversed");
    yield* doneBy(split, "who");
    yield* nounsAt(split, "who");
    yield* contactsOf(split);
  } else if (OF_THINGS.has(lower)) {
    for (let behind = 1; behind <= MOST_WORDS_OF_A_KIND; behind += 1)
      yield* doneTo(split, behind, phraseText(split.before.slice(0, behind)), ROLES);
    yield* sufferedBy(split, "what", ROLES, "reversed");
    yield* sufferedBy(split, "what", ATTRIBUTES, "deeds");
    yield* doneBy(split, "what");
    yield* byOthers(split);
    yield* nounsAt(split, "what");
    yield* sortsOf(split);
    yield* originsOf(split);
  } else if (OF_PLACES.has(lower)) {
    yield* doneTo(split, 1, "what", PLACES);
    yield* sufferedBy(split, "what", PLACES, "deeds");
  } else if (OF_DATES.has(lower)) {
    yield* doneTo(split, 1, "what", DATES);
    yield* sufferedBy(split, "what", DATES, "deeds");
  } else if (lower === "from" && OF_THINGS.has(split.before[1]?.lower ?? "")) {
    yield* originsOf({ before: split.before.slice(1), behind: [...split.behind, asked] });
  } else if (lower === "how" && split.before[1]?.lower === "much") {
    const rest = split.before.slice(split.before[2]?.lower === "money" ? 3 : 2);
    yield* sufferedBy({ ...split, before: [asked, ...rest] }, "what", ATTRIBUTES, "deeds");
    yield* byOthers({ ...split, before: [asked, ...rest] });
    yield* pricesAt({ ...split, before: split.before.slice(2) });
  } else if (lower === "how") yield* sizesOf(split);
}

/** "In what year", "on what day", "which year" ask as "when" does; "when did they build E" asks when it was built. */
function inQuestionWords({ before, behind }: Split): Split {
  const from = before[0] !== undefined && ON.has(before[0].lower) && OF_THINGS.has(before[1]?.lower ?? "") ? 1 : 0;
  const [asked, noun] = [before[from], before[from + 1]];
  const isTime = asked !== undefined && OF_THINGS.has(asked.lower) && noun !== undefined && TIMES.has(noun.lower);
  const said = isTime ? [{ ...noun, lower: "when" }, ...before.slice(from + 2)] : before;
  if (!isTime && !OF_DATES.has(said[0]?.lower ?? "")) return { before, behind };
  const isByOthers = DO.has(said[1]?.lower ?? "") && ANYBODY.has(said[2]?.lower ?? "") && said.length > 3;
  return { before: isByOthers ? [...said.slice(0, 1), ...said.slice(3)] : said, behind };
}

const ON: ReadonlySet<string> = new Set(["in", "on"]);
const TIMES: ReadonlySet<string> = new Set(["year", "date", "day", "month"]);
const ANYBODY: ReadonlySet<string> = new Set(["they", "people", "somebody", "someone"]);

const ASKING = wordSet(contacts.asking);
const BESIDE = wordSet(contacts.beside);
const ABOUT = wordSet(contacts.about);
const ASKERS: ReadonlySet<string> = new Set(["i", "we", "you", "one"]);

/** "Who do I talk to about E", "who should I contact regarding E", "who can we speak with about E". */
function* contactsOf({ before, behind }: Split): Generator<SaidRole> {
  const [, auxiliary, asker, ...said] = before;
  const about = said.at(-1);
  const verbs = said.slice(0, -1);
  if (auxiliary === undefined || asker === undefined || about === undefined || behind.length > 0) return;
  if (!isAuxiliary(auxiliary.lower) || !ASKERS.has(asker.lower) || !ABOUT.has(about.lower)) return;
  const isSaid = verbs.every(({ lower }) => ASKING.has(lower) || BESIDE.has(lower));
  if (!isSaid || !verbs.some(({ lower }) => ASKING.has(lower))) return;
  for (const names of CONTACTS) yield { names, said: phraseText(said), asks: "who" };
}

/** "Which", and a noun of at most two words. */
const MOST_WORDS_OF_A_KIND = 3;

/** "Who looks after E", "who took E in", "who is E looked after by". */
function* doneTo({ before, behind }: Split, from: number, asks: string, roles: readonly Role[]): Generator<SaidRole> {
  const said = before.slice(from);
  if (said.length === 0 || before.slice(1, from).some(({ lower }) => isAuxiliary(lower))) return;
  const isPassive = said.length === 1 && BE.has(said[0]?.lower ?? "") && behind.at(-1)?.lower === "by";
  // Behind the name there is nothing but what belongs to the verb: "in", "on loan".
  if (!isPassive && behind.length > 2) return;
  const deed = isPassive ? behind.slice(0, -1) : [...said, ...behind];
  for (const role of roles)
    if (role.deeds.some((each) => says(deed, each)))
      yield { names: role, said: phraseText(deed), asks, wanted: before.slice(1, from) };
}

/** "Who does E belong to", "what does E eat", "what is E paid". */
function* sufferedBy(
  { before, behind }: Split,
  asks: string,
  roles: readonly Role[],
  which: "deeds" | "reversed",
): Generator<SaidRole> {
  const [, auxiliary, ...others] = before;
  if (auxiliary === undefined || others.length > 0 || behind.length === 0) return;
  const deed = DO.has(auxiliary.lower) ? behind : BE.has(auxiliary.lower) ? [auxiliary, ...behind] : [];
  for (const role of roles)
    if (role[which].some((each) => says(deed, each))) yield { names: role, said: phraseText(behind), asks };
}

/** "What do they call E", "(how much) do they pay E". */
function* byOthers({ before, behind }: Split): Generator<SaidRole> {
  const said = [...before.slice(1), ...behind];
  for (const role of ATTRIBUTES)
    if (role.before.some((each) => says(said, each))) yield { names: role, said: phraseText(said), asks: "what" };
}

/** "What does E look after", "which kennels does E look after"; "who reports to E". */
function* doneBy({ before, behind }: Split, asks: string): Generator<SaidRole> {
  const does = before.at(-1);
  const wanted = before.slice(1, -1);
  if (does !== undefined && DO.has(does.lower) && wanted.length < MOST_WORDS_OF_A_KIND)
    for (const role of ROLES)
      if (role.deeds.some((each) => says(behind, each)))
        yield { names: role, said: phraseText(behind), asks, isReversed: true, wanted };
  const said = before.slice(1);
  if (behind.length > 0) return;
  for (const role of ROLES)
    if (role.reversed.some((each) => says(said, each)))
      yield { names: role, said: phraseText(said), asks, isReversed: true, wanted: [] };
}

/** "Who is E's boss", "who is the captain of E", "what is E's character like". */
function* nounsAt({ before, behind }: Split, asks: string): Generator<SaidRole> {
  const [, be, ...rest] = before;
  if (be === undefined || !BE.has(be.lower)) return;
  const end = behind.at(-1)?.lower === "like" ? behind.slice(0, -1) : behind;
  const owned = end[0]?.lower === "'s" && rest.length === 0 ? end.slice(1) : [];
  const of = rest.at(-1)?.lower === "of" && end.length === 0 ? rest.slice(0, -1) : [];
  const noun = owned.length > 0 ? owned : of;
  const said = noun.map(({ lower }) => lower).join(" ");
  // A deputy captain is no captain.
  const others = ALIKE.filter((nouns) => nouns.has(said));
  for (const nouns of others) yield { names: { ...calledSo(nouns), nouns: new Set() }, said: phraseText(noun), asks };
}

/** "What kind of dog is E": E is a dog, and the kind is asked for. */
function* sortsOf({ before, behind }: Split): Generator<SaidRole> {
  const [, sort, of, ...kind] = before;
  const be = kind.at(-1);
  if (sort === undefined || of?.lower !== "of" || !KINDS.has(sort.lower) || behind.length > 0) return;
  if (be === undefined || kind.length < 2 || !BE.has(be.lower)) return;
  yield { names: SORTS, said: sort.text, asks: "what", kind: kind.slice(0, -1) };
}

/** "What town is E from", "which place does E come from": where that is, in whatever the graph has places by. */
function* originsOf({ before, behind }: Split): Generator<SaidRole> {
  const [asked, noun, ...rest] = before;
  if (asked === undefined || noun === undefined || !TOWNS.has(noun.lower)) return;
  yield* sufferedBy({ before: [asked, ...rest], behind }, "what", ORIGINS, "deeds");
}

const TOWNS: ReadonlySet<string> = new Set(["town", "place", "city", "village"]);
const ORIGINS = PLACES.filter(({ deeds }) => deeds.some((deed) => deed.at(-1) === "from"));

/** "How big is E". */
function* sizesOf({ before, behind }: Split): Generator<SaidRole> {
  const [, how, be, ...others] = before;
  if (how === undefined || be === undefined || others.length + behind.length > 0) return;
  if (BIG.has(how.lower) && BE.has(be.lower)) yield { names: SIZES, said: how.text, asks: "what" };
}

const BIG: ReadonlySet<string> = new Set(["big", "large"]);

/** "(How much) is E", "is a night at E", "is it to adopt E", "does it cost to adopt E". */
function* pricesAt({ before, behind }: Split): Generator<SaidRole> {
  if (behind.length > 0) return;
  const [only, ...more] = before;
  const isFor = before.at(-1)?.lower === "for" && (before.length === 1 || before.slice(0, -1).every(isCopular));
  if (isFor || (only !== undefined && more.length === 0 && BE.has(only.lower))) {
    yield { names: PRICES, said: phraseText(before), asks: "what" };
    return;
  }
  const at = (index: number): string => before[index]?.lower ?? "";
  // "How much is it to get into E": what it costs to be let in.
  if (IS_IT.test(phraseText(before).toLowerCase())) {
    for (const besides of wordsOf(LETTING_IN)) yield { names: PRICES, said: phraseText(before), asks: "what", besides };
    return;
  }
  const isIt = at(1) === "it" && before.at(-2)?.lower === "to";
  const verb = before.at(-1);
  if (isIt && verb !== undefined) {
    const opening = before.slice(0, -2).map(({ lower }) => lower);
    if (opening.join(" ") === "is it" || opening.join(" ") === "does it cost")
      yield { names: PRICES, said: `to ${verb.text}`, asks: "what", besides: verb };
    return;
  }
  const nouns = before.slice(1, -1).filter(({ lower }) => !DETERMINERS.has(lower));
  const [noun, ...others] = nouns;
  if (!BE.has(at(0)) || noun === undefined || others.length > 0) return;
  if (!PREPOSITIONS.has(before.at(-1)?.lower ?? "")) return;
  const isTicket = TICKETS.has(noun.lower);
  yield { names: PRICES, said: noun.text, asks: "what", ...(isTicket ? {} : { besides: noun }) };
}

const IS_IT = /^(?:is|was|does|did) it (?:cost )?to (?:get|go) in ?(?:to)?$/u;
const LETTING_IN = "admission entry entrance ticket";

/** "Is it", "do you want". */
function isCopular({ lower }: Word): boolean {
  return BE.has(lower) || lower === "it" || lower === "they";
}

const KINDS: ReadonlySet<string> = new Set(["kind", "sort", "type"]);

/** Are these the words of a deed, its verb in any form? Articles count for nothing. */
function says(said: readonly Word[], deed: readonly string[]): boolean {
  const words = withoutArticles(said);
  const wanted = deed.filter((word, at) => at === 0 || !DETERMINERS.has(word));
  return (
    words.length === wanted.length &&
    wanted.every((word, at) => {
      const lower = words[at]?.lower ?? "";
      if (word === "be") return BE.has(lower);
      if (word === "have") return HAVE.has(lower);
      return lower === word || (at === 0 && !isAuxiliary(word) && baseForms(lower).includes(word));
    })
  );
}

/** The words, but the articles and possessives behind the first. */
export function withoutArticles(words: readonly Word[]): readonly Word[] {
  return words.filter(({ lower }, at) => at === 0 || !DETERMINERS.has(lower));
}
