import days from "../language/data/day-of-asking.json" with { type: "json" };
import lists from "../language/data/node-words.json" with { type: "json" };
import type { Reading } from "../../../engine/question/analysis.ts";
import type { Form, SetForm, TimeExpression } from "../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { asksOfNoFact } from "../accounting/no-fact.ts";
import { linkingOf } from "../graph-led/measures.ts";
import type { Work } from "../grammar/work.ts";
import { notEnglish } from "../language/english.ts";
import { BE, HAVE } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { asksForPersons, kindAsked } from "../linking/kind-asked.ts";
import type { StatedText } from "../text-values/stated-texts.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { areLinked } from "../linking/links-by-deeds.ts";
import { GRAPH_LED } from "../weights.ts";
import {
  areNodesAsked,
  type Asks,
  askedBy,
  isKindNoun,
  isNounOf,
  linksAsked,
  valuesAsked,
  whereabouts,
} from "./asked.ts";
import { allOf, type Filled, fillings, leadsToOffice, leadsToSomebody, nodesOf, phraseOf } from "./ends.ts";
import { withoutLightVerbs } from "./light-verbs.ts";
import { bearers, datesOf, happenings, type NodeKind, nodeKinds } from "./node-kinds.ts";
import { type SaidTime, type Timed, timeIn } from "./said-time.ts";
import { ranked } from "./ranks-of-nodes.ts";
import { isGivenBy } from "./sides.ts";
import { succeeded, successionIn } from "./succession.ts";
import { tallied } from "./tallies.ts";
import { termKinds } from "./terms/term-kinds.ts";
import { termsOfRoles } from "./terms/terms.ts";
import { textsSaid, withTexts } from "./texts-of-nodes.ts";
import { totalOfNodes } from "./totals-of-nodes.ts";
import { isPresent, timely } from "./times.ts";
import { lowerOf, type Token, tokensOf } from "./tokens.ts";
import { isOfPlace, isVoiceRight } from "./voice.ts";
import { isDeedOfDoer, isInLabel, isOfDoer, isSaidBy, namesAnother, wordsToTell } from "./words-of-kinds.ts";

const HOLDING = wordSet(lists.holding);
const BECOMING = wordSet(lists.becoming);
const CEASING = wordSet(lists.ceasing);
const PAYING = wordSet([...lists.paying, ...lists.earning, ...lists.costing]);
const MONEY = wordSet(lists.money);
const PLAYING = wordSet(lists.playing);

/** One way to understand a question by nodes of a kind: all forms that say it, which must come to the same. */
interface Understood {
  readonly kind: NodeKind;
  readonly filled: readonly Filled[];
  readonly asked: RelationEntry | undefined;
  readonly forms: readonly Form[];
  /** Words that belong to it though the graph does not say them. */
  readonly loose?: readonly Word[];
}

/**
 * What a question means that says of nodes between things. Of one: who played which part in which play, who held an
 * office at a time, who came next, what somebody paid for what; all that it says is said of the same node. Of several:
 * what they come to, which of them comes first, and of what there are most. None where any word is left, or several
 * kinds of nodes or links may be meant.
 */
export function byNode(input: GraphLedInput, work: Work): readonly Reading[] {
  const named = happenings(input.catalogue);
  const kinds = [...nodeKinds(input.catalogue), ...named];
  const all = [...bearers(input.catalogue), ...named];
  if (all.length + termKinds(input.catalogue).length === 0) return [];
  const tokens = tokensOf(input);
  if (tokens === undefined) return [];
  if (notEnglish(wordsOf(input.question), input.question, input.mentions) !== undefined) return [];
  if (asksOfNoFact(input.question, input.mentions)) return [];
  const linking = linkingOf(input.catalogue, work);
  const tallies = tallied(tokens, kinds, input);
  // What bears no more than a number or a date beside a link is counted where nothing else is.
  const counted =
    tallies.length > 0
      ? tallies
      : tallied(
          tokens,
          all.filter((kind) => !kinds.includes(kind)),
          input,
        );
  const others = distinct([
    ...successors(tokens, kinds, input),
    ...said(tokens, kinds, input),
    ...ranked(tokens, all, input, linking),
    ...totalOfNodes(tokens, all, input, linking),
    ...counted,
  ]);
  const found = others.length > 0 ? others : distinct(termsOfRoles(input));
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return [];
  const words = wordsOf(input.question);
  // Whom a link leads to may be a firm; "who" asks for that as well.
  return readingsOf(only).map((reading): Reading => {
    const asks = asksForPersons(words, 0) ? kindAsked(reading.form, words, 0, input.catalogue) : undefined;
    return asks === undefined ? reading : { ...reading, asks };
  });
}

