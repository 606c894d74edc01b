import lists from "../language/data/what-it-is.json" with { type: "json" };
import names from "../language/data/relations.json" with { type: "json" };
import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { MentionForm, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, EntityCandidate, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { MARKS } from "../language/function-words.ts";
import { phraseList } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { isAgent } from "../linking/what-classes-hold.ts";
import { linkClass } from "../linking/class-linker.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { DESCRIPTIONS, LINKING } from "../weights.ts";

const OF_THINGS = phraseList(lists.ofThings);
const OF_PERSONS = phraseList(lists.ofPersons);
const AROUND = lists.around.map((around) => phraseList(around));
/** Relations to texts that say what a thing is, whatever the graph has for that. */
const NAMED: ReadonlySet<string> = new Set(names.definitions);
const ANYBODY: ReadonlySet<string> = new Set(lists.anybody);

const MOST_WORDS_OF_KIND = 3;

/** A question that asks of one thing what it is. */
export interface WhatItIs {
  readonly reading: Reading;
  /** How it asks: "what is E", "who is E", or by the name alone. */
  readonly by: "THING" | "PERSON" | "NAME";
}

/**
 * "What is E?", "who was E?", "tell me about E", or "E" alone: the text by which the graph says what it is, or its
 * classes where it has no such text. Undefined where more is said, where a graph has nothing of the kind, and where who
 * somebody is would be told of what is nobody.
 */
export function whatItIs(input: AnalysisInput): WhatItIs | undefined {
  const words = withoutMarks(wordsOf(input.question));
  const asked = askedOf(words, input);
  if (asked === undefined) return undefined;
  const { mention, by } = asked;
  const meant = mention.candidates.filter((each) => by !== "PERSON" || mayBeSomebody(each, input.catalogue));
  const isTold = by !== "PERSON" || meant.some((each) => isMoreThanPerson(each, input.catalogue));
  const relations = tellingRelations(meant, isTold, input.catalogue);
  if (meant.length === 0 || relations.length === 0) return undefined;
  const from: MentionForm = { kind: "mention", text: mention.text, candidates: meant.map(linkedTo) };
  const relation = { text: "description", candidates: relations };
  return { reading: { form: { kind: "follow", from, relation }, score: DESCRIPTIONS.score }, by };
}

/** The name that is all of the question, but for what asks what it is. */
function askedOf(
  words: readonly Word[],
  input: AnalysisInput,
): { readonly mention: Mention; readonly by: WhatItIs["by"] } | undefined {
  const start = politeOpening(words, 0);
  for (const from of new Set([0, start])) {
    const said = words.slice(from);
    for (const [frames, by] of [
      [OF_PERSONS, "PERSON"],
      [OF_THINGS, "THING"],
      [[[]], from === 0 ? "NAME" : "THING"],
    ] as const)
      for (const frame of frames) {
        const mention = begins(said, frame) ? nameOf(said.slice(frame.length), input) : undefined;
        if (mention !== undefined) return { mention, by };
      }
    for (const [before = [], behind = []] of AROUND) {
      if (!begins(said, before) || !begins(said.slice(-behind.length), behind)) continue;
      const mention = nameOf(said.slice(before.length, -behind.length), input);
      if (mention !== undefined) return { mention, by: before[0] === "who" ? "PERSON" : "THING" };
    }
  }
  return undefined;
}

function begins(words: readonly Word[], frame: readonly string[]): boolean {
  return words.length >= frame.length && frame.every((lower, at) => words[at]?.lower === lower);
}

/** The name that all of the words are, an article aside, and a noun for what it is: "the town E". */
function nameOf(words: readonly Word[], { mentions, catalogue }: AnalysisInput): Mention | undefined {
  const whole = mentionOf(words, mentions) ?? (isThe(words[0]) ? mentionOf(words.slice(1), mentions) : undefined);
  if (whole !== undefined || !isThe(words[0])) return whole;
  for (let to = 2; to <= MOST_WORDS_OF_KIND + 1 && to < words.length; to += 1) {
    const mention = mentionOf(words.slice(to), mentions);
    const kinds = mention === undefined ? [] : linkClass(words.slice(1, to), catalogue);
    const named = kinds.filter(({ score }) => score >= LINKING.classAlias).map(({ iri }) => iri);
    const candidates = mention?.candidates.filter(({ types }) => types.some((type) => named.includes(type))) ?? [];
    if (mention !== undefined && candidates.length > 0) return { ...mention, candidates };
  }
  return undefined;
}

function isThe(word: Word | undefined): boolean {
  return word?.lower === "the";
}

/** The name whose words these are; marks behind them may belong to it ("Yahoo!"). */
function mentionOf(words: readonly Word[], mentions: readonly Mention[]): Mention | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return mentions.find(
    ({ start, end, candidates }) => start === first.start && end >= last.end && candidates.length > 0,
  );
}

function withoutMarks(words: readonly Word[]): readonly Word[] {
  let [from, to] = [0, words.length];
  while (to > from && MARKS.has(words[to - 1]?.lower ?? "")) to -= 1;
  while (from < to && MARKS.has(words[from]?.lower ?? "")) from += 1;
  return words.slice(from, to);
}

/** Is a thing somebody, as far as the graph tells? An office is nobody, and whoever holds it was asked for. */
function mayBeSomebody({ types }: EntityCandidate, catalogue: Catalogue): boolean {
  const told = types.map((type) => isAgent(type, catalogue));
  return told.length === 0 || told.includes(true);
}

/** Does its class say more of somebody than that it is a person? */
function isMoreThanPerson({ types }: EntityCandidate, { classes }: Catalogue): boolean {
  return classes.some(({ iri, label }) => types.includes(iri) && !ANYBODY.has(label.toLowerCase()));
}

/** The relations by which a graph tells what things are, texts before classes, and those of classes of such alone. */
function tellingRelations(
  meant: readonly EntityCandidate[],
  isToldByClass: boolean,
  catalogue: Catalogue,
): readonly RelationCandidate[] {
  const { inTexts, byClass } = catalogue.saysWhatThingsAre ?? { inTexts: [], byClass: [] };
  const called = catalogue.relations.filter(
    ({ label, objectKind }) => objectKind === "TEXT" && NAMED.has(label.toLowerCase()),
  );
  const texts = [...new Set([...inTexts, ...called.map(({ iri }) => iri)])];
  const classes = isToldByClass && meant.some(({ types }) => types.length > 0) ? byClass : [];
  return [
    ...texts.map((iri, at) => telling(iri, "description", DESCRIPTIONS.inText - at * DESCRIPTIONS.lessPreferred)),
    ...classes.map((iri, at) => telling(iri, "kind", DESCRIPTIONS.byClass - at * DESCRIPTIONS.lessPreferred)),
  ];
}

function telling(iri: string, label: string, score: number): RelationCandidate {
  return { iri, label, direction: "FORWARD", score: Math.max(0, score) };
}
