import { MOST_PARTS, type AnalysisInput, type QuestionPart, type Reading } from "../../../engine/question/analysis.ts";
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { mapForm, nodesOf } from "../../../engine/question/form/walk.ts";
import lists from "../language/data/several.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { isPlural } from "../language/word-forms.ts";
import { phraseText, wordsOf, type Word } from "../language/words.ts";
import { BE } from "../language/function-words.ts";
import { ONLY_DATE } from "../weights.ts";
import {
  ANSWER_IRI,
  antecedentsOf,
  isPerson,
  isSaidOf,
  isSaidOfKind,
  whatMayBe,
  type Antecedent,
} from "./antecedents.ts";
import { completed } from "./completed.ts";
import { partText, type PartPiece, type PartText } from "./part-text.ts";
import { ofWhatWasNamed } from "./of-what-was-named.ts";
import { asksOnlyWhen, dateOf, onlyDateOf, onlyNamed } from "./only-date.ts";
import { pronounsIn, type Pronoun, type PronounKind } from "./pronouns.ts";
import { meantByNoun } from "./meant-by-noun.ts";
import { pointingBack, type PointingNoun } from "./pointing-back.ts";
import { QUESTION_WORDS, type Segment, segmentsOf } from "./segments.ts";

/** How one thing is read that a question asks. */
export type ReadOne = (input: AnalysisInput) => Read;

type Read = { readonly readings: readonly Reading[]; readonly reason?: string | undefined };

/** What a question was read as that asks several things, or why it was not. */
export interface ReadAsSeveral {
  readonly parts: readonly QuestionPart[];
  readonly reason?: string;
}

/**
 * The things that a question asks, each read as a question of its own: what is unsaid is filled in, and a pronoun
 * stands for what was named before, or what an earlier part asks for. Undefined for a question that asks one thing.
 */
export function asSeveral(input: AnalysisInput, readOne: ReadOne): ReadAsSeveral | undefined {
  const words = wordsOf(input.question);
  const segments = segmentsOf(words, input.mentions);
  if (segments === undefined) return undefined;
  if (segments.length > MOST_PARTS)
    return {
      parts: [],
      reason: `The question asks ${segments.length} things at once; at most ${MOST_PARTS} are answered together.`,
    };
  const parts: QuestionPart[] = [];
  completed(words, segments, input.mentions).forEach((pieces, at) => {
    const segment = segments[at] as Segment;
    parts.push(readPart({ input, words, segment, pieces, earlier: parts, readOne }));
  });
  return { parts };
}

interface PartToRead {
  readonly input: AnalysisInput;
  readonly words: readonly Word[];
  /** Its words as they stand. */
  readonly segment: Segment;
  /** The same with what it leaves unsaid. */
  readonly pieces: readonly PartPiece[];
  readonly earlier: readonly QuestionPart[];
  readonly readOne: ReadOne;
}

/** More ways to take the pronouns of one part are not tried. */
const MOST_CHOICES = 8;

function readPart(part: PartToRead): QuestionPart {
  const { input, words, pieces, earlier, readOne } = part;
  const all = pieces.flatMap((piece) => ("from" in piece ? pronounsIn(words, piece.from, piece.to) : []));
  // "Which currency do they use there": they are the people there.
  const isThere = all.some(({ kind }) => kind === "THERE");
  const pronouns = all.filter(({ kind }) => !(isThere && kind === "THEY"));
  const asked = partText(input, words, pieces);
  if (earlier.length === 0) return withReadings(asked, [], readOne(asked.input));
  if (pronouns.length === 0) {
    const owned = readOwned(part);
    if (owned !== undefined) return owned;
    const read = readOne(asked.input);
    if (!read.readings.some(({ form }) => isKnown(form) && namesAnything(form))) {
      const date = readDate(part);
      if (date !== undefined) return date;
    }
    const back = pointingBack(pieces, words, read.readings);
    return back === undefined ? withReadings(asked, [], read) : (asPointed(part, back) ?? notPointed(asked, back));
  }
  const antecedents = antecedentsOf(input, words[pronouns[0]?.at ?? 0]?.start ?? 0, earlier);
  const tried = choicesOf(pronouns, antecedents, input).flatMap((choice) => readWith(part, pronouns, choice));
  const fit = fitting(tried, input);
  const [best, ...others] = plainest(fit.length > 0 ? fit : readOfBodies(part, pronouns), earlier, input);
  if (best === undefined)
    return { question: asked.input.question, readings: [], reason: notSaid(pronouns, words, "it is not understood") };
  if (others.length > 0) {
    const names = [best, ...others].map(({ choice }) => [...choice.values()].map(calledIn(earlier)).join(" and "));
    return { question: asked.input.question, readings: [], reason: notSaid(pronouns, words, mayMean(names)) };
  }
  return withReadings(best.text, [...best.choice.values()], best);
}