function successors(tokens: readonly Token[], kinds: readonly NodeKind[], input: GraphLedInput): readonly Understood[] {
  const succession = successionIn(tokens);
  if (succession === undefined) return [];
  return kinds.flatMap((kind) =>
    succeeded(succession, kind, input).map(({ filled, set, asked }) => ({
      kind,
      filled,
      asked,
      forms: [set],
    })),
  );
}

function said(tokens: readonly Token[], kinds: readonly NodeKind[], input: GraphLedInput): readonly Understood[] {
  const timed = timeIn(tokens);
  if (timed === undefined) return [];
  const names = timed.tokens.flatMap((token) => ("name" in token ? [token.name] : []));
  return kinds.flatMap((kind) =>
    textsSaid(timed, kind, input.catalogue).flatMap(({ timed: rest, texts }) =>
      names.length + texts.length === 0 && !isDated(timed.time)
        ? []
        : withWholeNouns(allAsked(rest), kind, input.catalogue).flatMap((asks) =>
            fillings(names, kind, input).flatMap((filled) => understood(asks, rest, kind, { filled, texts }, input)),
          ),
    ),
  );
}

/** What the question may ask for; what is an office at a time, and no more, asks who held it. */
function allAsked({ tokens, time, isTotal }: Timed): readonly Asks[] {
  const [only, ...others] = tokens;
  if (only !== undefined && others.length === 0 && time !== undefined) return [{ how: "WHO", noun: [], to: 0 }];
  const asked = [...askedBy(tokens)];
  if (!isTotal) return asked;
  const amounts = asked.filter(({ how }) => how === "AMOUNT");
  const totals = amounts.length > 0 ? amounts : asked.length === 0 ? [{ noun: [], to: 0 }] : [];
  return totals.map((each): Asks => ({ ...each, how: "TOTAL" }));
}

/** Where a noun of several words is what nodes are called, none of its words alone is asked for: "observing runs". */
function withWholeNouns(asked: readonly Asks[], kind: NodeKind, catalogue: Catalogue): readonly Asks[] {
  const whole = asked.filter(({ how, noun }) => how === "COUNT" && isKindNoun(noun, kind, catalogue));
  const longest = Math.max(0, ...whole.map(({ noun }) => noun.length));
  return asked.filter(({ how, noun }) => how !== "COUNT" || noun.length >= longest);
}

