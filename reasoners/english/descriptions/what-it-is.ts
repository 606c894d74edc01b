import lists from "../language/data/what-it-is.json" with { type: "json" };
import names from "../language/data/relations.json" with { type: "json" };
import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { MentionForm, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, EntityCandidate, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { MARKS } from "../language/function-words.ts";
import { phraseList } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { isAgent } from "../linking/kind-asked.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { DESCRIPTIONS } from "../weights.ts";

const OF_THINGS = phraseList(lists.ofThings);
const OF_PERSONS = phraseList(lists.ofPersons);
const AROUND = lists.around.map((around) => phraseList(around));
/** Relations to texts that say what a thing is, whatever the graph has for that. */
const NAMED: ReadonlySet<string> = new Set(names.definitions);

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
  const asked = askedOf(words, input.mentions);
  if (asked === undefined) return undefined;
  const { mention, by } = asked;
  const meant = mention.candidates.filter((each) => by !== "PERSON" || mayBeSomebody(each, input.catalogue));
  const relations = tellingRelations(meant, input.catalogue);
  if (meant.length === 0 || relations.length === 0) return undefined;
  const from: MentionForm = { kind: "mention", text: mention.text, candidates: meant.map(linkedTo) };
  const relation = { text: "description", candidates: relations };
  return { reading: { form: { kind: "follow", from, relation }, score: DESCRIPTIONS.score }, by };
}

/** The name that is all of the question, but for what asks what it is. */
function askedOf(
  words: readonly Word[],
  mentions: readonly Mention[],
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
        const mention = begins(said, frame) ? nameOf(said.slice(frame.length), mentions) : undefined;
        if (mention !== undefined) return { mention, by };
      }
    for (const [before = [], behind = []] of AROUND) {
      if (!begins(said, before) || !begins(said.slice(-behind.length), behind)) continue;
      const mention = nameOf(said.slice(before.length, -behind.length), mentions);
      if (mention !== undefined) return { mention, by: before[0] === "who" ? "PERSON" : "THING" };
    }
  }
  return undefined;
}

function begins(words: readonly Word[], frame: readonly string[]): boolean {
  return words.length >= frame.length && frame.every((lower, at) => words[at]?.lower === lower);
}

/** The name that all of the words are, an article aside. */
function nameOf(words: readonly Word[], mentions: readonly Mention[]): Mention | undefined {
  for (const inside of words[0]?.lower === "the" ? [words, words.slice(1)] : [words]) {
    const [first, last] = [inside[0], inside.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    // Marks may belong to a name: "Yahoo!".
    const found = mentions.find(
      ({ start, end, candidates }) =>
        start <= first.start &&
        inside[0] === first &&
        end >= last.end &&
        start >= (words[0]?.start ?? 0) &&
        candidates.length > 0,
    );
    if (found !== undefined) return found;
  }
  return undefined;
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

/** The relations by which a graph tells what things are, texts before classes, and those of classes of such alone. */
function tellingRelations(meant: readonly EntityCandidate[], catalogue: Catalogue): readonly RelationCandidate[] {
  const { inTexts, byClass } = catalogue.saysWhatThingsAre ?? { inTexts: [], byClass: [] };
  const called = catalogue.relations.filter(
    ({ label, objectKind }) => objectKind === "TEXT" && NAMED.has(label.toLowerCase()),
  );
  const texts = [...new Set([...inTexts, ...called.map(({ iri }) => iri)])];
  const classes = meant.some(({ types }) => types.length > 0) ? byClass : [];
  return [
    ...texts.map((iri, at) => telling(iri, "description", DESCRIPTIONS.inText - at * DESCRIPTIONS.lessPreferred)),
    ...classes.map((iri, at) => telling(iri, "kind", DESCRIPTIONS.byClass - at * DESCRIPTIONS.lessPreferred)),
  ];
}

function telling(iri: string, label: string, score: number): RelationCandidate {
  return { iri, label, direction: "FORWARD", score: Math.max(0, score) };
}
