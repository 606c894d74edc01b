import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { MentionForm, RelationCandidate, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, EntityCandidate, Mention } from "../../../engine/sources/knowledge-graph.ts";
import type { Work } from "../grammar/work.ts";
import { endOf, type Kinds, meet, ofThing, startOf, telling } from "../graph-led/kinds.ts";
import { waysOf } from "../graph-led/ways.ts";
import { phraseText, type Word } from "../language/words.ts";
import { isPlural } from "../language/word-forms.ts";
import { linkClass } from "../linking/class-linker.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { linkedWith } from "../linking/linked-with.ts";
import { LINKING, NAMES, TELEGRAMS } from "../weights.ts";
import { wordsSaid } from "./words-said.ts";

/** Relations that words side by side name at most, and words of one. */
const MOST_RELATIONS = 3;
const MOST_WORDS_OF_RELATION = 3;
const MOST_READINGS = 3;

/** A relation that words of a telegram name, where it stands, and the ways to walk it. */
interface Step {
  readonly text: string;
  readonly ways: readonly RelationCandidate[];
  /** How many relations stand between it and the name. */
  readonly distance: number;
}

/**
 * "Population birthplace E": a name and nouns for relations side by side, and nothing else, are a chain that leads from
 * the name. What stands nearer to it is walked first, unless the kinds of things forbid that; where they leave two
 * chains that are as good, none is taken. Best first.
 */
export function inTelegrams(input: AnalysisInput, work: Work): readonly Reading[] {
  const words = wordsSaid(input.question, "'s");
  if (words === undefined) return [];
  const byLength = [...input.mentions].sort((a, b) => b.end - b.start - (a.end - a.start));
  for (const mention of byLength) {
    const readings = readingsOf(mention, words, input, work);
    if (readings.length > 0) return readings;
  }
  return [];
}

/**
 * "Films E", as "E films": a noun and a name beside it say the same in either order. Undefined where they are not all
 * that is said, or stand so already.
 */
export function withNameInFront(input: AnalysisInput): AnalysisInput | undefined {
  const said = wordsSaid(input.question);
  const last = said?.at(-1);
  const mention = [...input.mentions]
    .sort((a, b) => a.start - b.start)
    .find(({ start, end }) => end === last?.end && said?.some((word) => word.start === start));
  const noun = said?.filter(({ end }) => end <= (mention?.start ?? 0)) ?? [];
  if (mention === undefined || noun.length === 0 || noun.length > MOST_WORDS_OF_RELATION) return undefined;
  if (!noun.every(({ text, lower, start }) => text === lower || start === 0)) return undefined;
  const question = `${mention.text} ${noun.map(({ lower }) => lower).join(" ")}`;
  const inside = input.mentions.filter(({ start }) => start >= mention.start);
  const moved = inside.map((each) => ({ ...each, start: each.start - mention.start, end: each.end - mention.start }));
  return { ...input, question, mentions: moved };
}

/** Do words name a kind of things? */
export function namesKind(input: AnalysisInput): boolean {
  const [first, second] = wordsSaid(input.question) ?? [];
  return (
    first !== undefined &&
    second !== undefined &&
    isPlural(first.lower) &&
    linkClass([first], input.catalogue).some(({ score }) => score >= LINKING.classAlias)
  );
}

function readingsOf(
  mention: Mention,
  words: readonly Word[],
  { mentions, catalogue }: AnalysisInput,
  work: Work,
): readonly Reading[] {
  const owner = ownerOf(mention, mentions, words);
  const [before, behind] = [
    words.filter(({ end }) => end <= (owner ?? mention).start),
    words.filter(({ start }) => start >= mention.end),
  ];
  const isWhole = words.some(({ start }) => start === mention.start) && words.some(({ end }) => end === mention.end);
  if (!isWhole || before.length + behind.length === 0) return [];
  const [left, right] = [stepsIn(before, catalogue, work), stepsIn(behind, catalogue, work)];
  if (left === undefined || right === undefined || left.length + right.length > MOST_RELATIONS) return [];
  const steps = [
    ...left.map((step, at): Step => ({ ...step, distance: left.length - 1 - at })),
    ...right.map((step, at): Step => ({ ...step, distance: at })),
  ];
  const named = nameOf(mention);
  const name = owner === undefined ? named : linkedWith(nameOf(owner), named);
  const types = meantBy(mention).flatMap((each) => each.types);
  const chains = ordersOf(steps).flatMap((order) => {
    work.spend(1);
    const set = chainOf(name, ofThing(types, catalogue), order, catalogue);
    return set === undefined ? [] : [{ set, turned: turnedIn(order) }];
  });
  const inOrder = chains.sort((a, b) => a.turned - b.turned).slice(0, MOST_READINGS);
  const [first, next] = inOrder;
  if (first === undefined || first.turned === next?.turned) return [];
  return inOrder.map(({ set, turned }) => ({ form: set, score: TELEGRAMS.score * TELEGRAMS.turned ** turned }));
}