function understood(
  said: Asks,
  { tokens, time: saidTime }: Timed,
  kind: NodeKind,
  { filled, texts }: { readonly filled: readonly Filled[]; readonly texts: readonly StatedText[] },
  input: GraphLedInput,
): readonly Understood[] {
  const { catalogue } = input;
  const isOfTimeAlone = filled.length + texts.length === 0;
  const nodes = withTexts(nodesOf(filled, kind), texts, kind) ?? (isOfTimeAlone ? allOf(kind) : undefined);
  const behind = tokens.slice(said.to);
  const asks = lasting(said, behind);
  const told = wordsToTell(behind);
  if (nodes === undefined || told === undefined) return [];
  const isNounSaid = isKindNoun(asks.noun, kind, catalogue) || told.some((word) => isKindNoun([word], kind, catalogue));
  const words = withoutLightVerbs(told, isNounSaid);
  if (words.some((word) => isOtherKind(word, kind, catalogue))) return [];
  if (asks.how === "LONG" && !isOfOneTime(saidTime, behind, filled, words)) return [];
  // "How many years has E won F" counts the times that it was, and not how long it has been so.
  if (asks.how === "LASTING" && asks.unit !== undefined && !behind.some((each) => LASTING.has(lowerOf(each))))
    return [];
  if (asks.how === "LASTING" && (saidTime !== undefined || !saysWhat(filled, words, catalogue))) return [];
  // How often it is done is no matter of a moment.
  const isNow =
    saidTime === undefined &&
    kind.end !== undefined &&
    asks.how !== "TIMES" &&
    (asks.isPresent === true || behind.some((each) => isPresent(each)));
  const time = isNow ? "now" : saidTime;
  const isStateOfAll = isOfTimeAlone && kind.point === undefined && isDated(saidTime);
  const isDeed = !behind.some((token) => "word" in token && BE.has(token.lower));
  return askedOf(asks, kind, filled, words, input).flatMap(({ asked, form }): readonly Understood[] => {
    const links = asked === undefined ? kind.links : filled.map(({ link }) => link);
    const dates = isDated(saidTime) ? datesOf(kind) : [];
    const own = [...texts.map(({ relation }) => relation), ...dates, ...(asked === undefined ? [] : [asked])];
    const doers = isOfTimeAlone ? kind.links.filter((link) => isOfDoer(link, catalogue)) : [];
    const relations = [...links, ...own, ...doers];
    // When nodes themselves held, without anything that they link, nothing is asked by that could be held against it.
    if (isStateOfAll && asked === undefined) return [];
    if (namesAnother(words, kind, relations, catalogue)) return [];
    const loose = words.filter(
      (word) => !isSaidBy(word, kind, relations, catalogue) && !isDeedOfDoer(word, asked, kind, catalogue),
    );
    const isOffice = relations.some((link) => leadsToOffice(link, catalogue));
    // A lock does not begin and end in an office, as a keeper does; and nobody plays one.
    const isHeld = isOffice && (asks.how !== "WHEN" || filled.some(({ link }) => leadsToSomebody(link, catalogue)));
    if (isOffice && !isHeld && words.every(({ lower }) => BECOMING.has(lower) || CEASING.has(lower))) return [];
    // Nor does a race begin with what was given for it: whoever holds something begins with that, and no thing does.
    const isOfEnds = words.length > 0 && words.every(({ lower }) => BECOMING.has(lower) || CEASING.has(lower));
    if (asks.how === "WHEN" && isOfEnds && !filled.some(({ link }) => leadsToSomebody(link, catalogue))) return [];
    if (isOffice && asks.noun.length === 0 && words.some(({ lower }) => PLAYING.has(lower))) return [];
    const isPossessed = asks.isOwned === true || behind.some((token) => lowerOf(token) === "'s");
    const isNounAlone = asked !== undefined && words.every((word) => isNounOf(asked, [word], catalogue));
    if (isPossessed && isNounAlone && isLinkedOtherwise(asked, filled, catalogue)) return [];
    // "E's boats" are no towns, and its trips no boats.
    const owned = behind[behind.findIndex((token) => lowerOf(token) === "'s") + 1];
    const isOwnedSaid = isPossessed && owned !== undefined && "word" in owned && words.includes(owned.word);
    if (asked !== undefined && isOwnedSaid && !leadsToSuch(asked, owned.word, catalogue)) return [];
    // What a school is now is no office at it.
    const isOfSomebody = filled.some(({ link }) => leadsToSomebody(link, catalogue));
    if (isOfficeAsked(asked, asks, catalogue) && filled.length > 0 && !isOfSomebody && words.length === 0) return [];
    const isTold = loose.every(({ lower }) => isLoosely(lower, asks, { isOffice: isHeld, asked, kind, catalogue }));
    const isOfKind = (asks.how === "COUNT" || asks.how === "WHICH") && asked === undefined;
    const isRole = asks.how === "WHO" && isNamedRole(behind, filled, catalogue);
    const isIn = areDoersIn(asks, asked, behind, filled, catalogue);
    const isUnsaid = words.length + texts.length === 0 && !isOffice && !isOfKind && !isRole && !isIn;
    if (!isTold || (isUnsaid && asks.isOwned !== true && asks.how !== "SINCE")) return [];
    if (!isVoiceRight({ behind, words, asked, noun: asks.noun, filled, kind, catalogue })) return [];
    const forms = timely(nodes, time, kind, isDeed).map((each) => form(each.nodes, each.time));
    return forms.length === 0 ? [] : [{ kind, filled, asked, forms, loose }];
  });
}

