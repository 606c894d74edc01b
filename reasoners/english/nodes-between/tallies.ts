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
import { isDoneByRight } from "./done-by-right.ts";
import { allOf, type Filled, fillings, nodesOf, phraseOf } from "./ends.ts";
import { datesOf, type NodeKind } from "./node-kinds.ts";
import { type Quantity, quantityIn } from "./quantities.ts";
import { nodesAt } from "./ranks/asked-end.ts";
import { type SaidTime, type Timed, timeIn } from "./said-time.ts";
import { isOfLink } from "./suffered.ts";
import { textsSaid, withTexts } from "./texts-of-nodes.ts";
import { timely } from "./times.ts";
import { lowerOf, type Token } from "./tokens.ts";
import { isInName, isOfDoer, isSaidBy, wordsToTell } from "./words-of-kinds.ts";

const LIGHT = wordSet(lists.undergoing);
const PRESENT: ReadonlySet<string> = new Set(["is", "are", "does", "do"]);
const ANYONE = wordSet(lists.anyone);

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

/** What is counted: nodes, or what stands at another link; and how many tokens the noun for it takes. */
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
  const to = quantity.to + count.words.length;
  const before = timed.tokens.slice(asks.to, quantity.from);
  const rest: Timed = { ...timed, tokens: [...before, ...timed.tokens.slice(to)] };
  return textsSaid(rest, kind, catalogue).flatMap(({ timed: said, texts }) => {
    const names = said.tokens.flatMap((token) => ("name" in token ? [token.name] : []));
    return fillings(names, kind, input).flatMap((filled): readonly Tallied[] => {
      const open = kind.links.filter((link) => link !== count.link && !filled.some((each) => each.link === link));
      const words = wordsToTell(said.tokens)?.filter(({ lower }) => !LIGHT.has(lower) && !ANYONE.has(lower));
      // "Which tool gets used the most": nothing says of which nodes.
      if (words === undefined || words.length + count.words.length === 0) return [];
      const relations = [...kind.links, ...texts.map(({ relation }) => relation), ...datesOf(kind)];
      if (!words.every((word) => isSaidBy(word, kind, relations, catalogue))) return [];
      return linksAsked(asks, open, catalogue).flatMap((asked): readonly Tallied[] => {
        const isUnsaid = count.link !== undefined && !isNounOf(count.link, count.words, catalogue);
        if (words.length === 0 && isUnsaid) return [];
        if (!isVoiceRight({ before, said: said.tokens, words, asks, asked, filled, count, kind, input })) return [];
        const conditions = withTexts(nodesOf(filled, kind), texts, kind);
        const forms = formsOf({ quantity, count, asked, conditions, kind, timed, before: said.tokens }, input);
        return forms.length === 0 ? [] : [{ kind, filled, asked, forms }];
      });
    });
  });
}

interface Voiced {
  readonly before: readonly Token[];
  readonly said: readonly Token[];
  readonly words: readonly Word[];
  readonly asks: Asks;
  readonly asked: RelationEntry;
  readonly filled: readonly Filled[];
  readonly count: Counted;
  readonly kind: NodeKind;
  readonly input: GraphLedInput;
}

/** Does whoever does it stand where the verb says: who is asked for, what is counted, or who is named? */
function isVoiceRight({ before, said, words, asks, asked, filled, count, kind, input }: Voiced): boolean {
  const { catalogue } = input;
  // "Borrowed by at least two people", "did at least two people borrow".
  const isCountedDoer = lowerOf(before.at(-1)) === "by" || DO.has(lowerOf(before.at(-1)));
  if (isCountedDoer) {
    if (count.link === undefined || isOfDoer(asked, catalogue)) return false;
    return words.every(
      (word) => isInName(word, count.link?.iri ?? "", catalogue) || isSaidBy(word, kind, [asked], catalogue),
    );
  }
  if (!isDoneByRight(said, words, asked, filled, { kind, catalogue, noun: asks.noun })) return false;
  return words.length === 0 || filled.length > 0 || isOfLink(said, words, asked, kind, catalogue);
}

interface Parts {
  readonly quantity: Quantity;
  readonly count: Counted;
  readonly asked: RelationEntry;
  readonly conditions: SetForm | undefined;
  readonly kind: NodeKind;
  readonly timed: Timed;
  readonly before: readonly Token[];
}

function formsOf(
  { quantity, count, asked, conditions, kind, timed, before }: Parts,
  input: GraphLedInput,
): readonly Form[] {
  const all = conditions ?? allOf(kind) ?? everyNodeOf(asked, kind, input);
  if (all === undefined) return [];
  const isDeed = !before.some((token) => BE.has(lowerOf(token)));
  // Of what is said by "has" alone, those that are over may be meant as well: both must come to the same.
  const isPerfect = before.some((token) => isPast(lowerOf(token)) && !HAVE.has(lowerOf(token)));
  const isOpen =
    !isPerfect &&
    timed.time === undefined &&
    kind.end !== undefined &&
    before.some((token) => HAVE.has(lowerOf(token)));
  const isPresent =
    timed.time === undefined && kind.end !== undefined && before.some((token) => PRESENT.has(lowerOf(token)));
  const isHad = isOpen && !before.some((token) => BE.has(lowerOf(token)));
  const times: readonly SaidTime[] = isPresent ? ["now"] : isHad ? [undefined, "now"] : [timed.time];
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
