import lists from "../language/data/sentence-words.json" with { type: "json" };
import type { ClauseGap } from "../../../engine/text/clause-gap.ts";
import { anyOf, wordSet } from "../language/word-set.ts";
import { BE, DO, HAVE, isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { ordinal } from "../language/adjectives.ts";
import { isPast } from "../language/word-forms.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { SENTENCES } from "../weights.ts";
import { expectedAnswerType, type ExpectedAnswerType } from "./expected-answer-type.ts";
import { LIGHT_VERBS, NAMING } from "./verbs.ts";

const OF_OBJECTS = wordSet(lists.ofObjects);
/** Ends of nouns in -est. */
const NO_SUPERLATIVE = new RegExp(`${anyOf(lists.noSuperlatives)}$`, "u");

/** A word of the relation that sentences are searched for. */
export interface AskedWord {
  readonly word: Word;
  /** How much of the relation it says: 0 for what only names the kind of answer. */
  readonly weight: number;
  /** Must be said, and by this very word: ordinals, superlatives, years, names. */
  readonly strict: boolean;
}

/** A relation phrase of a question, read for what must be said and where the answer stands. */
export interface AskedRelation {
  readonly words: readonly AskedWord[];
  /** The word that the answer hangs on: the verb, or the noun of "first manager of". */
  readonly head: Word;
  readonly shape: "VERB" | "NOUN";
  /** Who does it, as far as the form of the verb tells. */
  readonly actor: "ANSWER" | "SUBJECT" | "EITHER";
  /** "was designed": the subject is what it is done to. */
  readonly passive: boolean;
  /** "y was designed by S": the answer is what it is done to, and the subject does it. */
  readonly undergone: boolean;
  /** The preposition before the answer: "surrender To", "named After". */
  readonly gap: string | undefined;
  readonly prepositions: ReadonlySet<string>;
  /** "landed on": the preposition that the phrase ends with, whichever end stands behind it. */
  readonly last: string | undefined;
  readonly kind: ExpectedAnswerType;
  /** Words for the answer: "opera", "flight director". */
  readonly answerNouns: ReadonlySet<string>;
}

const ADVERBS = wordSet(lists.askingWords);
const SUPERLATIVES = wordSet(lists.superlatives);

const NONE: Word = { text: "", lower: "", roots: [], start: 0, end: 0 };

/** Undefined for a phrase that asks for nothing: "of", "from". `side`: where the answer stands around a clause. */
export function askedRelation(
  relation: string,
  expects: string | undefined,
  side?: ClauseGap,
): AskedRelation | undefined {
  const asked = relationInWords(relation, expects);
  return asked === undefined || side === undefined ? asked : withSide(asked, side, relation, expects);
}

/**
 * The relation with the ends that its clause gives them. "y taught S" asks for who acts, "S taught y" for whom S acts
 * on, and a passive with "by" turns both round; what the form of the verb alone would tell does not count.
 */
function withSide(asked: AskedRelation, side: ClauseGap, relation: string, expects: string | undefined): AskedRelation {
  const words = wordsOf(relation);
  const first = words[0]?.lower ?? "";
  const isNoun = asked.shape === "NOUN" && (asked.last === "of" || BE.has(first) || HAVE.has(first));
  if (isNoun || (HAVE.has(first) && !words.some(({ lower }) => isPast(lower) && !HAVE.has(lower)))) return asked;
  const isBy = words.at(-1)?.lower === "by";
  const verb: AskedRelation = {
    ...asked,
    shape: "VERB",
    kind: asked.shape === "NOUN" && expects === undefined ? "ANY" : asked.kind,
    actor: (side === "BEFORE") === isBy ? "SUBJECT" : "ANSWER",
  };
  // "Whom did S teach": of "S taught" nobody could tell from these words alone whether S "was" taught.
  if (side === "BEHIND") return { ...verb, undergone: asked.last === undefined && isBaseForm(asked.head) };
  const isGapless = { ...verb, gap: undefined, passive: asked.passive && !isBy, undergone: isBy };
  return isBy ? { ...isGapless, last: undefined } : isGapless;
}

function isBaseForm({ lower }: Word): boolean {
  return !isPast(lower) && !/(?:ing|s)$/u.test(lower);
}

function relationInWords(relation: string, expects: string | undefined): AskedRelation | undefined {
  const all = withNoun(wordsOf(relation), expects).filter(({ lower }) => /[\p{L}\p{N}]/u.test(lower) && lower !== "'s");
  const { kept, gap, asks } = withoutGap(all);
  const content = kept.filter((word) => !isFunctionWord(word.lower) || word.lower === "without");
  const verbAt = kept.findIndex((word) => isPast(word.lower) && !isPlaceName(word));
  const auxiliary = kept.findIndex((word) => BE.has(word.lower));
  const passive = auxiliary >= 0 && verbAt > auxiliary;
  // Nouns before the verb say what the answer is: "assistant coach brought the offense to".
  const before = verbAt > 0 && !passive ? kept.slice(0, verbAt) : [];
  const classWords = before.every(
    (word) => (!isStrict(word) || (isPlaceName(word) && word !== before.at(-1))) && !isFunctionWord(word.lower),
  )
    ? before
    : [];
  // "first patient treated by": what is first is the patient, not the treating.
  const ranked =
    before.some((word) => isStrict(word) && !isPlaceName(word)) &&
    !isFunctionWord(before.at(-1)?.lower ?? "") &&
    !isStrict(before.at(-1) ?? before[0] ?? NONE);
  const verb = verbAt < 0 || ranked ? undefined : kept[verbAt];
  const shape = verb !== undefined || DO.has(kept[0]?.lower ?? "") || asks || endsOpen(kept) ? "VERB" : "NOUN";
  const head = verb ?? (shape === "NOUN" ? nounHead(ranked ? before : kept) : content[0]);
  if (head === undefined) return undefined;
  const kind = expectedAnswerType(
    expects ??
      (gap === "where"
        ? "place"
        : gap === "when"
          ? "date"
          : classWords.length > 0
            ? classWords.map(({ lower }) => lower).join(" ")
            : shape === "NOUN"
              ? head.lower
              : undefined),
  );
  const last = kept.at(-1)?.lower ?? "";
  const wanted = (expects ?? "")
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "" && !isFunctionWord(word));
  return {
    words: content.map((word) => asked(word, head, classWords, phraseOf(kept, word, head))),
    head,
    shape,
    actor: shape === "NOUN" ? nounActor(head, last) : actorOf(verb, passive, gap, last, kind),
    passive,
    undergone: false,
    gap: gap === undefined || ADVERBS.has(gap) ? undefined : gap,
    prepositions: new Set(kept.map(({ lower }) => lower).filter((lower) => PREPOSITIONS.has(lower))),
    last: PREPOSITIONS.has(last) ? last : undefined,
    kind,
    answerNouns: new Set([...wanted, ...classWords.map(({ lower }) => lower)]),
  };
}