/** An office by no noun for one: "what is E now". */
function isOfficeAsked(asked: RelationEntry | undefined, { how, noun }: Asks, catalogue: Catalogue): boolean {
  return (
    (how === "WHO" || how === "WHICH") && noun.length === 0 && asked !== undefined && leadsToOffice(asked, catalogue)
  );
}

/** "How long has E been treasurer": what goes on has no end yet. */
function lasting(asks: Asks, behind: readonly Token[]): Asks {
  const goesOn = asks.how === "LONG" && behind.some((token) => GOING_ON.has(lowerOf(token)));
  return goesOn ? { ...asks, how: "LASTING" } : asks;
}

/** What somebody has been so long: "been in E" says nothing of what they were there. */
function saysWhat(filled: readonly Filled[], words: readonly Word[], catalogue: Catalogue): boolean {
  if (filled.length < 2) return false;
  return words.length > 0 || filled.some(({ link }) => leadsToOffice(link, catalogue));
}

const PAY = wordSet(lists.pay);

/** Behind "has", of what goes on. */
const LASTING: ReadonlySet<string> = new Set(["been", ...wordSet(days.lastingVerbs)]);
const GOING_ON: ReadonlySet<string> = new Set(["has", "have"]);

/** Is it the noun of other nodes, and of nothing that these bear? */
function isOtherKind(word: Word, kind: NodeKind, catalogue: Catalogue): boolean {
  if (kind.isNamed !== true || isKindNoun([word], kind, catalogue)) return false;
  const own = [...kind.links, ...kind.values, ...datesOf(kind)];
  if (own.some((each) => isNounOf(each, [word], catalogue))) return false;
  return happenings(catalogue).some(
    (other) => other.entry.iri !== kind.entry.iri && isKindNoun([word], other, catalogue),
  );
}

/** Is it over, and more than a name: "how long was E treasurer", and not "how long has E been" or "how long is E"? */
function isOfOneTime(
  time: SaidTime,
  behind: readonly Token[],
  filled: readonly Filled[],
  words: readonly Word[],
): boolean {
  const lasts = behind.some((token) => isPresent(token) || HAVE.has(lowerOf(token)));
  return time === undefined && !lasts && (filled.length > 1 || words.length > 0);
}

interface AskedOf {
  readonly asked: RelationEntry | undefined;
  readonly form: (nodes: SetForm, time: TimeExpression | undefined) => Form;
}