function readWith(
  { input, words, pieces, readOne }: PartToRead,
  pronouns: readonly Pronoun[],
  choice: Choices,
): readonly Choice[] {
  const text = partText(input, words, withNames(pieces, pronouns, choice, words));
  const { readings } = readOne(text.input);
  return readings.length === 0 ? [] : [{ choice, text, readings }];
}

/**
 * "Where is E based, and when was it founded", of a publisher: persons are called so as well, and this one is none
 * where the graph says of its kind what is asked.
 */
function readOfBodies(part: PartToRead, pronouns: readonly Pronoun[]): readonly Choice[] {
  if (!pronouns.every(({ kind }) => kind === "IT")) return [];
  const { input, words, earlier } = part;
  return antecedentsOf(input, words[pronouns[0]?.at ?? 0]?.start ?? 0, earlier)
    .filter(({ answerOf }) => answerOf === undefined)
    .flatMap((each) => readWith(part, pronouns, new Map([["IT", each]])))
    .filter((each) => fitOf(each, input) === true);
}

/** "Who wrote E, and when": by the one date that the graph tells of such things. */
function readDate({ input, words, segment, pieces, earlier }: PartToRead): QuestionPart | undefined {
  if (!asksOnlyWhen(words, segment)) return undefined;
  const named = onlyNamed(antecedentsOf(input, words[segment.from]?.start ?? 0, earlier));
  const date = named && onlyDateOf(named, input.catalogue);
  if (named === undefined || date === undefined) return undefined;
  const said = phraseText(words.slice(segment.from, segment.to));
  const reading: Reading = {
    form: dateOf(named, date),
    score: ONLY_DATE.score,
    doubts: [`“${said}” was read as asking for the “${date.label}”, the only date that is told of such things`],
  };
  return { question: partText(input, words, pieces).input.question, readings: [reading] };
}

/** "Who is the mayor of E, and what's the population": of the one of those before that has such a thing. */
function readOwned({ input, words, segment, pieces, earlier, readOne }: PartToRead): QuestionPart | undefined {
  const owned = ofWhatWasNamed(pieces, words, input.mentions);
  if (owned === undefined) return undefined;
  const antecedents = antecedentsOf(input, words[segment.from]?.start ?? 0, earlier);
  const tried = antecedents.flatMap((each): readonly Choice[] => {
    const { name, candidates, answerOf } = each;
    const instead = answerOf === undefined ? name : "it";
    const text = partText(input, words, owned({ name, candidates, owns: false, instead }));
    const { readings } = readOne(text.input);
    const choice: Choices = new Map([["NOUN", each]]);
    const made = { choice, text, readings };
    return readings.length > 0 && fitOf(made, input) === true ? [made] : [];
  });
  const [only, ...others] = fitting(tried, input);
  if (only !== undefined && others.length === 0) return withReadings(only.text, [...only.choice.values()], only);
  // A noun alone is asked of something, and not of all things.
  const { question } = partText(input, words, pieces).input;
  return QUESTION_WORDS.has(words[segment.from]?.lower ?? "") || asksOnlyWhen(words, segment)
    ? undefined
    : {
        question,
        readings: [],
        reason: `Of what “${phraseText(words.slice(segment.from, segment.to))}” is asked is not said.`,
      };
}

/** The part with what its noun points at; undefined where that can not be told, or nothing is read of it. */
function asPointed(
  { input, words, pieces, earlier, readOne }: PartToRead,
  { at, noun, owns }: PointingNoun,
): QuestionPart | undefined {
  const antecedents = antecedentsOf(input, words[at]?.start ?? 0, earlier);
  const meant = meantByNoun(noun, antecedents, earlier, input.catalogue);
  if (meant === undefined) return undefined;
  const pointing: Pronoun = { at, kind: "NOUN", owns, length: owns ? 3 : 2 };
  const choice: Choices = new Map([[pointing.kind, meant]]);
  const text = partText(input, words, withNames(pieces, [pointing], choice, words));
  const read = readOne(text.input);
  const [first] = read.readings;
  if (first === undefined || fitOf({ choice, text, readings: read.readings }, input) === false) return undefined;
  const part = withReadings(text, [meant], read);
  const isOne = !isPlural(noun.lower);
  return part.speaksOf === undefined || !isOne ? part : { ...part, speaksOf: { ...part.speaksOf, ofOne: true } };
}