/**
 * "What was the command module of S called?" asks for the command module of S, which the grammar may have put apart.
 */
function withNoun(words: readonly Word[], expects: string | undefined): readonly Word[] {
  const naming = words.findIndex(({ lower }) => NAMING.has(lower));
  const ends = naming >= 0 && naming === words.length - 1 && words.some(({ lower }) => lower === "of");
  if (!ends) return words;
  const rest = words.slice(0, naming).filter(({ lower }) => !BE.has(lower));
  return rest.some(({ lower }) => !isFunctionWord(lower)) ? rest : [...wordsOf(expects ?? ""), ...rest];
}

/** The fronted preposition or question word that the grammar puts at the end: "surrender To", "built Where". */
function withoutGap(words: readonly Word[]): {
  readonly kept: readonly Word[];
  readonly gap: string | undefined;
  readonly asks: boolean;
} {
  const last = words.at(-1);
  if (last === undefined || words.length < 2) return { kept: words, gap: undefined, asks: false };
  const fronted = /^\p{Lu}/u.test(last.text) && (PREPOSITIONS.has(last.lower) || ADVERBS.has(last.lower));
  if (fronted || ADVERBS.has(last.lower)) return { kept: words.slice(0, -1), gap: last.lower, asks: true };
  const acts =
    DO.has(words[0]?.lower ?? "") ||
    (BE.has(words[0]?.lower ?? "") && words.some(({ lower }) => isPast(lower)) && last.lower !== "of");
  return acts && PREPOSITIONS.has(last.lower)
    ? { kept: words.slice(0, -1), gap: last.lower, asks: true }
    : { kept: words, gap: undefined, asks: false };
}

