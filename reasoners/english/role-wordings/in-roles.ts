import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { BE, DETERMINERS, DO, MARKS, WH } from "../language/function-words.ts";
import { OF_PERSONS } from "../language/question-words.ts";
import { baseForms } from "../language/word-forms.ts";
import { wordsOf, type Word } from "../language/words.ts";
import type { InNouns } from "../measured-wordings/in-nouns.ts";
import { placeOf, typesOf } from "../measured-wordings/asked.ts";
import { type Piece, reworded } from "../plain-question/pieces.ts";
import { ALIKE, ATTRIBUTES, type Called, type Role, ROLES, theOneCalled } from "./roles.ts";

/** Longer questions say more than who does something to one thing. */
const MOST_WORDS = 20;

/** Meanings of one question that are looked for at most: one for each name in it. */
const MOST_NAMES = 4;

/**
 * "Who looks after E" as "who is the keeper of E", where that is how the graph has it: verbs and what belongs to them
 * say who somebody is to a thing, or what there is to say of it, and graphs have a noun for that. All words of the
 * question belong to it, and exactly one relation of things such as E is called so; else undefined.
 */
export function inRoles(input: AnalysisInput): InNouns | undefined {
  const all = wordsOf(input.question);
  if (all.length > MOST_WORDS) return undefined;
  const words = all.slice(politeOpening(all, 0));
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  for (const name of namesIn(input)) {
    const found = around(name, words.slice(0, end), input);
    if (found === undefined) continue;
    const { pieces, said, called } = found;
    const { text, moved } = reworded(input.question, words, pieces);
    const mentions = input.mentions.flatMap((mention) => {
      const place = moved(mention.start, mention.end);
      return place === undefined ? [] : [{ ...mention, ...place }];
    });
    const told = `“${said}” was read as “${called.noun}”, since only that is known of such things; it may not be meant`;
    return { input: { ...input, question: text, mentions }, told };
  }
  return undefined;
}

/** The longest first. What is only written similarly is none. */
function namesIn({ mentions }: AnalysisInput): readonly Mention[] {
  return mentions
    .filter(({ candidates }) => candidates.some(({ match }) => match !== "FUZZY"))
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, MOST_NAMES);
}

interface Found {
  readonly pieces: readonly Piece[];
  readonly said: string;
  readonly called: Called;
}

function around(name: Mention, words: readonly Word[], input: AnalysisInput): Found | undefined {
  const [from, to] = placeOf(name, words);
  if (to <= from) return undefined;
  const types = typesOf(name, input);
  if (types.length === 0 && input.catalogue.classes.length > 0) return undefined;
  const split: Split = { words, name: [from, to], before: plain(words.slice(0, from)), behind: words.slice(to) };
  for (const { role, said, asks } of saidIn(split)) {
    const called = theOneCalled(role, types, input.catalogue);
    if (called !== undefined) return { pieces: piecesOf(called, asks, split), said, called };
  }
  return undefined;
}

/** A question around a name: what stands before it, articles left out, and behind it. */
interface Split {
  readonly words: readonly Word[];
  readonly name: readonly [from: number, to: number];
  readonly before: readonly Word[];
  readonly behind: readonly Word[];
}

interface SaidRole {
  readonly role: Pick<Role, "nouns" | "by">;
  readonly said: string;
  readonly asks: "who" | "what";
}

function* saidIn(split: Split): Generator<SaidRole> {
  const [asked] = split.before;
  if (asked === undefined || !WH.has(asked.lower)) return;
  const asks = OF_PERSONS.has(asked.lower) ? "who" : asked.lower === "what" ? "what" : undefined;
  if (asks === undefined && asked.lower !== "how") return;
  if (asks !== undefined) yield* deedsTo(split, asks);
  yield* deedsOf(split, asks);
  if (asks !== undefined) yield* nounsAt(split, asks);
}

/** "Who looks after E", "who took E in", "who is E looked after by". */
function* deedsTo({ before, behind }: Split, asks: "who" | "what"): Generator<SaidRole> {
  const said = before.slice(1);
  const isPassive = BE.has(said[0]?.lower ?? "") && said.length === 1 && behind.at(-1)?.lower === "by";
  const deed = isPassive ? behind.slice(0, -1) : [...said, ...behind];
  // Behind the name there is nothing but a particle.
  if (deed.length === 0 || (!isPassive && behind.length > 1)) return;
  for (const role of ROLES)
    if (role.deeds.some((each) => says(deed, each))) yield { role, said: textOf(deed), asks };
}

/** "Who does E belong to", "what does E eat", "what is E paid", "how much does E get paid". */
function* deedsOf({ before, behind }: Split, asks: "who" | "what" | undefined): Generator<SaidRole> {
  const auxiliary = before.at(-1);
  const opening = before.slice(0, -1).map(({ lower }) => lower);
  const isHowMuch = opening.join(" ") === "how much" || opening.join(" ") === "how much money";
  if (auxiliary === undefined || behind.length === 0 || !(isHowMuch || (asks !== undefined && opening.length === 1)))
    return;
  const deed = DO.has(auxiliary.lower) ? behind : BE.has(auxiliary.lower) ? [auxiliary, ...behind] : [];
  const said = textOf(behind);
  if (!isHowMuch && asks !== undefined)
    for (const role of ROLES) if (role.reversed.some((each) => says(deed, each))) yield { role, said, asks };
  if (asks === "who") return;
  for (const role of ATTRIBUTES) if (role.deeds.some((each) => says(deed, each))) yield { role, said, asks: "what" };
}

/** "Who is E's boss", "who is the captain of E", "what is E's character like". */
function* nounsAt({ before, behind }: Split, asks: "who" | "what"): Generator<SaidRole> {
  const [, be, ...rest] = before;
  if (be === undefined || !BE.has(be.lower)) return;
  const isLike = behind.at(-1)?.lower === "like";
  const owned = behind[0]?.lower === "'s" ? behind.slice(1, isLike ? -1 : undefined) : [];
  const of = rest.at(-1)?.lower === "of" && behind.length === (isLike ? 1 : 0) ? rest.slice(0, -1) : [];
  const noun = owned.length > 0 && rest.length === 0 ? owned : of;
  const said = textOf(noun);
  if (noun.length === 0) return;
  for (const nouns of ALIKE)
    if (nouns.has(said.toLowerCase())) yield { role: { nouns, by: new Set() }, said, asks };
}

/** In the words of the graph. */
function piecesOf({ noun, isBy }: Called, asks: "who" | "what", { name: [from, to] }: Split): readonly Piece[] {
  return isBy
    ? [{ said: `${asks} was` }, { from, to }, { said: noun }]
    : [{ said: `${asks} is the ${noun} of` }, { from, to }];
}

function plain(words: readonly Word[]): readonly Word[] {
  return words.filter(({ lower }, at) => at === 0 || !DETERMINERS.has(lower));
}

/** Are these the words of a deed, its verb in any form? Articles count for nothing. */
function says(said: readonly Word[], deed: readonly string[]): boolean {
  const words = plain(said);
  const wanted = deed.filter((word, at) => at === 0 || !DETERMINERS.has(word));
  return (
    words.length === wanted.length &&
    wanted.every((word, at) => {
      const lower = words[at]?.lower ?? "";
      if (word === "be") return BE.has(lower);
      return lower === word || (at === 0 && baseForms(lower).includes(word));
    })
  );
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(" ");
}