function notPointed(asked: PartText, { text }: PointingNoun): QuestionPart {
  return { question: asked.input.question, readings: [], reason: `Which “${text}” is meant is not said.` };
}

/** What each kind of pronoun stands for. */
type Choices = ReadonlyMap<PronounKind, Antecedent>;

interface Choice {
  readonly choice: Choices;
  readonly text: PartText;
  readonly readings: readonly Reading[];
}

function choicesOf(
  pronouns: readonly Pronoun[],
  antecedents: readonly Antecedent[],
  { catalogue }: AnalysisInput,
): readonly Choices[] {
  const kinds = [...new Set(pronouns.map(({ kind }) => kind))];
  const choices = kinds.reduce<readonly Choices[]>(
    (made, kind) =>
      made.flatMap((choice) =>
        whatMayBe(kind, antecedents, catalogue).map((each) => new Map([...choice, [kind, each]])),
      ),
    [new Map<PronounKind, Antecedent>()],
  );
  // Of two answers nothing can be asked at once.
  const ofOne = choices.filter(
    (choice) => new Set([...choice.values()].flatMap(({ answerOf }) => answerOf ?? [])).size <= 1,
  );
  return ofOne.slice(0, MOST_CHOICES);
}

/** The pieces with names in place of pronouns. */
function withNames(
  pieces: readonly PartPiece[],
  pronouns: readonly Pronoun[],
  choice: Choices,
  words: readonly Word[],
): readonly PartPiece[] {
  return pieces.flatMap((piece): readonly PartPiece[] => {
    if (!("from" in piece)) return [piece];
    const made: PartPiece[] = [];
    let from = piece.from;
    for (const { at, kind, owns, length = 1 } of pronouns) {
      const antecedent = choice.get(kind);
      if (at < from || at >= piece.to || antecedent === undefined) continue;
      if (at > from) made.push({ from, to: at });
      if (kind === "THERE") made.push({ said: "in" });
      const { name, candidates } = antecedent;
      const said = words.slice(at, at + length).filter(({ lower }) => lower !== "'s");
      made.push({ name, candidates, owns, instead: said.map(({ text }) => text).join(" ") });
      from = at + length;
    }
    return from < piece.to ? [...made, { from, to: piece.to }] : made;
  });
}

/**
 * The ways to take the pronouns that can not be told from each other: those that the graph has all words of count
 * first, and of these those that say nothing of a thing that is said of other kinds.
 */
function fitting(tried: readonly Choice[], input: AnalysisInput): readonly Choice[] {
  const known = tried.filter(({ readings }) => readings.some(({ form }) => isKnown(form)));
  const open = known.length > 0 ? known : tried;
  const fits = open.map((each) => fitOf(each, input));
  const fit = open.filter((_, at) => fits[at] === true);
  if (fit.length === 0) return open.filter((_, at) => fits[at] === undefined);
  // "The capital of E and its currency": cities are places as countries are, and have none.
  const ofTheirKind = fit.filter((each) => fitOf(each, input, isSaidOfKind) === true);
  return ofTheirKind.length > 0 ? ofTheirKind : fit;
}

/**
 * Of ways that the graph does not tell apart, those that the words do: of a person and a thing "she" and "they" are the
 * person, and behind "what is the highest peak of E" all that is said of "it" is said of the peak.
 */
function plainest(open: readonly Choice[], earlier: readonly QuestionPart[], input: AnalysisInput): readonly Choice[] {
  if (open.length < 2) return open;
  const persons = open.filter(({ choice }) =>
    [...choice].every(([kind, each]) => PERSONAL.has(kind) && isPerson(each, input.catalogue)),
  );
  // "Who is the husband of E, and when was he born".
  const ofSex = persons.filter(({ choice }) =>
    [...choice].every(([kind, { answerOf }]) => answerOf !== undefined && isOfSex(kind, earlier[answerOf]?.question)),
  );
  if (ofSex.length > 0) return ofSex;
  if (persons.length > 0) return persons;
  const topics = open.filter(({ choice }) =>
    [...choice].every(
      ([kind, { answerOf }]) => kind === "IT" && answerOf !== undefined && isDescribed(earlier[answerOf]?.question),
    ),
  );
  return topics.length > 0 ? topics : open;
}