/** What may be asked of the nodes, and the form of that. */
function askedOf(
  asks: Asks,
  kind: NodeKind,
  filled: readonly Filled[],
  words: readonly Word[],
  { catalogue }: GraphLedInput,
): readonly AskedOf[] {
  const open = kind.links.filter((link) => !filled.some((each) => each.link === link));
  const followed = (asked: RelationEntry): AskedOf => ({
    asked,
    form: (from, time) => at({ kind: "follow", from, relation: phraseOf(asked, "FORWARD") }, time),
  });
  // A number is of no time: the nodes are that bear it.
  const borne = (asked: RelationEntry): AskedOf => ({
    asked,
    form: (from, time) => ({ kind: "follow", from: at(from, time), relation: phraseOf(asked, "FORWARD") }),
  });
  switch (asks.how) {
    case "WHO":
      return linksAsked(asks, open, catalogue).map(followed);
    case "WHERE":
      return whereabouts(open, kind, catalogue).map(followed);
    case "WHICH": {
      if (areNodesAsked(asks, kind, catalogue)) return [{ asked: undefined, form: (set, time) => at(set, time) }];
      const isPaid = asks.noun.length === 0 && filled.length > 1 && words.some(({ lower }) => PAYING.has(lower));
      // "What did E pay for F" asks how much.
      // What a repair of it costs is no cost of a boat, and what somebody is paid in a post is their pay.
      const isTheirs =
        asks.isOwned !== true ||
        filled.length > 1 ||
        (PAY.has(asks.noun.at(-1)?.lower ?? "") && filled.some(({ link }) => leadsToSomebody(link, catalogue)));
      const values = isTheirs ? valuesAsked(isPaid ? { ...asks, how: "AMOUNT" } : asks, kind, catalogue) : [];
      return [...linksAsked(asks, open, catalogue).map(followed), ...values.map(borne)];
    }
    case "AMOUNT":
      // Of several nodes, whether each or all together is asked for is not said.
      return filled.length < 2 ? [] : valuesAsked(asks, kind, catalogue).map(borne);
    case "TOTAL":
      return valuesAsked(asks, kind, catalogue).map((asked) => ({
        asked,
        form: (set, time) => ({ kind: "total", set: at(set, time), by: phraseOf(asked, "FORWARD"), how: "sum" }),
      }));
    case "COUNT":
      // "How many loans" counts these, and not the things that were lent.
      if (isKindNoun(asks.noun, kind, catalogue))
        return [{ asked: undefined, form: (set, time) => ({ kind: "count", set: at(set, time) }) }];
      return linksAsked(asks, open, catalogue).map((asked) => ({
        asked,
        form: (from, time) => ({
          kind: "count",
          set: at({ kind: "follow", from, relation: phraseOf(asked, "FORWARD") }, time),
        }),
      }));
    case "TIMES":
      return [{ asked: undefined, form: (set, time) => ({ kind: "count", set: at(set, time) }) }];
    case "WHEN": {
      const date = words.some(({ lower }) => CEASING.has(lower)) ? kind.end : (kind.point ?? kind.start);
      return words.length === 0 || date === undefined ? [] : [followed(date)];
    }
    case "LONG": {
      const { start, end } = kind;
      if (start === undefined || end === undefined) return [];
      const unit = asks.unit === undefined ? {} : { unit: asks.unit };
      const form = (set: SetForm): Form => ({
        ...{ kind: "difference", a: set, b: set, by: phraseOf(end, "FORWARD"), since: phraseOf(start, "FORWARD") },
        ...{ how: "difference", direction: "max", ...unit },
      });
      return [{ asked: undefined, form }];
    }
    case "LASTING": {
      const { start, end } = kind;
      // Where no end is stated of any, nobody knows which of them go on.
      if (start === undefined || end === undefined) return [];
      const until = phraseOf(end, "FORWARD");
      const form = (set: SetForm): Form => ({
        ...{ kind: "age", since: { kind: "follow", from: set, relation: phraseOf(start, "FORWARD") } },
        until: { kind: "follow", from: set, relation: until },
        ...(asks.unit === undefined ? {} : { unit: asks.unit }),
      });
      return [{ asked: undefined, form }];
    }
    case "SINCE":
      return kind.start === undefined || filled.length < 2 ? [] : [followed(kind.start)];
    case "WHETHER":
      return filled.length < 2
        ? []
        : [{ asked: undefined, form: (set, time) => ({ kind: "exists", set: at(set, time) }) }];
  }
}

/** Is it called by the noun, or does it lead to what is? */
function leadsToSuch(asked: RelationEntry, noun: Word, catalogue: Catalogue): boolean {
  return isNounOf(asked, [noun], catalogue) || asked.objectClasses.some((iri) => isInLabel(noun, iri, catalogue));
}

