import lists from "../language/data/text-value-words.json" with { type: "json" };
import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { Form, LinkCandidate, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { notEnglish } from "../language/english.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { BE, DETERMINERS, DO, HAVE, MARKS, NEGATION } from "../language/function-words.ts";
import { OF_PERSONS, OF_THINGS } from "../language/question-words.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { classEntry } from "../linking/known-entries.ts";
import { closeness, relationNames } from "../linking/relation-names.ts";
import { kindsSaid } from "../measured-wordings/asked.ts";
import { GRAPH_LED, LIKENESS } from "../weights.ts";
import { joinedTexts, withBoth } from "./joined-texts.ts";
import { type StatedText, textsIn } from "./stated-texts.ts";

/** What is known of the graph by its catalogue says which texts there are. */
type TextInput = Pick<AnalysisInput, "question" | "mentions" | "catalogue">;

/** Longer questions say more than what has a text. */
const MOST_WORDS = 16;
const MOST_WORDS_OF_A_CLASS = 3;

const GENERAL = wordSet(lists.general);
const PLACES = wordSet(lists.places);
const PLACED = wordSet(lists.placed);
const HOLDING = wordSet(lists.holding);
const PREPOSITIONS = wordSet(lists.prepositions);
const FILLERS = wordSet(lists.fillers);

/**
 * What a question means that asks for those of whom the graph states a text that the question says: "which sailors have
 * blue eyes", "what did E build" where builders are texts, "how many parts are kept in Bay 4". All other words say the
 * relation that leads to the text, and who or what is asked for. Undefined where several relations may be meant.
 */
export function byText(input: TextInput): Reading | undefined {
  const all = wordsOf(input.question);
  if (all.length > MOST_WORDS || notEnglish(all, input.question, input.mentions) !== undefined) return undefined;
  // "Don't" is an auxiliary, and "no" an article.
  const denials = all.filter(({ lower }) => NEGATION.has(lower) || lower.endsWith("n't"));
  if (denials.length > 0) return undefined;
  const words = all.slice(politeOpening(all, 0)).filter(({ lower }) => !MARKS.has(lower) && !DETERMINERS.has(lower));
  const texts = textsIn(words, input.catalogue);
  const found = texts.flatMap((text) => saidOf(text, words, input));
  const [only, ...others] = found.length > 0 ? found : ofBoth(words, texts, input);
  return others.length > 0 ? undefined : only;
}

/** "Which guides speak both Italian and French": what is said of those of one text, of two. */
function ofBoth(words: readonly Word[], texts: readonly StatedText[], input: TextInput): readonly Reading[] {
  return joinedTexts(words, texts).flatMap((joined) =>
    saidOf(joined.first, joined.words, input).flatMap((reading): readonly Reading[] => {
      const form = withBoth(reading.form, joined);
      if (form === undefined) return [];
      const { first, second, by } = joined;
      const readAs = [
        `“${first.text} ${by} ${second.text}” was read as the “${first.relation.label}” of what is asked for`,
      ];
      return [{ ...reading, form, readAs }];
    }),
  );
}

function saidOf(text: StatedText, words: readonly Word[], input: TextInput): readonly Reading[] {
  const { mentions } = input;
  const [first, last] = [words[text.from], words[text.to - 1]];
  // Whatever else is named says more; and a thing that is called so is asked for as that thing.
  const isNamed = mentions.some(({ candidates }) => candidates.some((each) => !isOnlyAlike(each)));
  if (first === undefined || last === undefined || isNamed) return [];
  const asked = askedIn(words, text, input);
  if (asked === undefined) return [];
  const rest = words.flatMap((word, at) =>
    (at >= text.from && at < text.to) || (at >= asked.from && at < asked.to) ? [] : [word],
  );
  if (!saysRelation(rest, text, words, input)) return [];
  const { relation } = text;
  const kind = asked.classes.length > 0 ? asked.classes : classesOf(relation, input);
  if (kind.length === 0) return [];
  const set: SetForm = {
    kind: "where",
    set: { kind: "instances", text: asked.text, candidates: kind },
    relation: {
      text: relation.label,
      candidates: [{ iri: relation.iri, label: relation.label, direction: "FORWARD", score: 1 }],
    },
    condition: { operator: "=", value: { type: "text", text: text.text } },
  };
  const form: Form = asked.isCount ? { kind: "count", set } : set;
  const readAs = [`“${text.text}” was read as the “${relation.label}” of what is asked for`];
  return [{ form, score: GRAPH_LED.best, readAs }];
}

interface Asked {
  /** The words that ask, the noun with them. */
  readonly from: number;
  readonly to: number;
  readonly isCount: boolean;
  readonly classes: readonly LinkCandidate[];
  readonly text: string;
}

/** "Who", "what", "which N", "how many N": wherever it stands. */
function askedIn(
  words: readonly Word[],
  { relation, from: begin, to: end }: StatedText,
  input: TextInput,
): Asked | undefined {
  const { catalogue } = input;
  const at = words.findIndex(({ lower }, index) => {
    if (index >= begin && index < end) return false;
    return OF_PERSONS.has(lower) || OF_THINGS.has(lower) || (lower === "how" && words[index + 1]?.lower === "many");
  });
  if (at < 0) return undefined;
  const isCount = words[at]?.lower === "how";
  const noun = at + (isCount ? 2 : 1);
  for (let to = Math.min(words.length, noun + MOST_WORDS_OF_A_CLASS); to > noun; to -= 1) {
    if (begin < to && end > noun) continue;
    const classes = kindsSaid(words.slice(noun, to), catalogue);
    if (!classes.some(({ iri }) => isOf(relation, iri, input))) continue;
    return {
      from: at,
      to,
      isCount,
      classes,
      text: words
        .slice(noun, to)
        .map(({ text }) => text)
        .join(" "),
    };
  }
  if (isCount) return undefined;
  const isWho = OF_PERSONS.has(words[at]?.lower ?? "");
  const { persons } = agentClasses(catalogue);
  if (isWho && !relation.subjectClasses.every((iri) => persons.has(iri))) return undefined;
  return { from: at, to: noun, isCount, classes: [], text: relation.label };
}

function isOf({ subjectClasses }: RelationEntry, iri: string, { catalogue }: TextInput): boolean {
  return subjectClasses.some((each) => each === iri || classEntry(catalogue, each)?.ancestors.includes(iri) === true);
}

function classesOf({ subjectClasses }: RelationEntry, { catalogue }: TextInput): readonly LinkCandidate[] {
  const [only, ...others] = subjectClasses;
  if (only === undefined || others.length > 0) return [];
  return [{ iri: only, label: classEntry(catalogue, only)?.label ?? only, score: 1 }];
}

/** Do the other words say the relation, all of them and nothing else? */
function saysRelation(
  rest: readonly Word[],
  { relation, from, to }: StatedText,
  words: readonly Word[],
  { catalogue }: TextInput,
): boolean {
  const content = rest.filter(
    (word) =>
      !isAuxiliary(word.lower) && !PREPOSITIONS.has(word.lower) && !FILLERS.has(word.lower) && !isMadeOf(words, word),
  );
  const names = relationNames(catalogue).byRelation.get(relation.iri) ?? [];
  const isPlace = names.some((name) => PLACES.has(name.head));
  const before = words[from - 1]?.lower ?? "";
  if (isPlace && content.every(({ lower }) => PLACED.has(lower)) && PLACING.has(before)) return true;
  const [verb, ...more] = content;
  // "Bay 4 holds …".
  if (isPlace && verb !== undefined && more.length === 0 && HOLDING.has(verb.lower) && words.indexOf(verb) === to)
    return true;
  if (content.length === 0) return false;
  return names.some((name) => {
    const isSaid = content.every((word) => name.content.some((each) => closeness(word, each) >= LIKENESS.sameFamily));
    if (!isSaid) return false;
    const unsaid = name.content.filter(
      (each) => !content.some((word) => closeness(word, each) >= LIKENESS.sameFamily) && !GENERAL.has(each.lower),
    );
    return unsaid.length === 0 && (!name.objectActs || isDoneBy(words, from, to));
  });
}

/** "Made from goat's milk": of what a thing is made, its relation says. */
function isMadeOf(words: readonly Word[], word: Word): boolean {
  const at = words.indexOf(word);
  const isOf = (index: number): boolean =>
    MADE.has(words[index]?.lower ?? "") && OUT_OF.has(words[index + 1]?.lower ?? "");
  return isOf(at) || isOf(at - 1);
}

const MADE: ReadonlySet<string> = new Set(["made", "produced"]);
const OUT_OF: ReadonlySet<string> = new Set(["from", "of", "with", "out"]);
const PLACING: ReadonlySet<string> = new Set(["in", "at", "on"]);

/** "Did E build", "has E built", "built by E": and not "who built E". */
function isDoneBy(words: readonly Word[], from: number, to: number): boolean {
  if (words[from - 1]?.lower === "by") return true;
  return isAuxiliary(words[from - 1]?.lower ?? "") && words[to] !== undefined;
}

function isAuxiliary(lower: string): boolean {
  return BE.has(lower) || DO.has(lower) || HAVE.has(lower);
}