const PERSONAL: ReadonlySet<PronounKind> = new Set<PronounKind>(["HE", "SHE", "THEY"]);

/** Does a question ask for a man or a woman, as a pronoun says it: "who is the husband of E", "E's wife"? */
function isOfSex(kind: PronounKind, question: string | undefined): boolean {
  const [own, other] = kind === "HE" ? [MALE, FEMALE] : kind === "SHE" ? [FEMALE, MALE] : [NONE, NONE];
  const words = wordsOf(question ?? "");
  return words.some(({ lower }) => own.has(lower)) && !words.some(({ lower }) => other.has(lower));
}

const MALE = wordSet(lists.male);
const FEMALE = wordSet(lists.female);
const NONE: ReadonlySet<string> = new Set();

/** "What is the highest peak of E": what is asked for is what the question is about. */
function isDescribed(question: string | undefined): boolean {
  const [asking, be, the] = wordsOf(question ?? "");
  const isAsking = asking?.lower === "what" || asking?.lower === "which" || asking?.lower === "who";
  return isAsking && BE.has(be?.lower ?? "") && the?.lower === "the";
}

/** Does a form stand on something that the graph has? */
function namesAnything(form: Form): boolean {
  return [...nodesOf(form)].some(
    ({ node }) => (node.kind === "mention" || node.kind === "instances") && node.candidates.length > 0,
  );
}

function isKnown(form: Form): boolean {
  return [...nodesOf(form)].every(({ node }) => !("relation" in node) || node.relation.candidates.length > 0);
}

function fitOf(
  { choice, readings: [first] }: Choice,
  { catalogue }: AnalysisInput,
  isSaid: typeof isSaidOf = isSaidOf,
): boolean | undefined {
  if (first === undefined) return undefined;
  const fits = [...nodesOf(first.form)].flatMap(({ node }) => {
    const [from, relation] =
      node.kind === "follow" ? [node.from, node.relation] : node.kind === "where" ? [node.set, node.relation] : [];
    const spoken =
      from?.kind === "mention"
        ? [...choice.values()].find(({ candidates: [one] }) => from.candidates.some(({ iri }) => iri === one?.iri))
        : undefined;
    return spoken === undefined || relation === undefined ? [] : [isSaid(relation, spoken, catalogue)];
  });
  if (fits.some((fit) => fit === false)) return false;
  return fits.length > 0 && fits.every((fit) => fit === true) ? true : undefined;
}

/** A part with what was read; what stands for an answer that is not known yet is called as the question says. */
function withReadings(
  { input, named }: PartText,
  antecedents: readonly Antecedent[],
  { readings, reason }: Read,
): QuestionPart {
  const part = antecedents.map(({ answerOf }) => answerOf).find((each) => each !== undefined);
  const answer = antecedents.find(({ answerOf }) => answerOf !== undefined)?.name;
  const at = named.find(({ name }) => name === answer);
  const unread = readings.length === 0 ? { reason } : {};
  if (part === undefined || at === undefined) return { question: input.question, ...unread, readings };
  const { start, end, instead, owns } = at;
  return {
    question: input.question.slice(0, start) + instead + input.question.slice(end),
    ...unread,
    speaksOf: { part, start, end: start + instead.length, ...(owns ? { owns } : {}) },
    readings: readings.map((reading) => ({ ...reading, form: speaking(reading.form, at.instead, part) })),
  };
}

function speaking(form: Form, text: string, answerOf: number): Form {
  return mapForm(form, (node) =>
    node.kind === "mention" && node.candidates.some(({ iri }) => iri.startsWith(ANSWER_IRI))
      ? { kind: "mention", text, candidates: [], answerOf }
      : node,
  );
}

function calledIn(earlier: readonly QuestionPart[]): (antecedent: Antecedent) => string {
  return ({ name, answerOf }) =>
    answerOf === undefined ? `“${name}”` : `what is asked by “${earlier[answerOf]?.question ?? ""}”`;
}

function mayMean(names: readonly string[]): string {
  return `it may be ${[...new Set(names)].join(" or ")}`;
}

function notSaid(pronouns: readonly Pronoun[], words: readonly Word[], why: string): string {
  const said = [...new Set(pronouns.map(({ at }) => `“${words[at]?.text ?? ""}”`))].join(", ");
  return `What ${said} stands for in the question can not be told: ${why}.`;
}
