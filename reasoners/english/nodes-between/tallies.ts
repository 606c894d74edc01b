import { composedIri } from "../../../engine/graph/composed-iri.ts";
import type { Form, RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import lists from "../language/data/node-words.json" with { type: "json" };
import { BE, DO, HAVE } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { relationEntry } from "../linking/known-entries.ts";
import { type Asks, askedBy, isKindNoun, isNounOf, linksAsked } from "./asked.ts";
import { allOf, type Filled, fillings, nodesOf, phraseOf } from "./ends.ts";
import { withoutLightVerbs } from "./light-verbs.ts";
import { datesOf, type NodeKind } from "./node-kinds.ts";
import { type Quantity, quantityIn } from "./quantities.ts";
import { nodesAt } from "./ranks/asked-end.ts";
import { type SaidTime, type Timed, timeIn } from "./said-time.ts";
import { isGivenBy } from "./sides.ts";
import { textsSaid, withTexts } from "./texts-of-nodes.ts";
import { isPresent, timely } from "./times.ts";
import { lowerOf, type Token } from "./tokens.ts";
import type { Clause } from "./clause.ts";
import { isVoiceRight } from "./voice.ts";
import { isInName, isOfDoer, isSaidBy, wordsToTell } from "./words-of-kinds.ts";

const LIGHT = wordSet(lists.undergoing);
const ANYONE = wordSet(lists.anyone);
const GETTING = wordSet(lists.getting);

interface Tallied {
  readonly kind: NodeKind;
  readonly filled: readonly Filled[];
  readonly asked: RelationEntry;
  readonly forms: readonly Form[];
}

/**
 * What is counted by nodes: "which tools were lent at least twice", "who was the borrower of two or more loans", "which
 * tool has been lent to the most people". Each node counts once; of things at another end, each thing.
 */
export function tallied(
  tokens: readonly Token[],
  kinds: readonly NodeKind[],
  input: GraphLedInput,
): readonly Tallied[] {
  const timed = timeIn(tokens);
  const quantity = timed === undefined ? undefined : quantityIn(timed.tokens, 1);
  if (timed === undefined || quantity === undefined) return [];
  return kinds.flatMap((kind) =>
    [...askedBy(timed.tokens)].flatMap((asks) => {
      if (asks.to > quantity.from || (asks.how !== "WHO" && (asks.how !== "WHICH" || asks.noun.length === 0)))
        return [];
      return counted(quantity, kind, input).flatMap((count) => talliedBy(asks, timed, quantity, count, kind, input));
    }),
  );
}

/** What is counted: nodes, or what stands at another link; and the noun for it. */
interface Counted {
  readonly link: RelationEntry | undefined;
  readonly words: readonly Word[];
}

function counted({ nouns }: Quantity, kind: NodeKind, { catalogue }: GraphLedInput): readonly Counted[] {
  if (nouns.length === 0) return [{ link: undefined, words: [] }];
  // The longest noun that means something.
  for (const words of [...nouns].reverse()) {
    if (isKindNoun(words, kind, catalogue)) return [{ link: undefined, words }];
    const links = linksAsked({ how: "WHICH", noun: words, to: 0 }, kind.links, catalogue);
    if (links.length > 0) return links.map((link) => ({ link, words }));
  }
  return [];
}

function talliedBy(
  asks: Asks,
  timed: Timed,
  quantity: Quantity,
  count: Counted,
  kind: NodeKind,
  input: GraphLedInput,
): readonly Tallied[] {
  const { catalogue } = input;
  const before = timed.tokens.slice(asks.to, quantity.from);
  const rest: Timed = { ...timed, tokens: [...before, ...timed.tokens.slice(quantity.to)] };
  return textsSaid(rest, kind, catalogue).flatMap(({ timed: said, texts }) => {
    const names = said.tokens.flatMap((token) => ("name" in token ? [token.name] : []));
    return fillings(names, kind, input).flatMap((filled): readonly Tallied[] => {
      const open = kind.links.filter((link) => link !== count.link && !filled.some((each) => each.link === link));
      const told = wordsToTell(said.tokens)?.filter((word) => !count.words.includes(word) && !isLight(word));
      const words = told && withoutLightVerbs(told, isKindNoun(count.words, kind, catalogue));
      // "Which tool gets used the most": nothing says of which nodes.
      if (words === undefined || words.length + count.words.length === 0) return [];
      const relations = [...kind.links, ...texts.map(({ relation }) => relation), ...datesOf(kind)];
      return linksAsked(asks, open, catalogue).flatMap((asked): readonly Tallied[] => {
        const isTold = (word: Word): boolean =>
          isSaidBy(word, kind, relations, catalogue) || isGivenBy(word.lower, asked, kind, catalogue);
        if (!words.every(isTold)) return [];
        const isUnsaid = count.link !== undefined && !isNounOf(count.link, count.words, catalogue);
        if (words.length === 0 && isUnsaid) return [];
        const clause: Clause = { behind: said.tokens, words, asked, noun: asks.noun, filled, kind, catalogue };
        if (!(isCountedDoer(before) ? isDoneByCounted(clause, count) : isVoiceRight(clause))) return [];
        const conditions = withTexts(nodesOf(filled, kind), texts, kind);
        const forms = formsOf({ quantity, count, asked, conditions, kind, timed, before, said: said.tokens }, input);
        return forms.length === 0 ? [] : [{ kind, filled, asked, forms }];
      });
    });
  });
}

/** "Which tool gets used the most" tells nothing of its nodes. */
function isLight({ lower }: Word): boolean {
  return LIGHT.has(lower) || ANYONE.has(lower) || GETTING.has(lower);
}

/** "Borrowed by at least two people", "did at least two people borrow". */
function isCountedDoer(before: readonly Token[]): boolean {
  return lowerOf(before.at(-1)) === "by" || DO.has(lowerOf(before.at(-1)));
}

function isDoneByCounted({ words, asked, kind, catalogue }: Clause, { link }: Counted): boolean {
  if (link === undefined || asked === undefined || isOfDoer(asked, catalogue)) return false;
  return words.every((word) => isInName(word, link.iri, catalogue) || isSaidBy(word, kind, [asked], catalogue));
}

/** Is it how often something is done that is counted? */
function isOften({ nouns }: Quantity): boolean {
  return nouns.length === 0;
}

interface Parts {
  readonly quantity: Quantity;
  readonly count: Counted;
  readonly asked: RelationEntry;
  readonly conditions: SetForm | undefined;
  readonly kind: NodeKind;
  readonly timed: Timed;
  /** What stands before the quantity, and all that is said beside it. */
  readonly before: readonly Token[];
  readonly said: readonly Token[];
}

function formsOf(
  { quantity, count, asked, conditions, kind, timed, before, said }: Parts,
  input: GraphLedInput,
): readonly Form[] {
  const all = conditions ?? allOf(kind) ?? everyNodeOf(asked, kind, input);
  if (all === undefined) return [];
  const isDeed = !before.some((token) => BE.has(lowerOf(token)));
  // Of what is said by "has" alone, those that are over may be meant as well: both must come to the same.
  const isDone = said.some((token) => isPast(lowerOf(token)) && !HAVE.has(lowerOf(token)));
  const isOpen = timed.time === undefined && kind.end !== undefined;
  const isHad = isOpen && !isDone && before.some((token) => HAVE.has(lowerOf(token))) && isDeed;
  // How often something is done, by habit, is no matter of a moment; how many it is done to may be one.
  const isPresently = isOpen && !isOften(quantity) && before.some((token) => isPresent(token));
  const isEither = isHad || (isPresently && isDone);
  const times: readonly SaidTime[] = isEither ? [undefined, "now"] : isPresently ? ["now"] : [timed.time];
  return times.flatMap((time) =>
    timely(all, time, kind, isDeed).flatMap((each): readonly Form[] => {
      const set: SetForm = { kind: "follow", from: each.nodes, relation: phraseOf(asked, "FORWARD") };
      const isNarrowed = conditions !== undefined || each.nodes !== all;
      const by = relationCounted(count, asked, isNarrowed, input);
      if (by === undefined) return [];
      const tally = { how: "count" as const, ...(isNarrowed && count.link === undefined ? { among: each.nodes } : {}) };
      const form: SetForm =
        quantity.operator === "most"
          ? { kind: "extreme", set, by, tally, direction: "max", rank: 1 }
          : {
              ...{ kind: "where", set, relation: by, tally },
              condition: { operator: quantity.operator, value: { type: "number", number: quantity.number } },
            };
      // What is told of no time in the past is told of all that has been.
      return [{ kind: "at", set: form, time: each.time ?? { kind: "interval" } }];
    }),
  );
}

/** From what is asked for back to the nodes, or over them to what is counted, where nothing else is said of them. */
function relationCounted(
  { link }: Counted,
  asked: RelationEntry,
  isNarrowed: boolean,
  { catalogue }: GraphLedInput,
): RelationPhrase | undefined {
  if (link === undefined) return phraseOf(asked, "BACKWARD");
  const between = relationEntry(catalogue, composedIri(`${asked.iri}(inverse)`, link.iri));
  return between === undefined || isNarrowed ? undefined : phraseOf({ ...between, label: link.label }, "FORWARD");
}

/** Nodes of no class, by what one of their links leads to. */
function everyNodeOf(asked: RelationEntry, { isBare }: NodeKind, { catalogue }: GraphLedInput): SetForm | undefined {
  return isBare === true ? nodesAt(asked, catalogue) : undefined;
}