/** "E's boats", where boats have owners besides: those of E's trips need not be meant. */
function isLinkedOtherwise(link: RelationEntry, filled: readonly Filled[], catalogue: Catalogue): boolean {
  return filled.some((each) =>
    areLinked({ subjectClasses: each.link.objectClasses, objectClasses: link.objectClasses }, catalogue),
  );
}

/** "(Who) was N of E": what somebody is, by a name that is nobody's, of something that is named as well. */
function isNamedRole(
  [be, role]: readonly Token[],
  filled: readonly Filled[],
  catalogue: GraphLedInput["catalogue"],
): boolean {
  if (!BE.has(lowerOf(be)) || role === undefined || !("name" in role) || filled.length < 2) return false;
  return filled.some(({ name, link }) => name === role.name && !leadsToSomebody(link, catalogue));
}

/** "(Which actors) were in E": of those who do something, and of what that is done in, which is no place. */
function areDoersIn(
  { how, noun }: Asks,
  asked: RelationEntry | undefined,
  behind: readonly Token[],
  filled: readonly Filled[],
  catalogue: Catalogue,
): boolean {
  if (how !== "WHICH" || noun.length === 0 || asked === undefined || !isOfDoer(asked, catalogue)) return false;
  const [only, ...others] = filled;
  if (only === undefined || others.length > 0 || isOfPlace(only.link, catalogue)) return false;
  const at = behind.findIndex((token) => "name" in token && token.name === only.name);
  const isBeing = behind.slice(0, at - 1).every((token) => BE.has(lowerOf(token)) || HAVE.has(lowerOf(token)));
  return at > 1 && isBeing && lowerOf(behind[at - 1]) === "in";
}

/** A time that a calendar tells. */
function isDated(time: SaidTime): boolean {
  return time !== undefined && time !== "now";
}

function at(set: SetForm, time: TimeExpression | undefined): SetForm {
  return time === undefined ? set : { kind: "at", set, time };
}

interface OfNode {
  readonly isOffice: boolean;
  readonly asked: RelationEntry | undefined;
  readonly kind: NodeKind;
  readonly catalogue: GraphLedInput["catalogue"];
}

/** Is it a word that people say of an office, of what is paid, or of a beginning or an end, whatever it is called? */
function isLoosely(lower: string, { how }: Asks, { isOffice, asked, kind, catalogue }: OfNode): boolean {
  if (how === "WHEN" && (BECOMING.has(lower) || CEASING.has(lower))) return isOffice;
  if (how === "TOTAL" && MONEY.has(lower)) return true;
  if (isOffice && (HOLDING.has(lower) || (how === "WHO" && BECOMING.has(lower)))) return true;
  if (how === "WHO" && isGivenBy(lower, asked, kind, catalogue)) return true;
  return asked !== undefined && asked.objectKind === "NUMBER" && kind.values.includes(asked) && PAYING.has(lower);
}

function distinct(found: readonly Understood[]): readonly Understood[] {
  const byForm = new Map(found.map((each) => [JSON.stringify(each.forms), each]));
  return [...byForm.values()];
}

function readingsOf({ kind, filled, forms, loose = [] }: Understood): readonly Reading[] {
  const ends = filled.map(({ form, link }) => `“${form.text}” as “${link.label}”`).join(" and ");
  const such = filled.length === 0 ? "" : ` that has ${ends}`;
  const node = kind.isBare === true ? "one that links these" : `the “${kind.entry.label}”`;
  const told = `it was read as said of ${node}${such}`;
  const doubts = loose.length === 0 ? [] : [`“${loose.map(({ text }) => text).join(" ")}” may say more than that`];
  return forms.map((form): Reading => ({
    form,
    score: loose.length === 0 ? GRAPH_LED.best : GRAPH_LED.byRole,
    readAs: [told],
    ...(doubts.length === 0 ? {} : { doubts }),
  }));
}