function nameOf(mention: Mention): MentionForm {
  return { kind: "mention", text: mention.text, candidates: meantBy(mention).map(linkedTo) };
}

function meantBy({ candidates }: Mention): readonly EntityCandidate[] {
  const best = candidates[0]?.score ?? 0;
  return candidates.filter(({ score }) => score >= best - NAMES.fuzzyReach);
}

/** "Orwell's Animal Farm": the longest name that stands in front of another with the possessive. */
function ownerOf(name: Mention, mentions: readonly Mention[], words: readonly Word[]): Mention | undefined {
  const at = words.findIndex(({ start }) => start === name.start);
  const [last, possessive] = [words[at - 2], words[at - 1]];
  if (last === undefined || possessive?.lower !== "'s") return undefined;
  return mentions
    .filter(({ end }) => end === last.end)
    .sort((a, b) => a.start - b.start)
    .find(({ start }) => words.some((word) => word.start === start));
}

/** All words as names of relations, of as few as there can be; undefined where some are none. */
function stepsIn(
  words: readonly Word[],
  catalogue: Catalogue,
  work: Work,
): readonly Omit<Step, "distance">[] | undefined {
  if (words.length === 0) return [];
  let fewest: readonly Omit<Step, "distance">[] | undefined;
  for (let length = Math.min(words.length, MOST_WORDS_OF_RELATION); length > 0; length -= 1) {
    const content = words.slice(0, length);
    if (content.some(({ text, lower, start }) => text !== lower && start > 0)) continue;
    const said = {
      words: content,
      content,
      roles: ["NOUN"],
      wanted: undefined,
      isDone: false,
      prepositions: [],
    } as const;
    const ways = waysOf(said, catalogue, work);
    const rest = ways.length === 0 ? undefined : stepsIn(words.slice(length), catalogue, work);
    if (rest === undefined || rest.length >= MOST_RELATIONS) continue;
    if (fewest === undefined || rest.length + 1 < fewest.length)
      fewest = [{ text: phraseText(content), ways }, ...rest];
  }
  return fewest;
}

/** The set that a chain leads to from a name, by relations that lead from kind to kind. */
function chainOf(name: SetForm, kinds: Kinds, order: readonly Step[], catalogue: Catalogue): SetForm | undefined {
  const [step, ...others] = order;
  if (step === undefined) return name;
  const fitting = step.ways.filter((way) => meet(kinds, telling(startOf(way, catalogue), catalogue)));
  const [best] = fitting;
  if (best === undefined) return undefined;
  const candidates = fitting.filter(({ score, direction }) => score === best.score && direction === best.direction);
  const from: SetForm = { kind: "follow", from: name, relation: { text: step.text, candidates } };
  return chainOf(from, telling(endOf(best, catalogue), catalogue), others, catalogue);
}

function ordersOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  if (steps.length === 0) return [[]];
  return steps.flatMap((step, at) =>
    ordersOf([...steps.slice(0, at), ...steps.slice(at + 1)]).map((others) => [step, ...others]),
  );
}

/** How many pairs of relations are walked otherwise than they stand: the farther one of two before the nearer one. */
function turnedIn(order: readonly Step[]): number {
  return order.reduce(
    (sum, { distance }, at) => sum + order.slice(at + 1).filter((later) => later.distance < distance).length,
    0,
  );
}