/** A verb without its ending, as behind "did": "marry", "make his debut". A noun with "of" is none. */
function endsOpen(words: readonly Word[]): boolean {
  return (
    words.some(({ lower }) => OF_OBJECTS.has(lower)) &&
    !PREPOSITIONS.has(words.at(-1)?.lower ?? "") &&
    !isFunctionWord(words[0]?.lower ?? "")
  );
}

function nounHead(words: readonly Word[]): Word | undefined {
  const preposition = words.findIndex(
    ({ lower }, index) => index > 0 && (PREPOSITIONS.has(lower) || lower === "that" || lower === "who"),
  );
  const phrase = (preposition < 0 ? words : words.slice(0, preposition)).filter(({ lower }) => !isFunctionWord(lower));
  return (
    phrase.findLast((word) => !isStrict(word)) ?? phrase.at(-1) ?? words.find(({ lower }) => !isFunctionWord(lower))
  );
}

function asked(word: Word, head: Word, classWords: readonly Word[], phrase: number): AskedWord {
  if (classWords.includes(word)) return { word, weight: 0, strict: false };
  const strict = isStrict(word);
  const light = LIGHT_VERBS.has(word.lower) || word.lower === "come" || word.lower === "came";
  const weight =
    word === head && !light
      ? 1
      : light
        ? SENTENCES.lightVerb
        : strict
          ? 1
          : phrase > 0
            ? SENTENCES.behindPreposition
            : 1;
  return { word, weight, strict };
}

/** How many prepositions stand between the head and a word: what is said far behind matters less. */
function phraseOf(words: readonly Word[], word: Word, head: Word): number {
  const [from, to] = [words.indexOf(head), words.indexOf(word)];
  return words.slice(Math.max(from, 0), Math.max(to, 0)).filter(({ lower }) => PREPOSITIONS.has(lower)).length;
}

function isStrict(word: Word): boolean {
  return (
    ordinal(word.lower) !== undefined ||
    SUPERLATIVES.has(word.lower) ||
    (/(?:[^fr]|[a-z]r)est$/u.test(word.lower) && word.lower.length > 5 && !NO_SUPERLATIVE.test(word.lower)) ||
    /\d/u.test(word.lower) ||
    isPlaceName(word)
  );
}

function isPlaceName(word: Word): boolean {
  return /^\p{Lu}/u.test(word.text) && !isFunctionWord(word.lower);
}

/** "manager of S" is who manages S; "defeat" without a preposition is what S does. */
function nounActor(head: Word, last: string): AskedRelation["actor"] {
  if (expectedAnswerType(head.lower) === "PERSON") return "ANSWER";
  return PREPOSITIONS.has(last) ? "EITHER" : "SUBJECT";
}

function actorOf(
  verb: Word | undefined,
  passive: boolean,
  gap: string | undefined,
  last: string,
  kind: ExpectedAnswerType,
): AskedRelation["actor"] {
  if (passive) return "ANSWER";
  if (verb === undefined) return "SUBJECT";
  if (last === "by" || gap === "by") return "EITHER";
  if (gap !== undefined) return "SUBJECT";
  return kind === "PERSON" || kind === "NAME" || kind === "ANY" ? "ANSWER" : "EITHER";
}
