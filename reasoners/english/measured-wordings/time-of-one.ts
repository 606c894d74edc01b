import lists from "../language/data/lifetimes.json" with { type: "json" };
import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { DifferenceForm, MentionForm, RelationPhrase } from "../../../engine/question/form/logical-form.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Mention, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { GRAPH_LED } from "../weights.ts";
import { placeOf, typesOf } from "./asked.ts";

/** How a question asks for the time between two dates of one thing, "E" for the name. */
interface Wording {
  /** Each word in small letters; a list of words stands for any of them. */
  readonly words: readonly string[];
  readonly unit?: string;
}

interface Span {
  readonly wordings: readonly Wording[];
  /** Words by which relations to dates are called that say when it began, and when it was over. */
  readonly from: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
}

const NAME = "E";

const SPANS: readonly Span[] = [lists.lives, lists.events].map(({ asked, from, to, unit }) => ({
  wordings: asked.map((text) => ({ words: text.split(" "), ...(unit === "" ? {} : { unit }) })),
  from: wordSet(from),
  to: wordSet(to),
}));

/**
 * "How old was E when she died", "how long did E last": the time between two dates that a graph states of one thing,
 * each by one relation. Undefined where anything else is said, or several relations may be meant.
 */
export function timeOfOne(input: AnalysisInput): Reading | undefined {
  const all = wordsOf(input.question);
  const opened = all.slice(politeOpening(all, 0));
  const words = MARKS.has(opened.at(-1)?.lower ?? "") ? opened.slice(0, -1) : opened;
  for (const name of input.mentions) {
    const meant = name.candidates.filter((each) => !isOnlyAlike(each));
    const [from, to] = placeOf(name, words);
    if (meant.length === 0 || to <= from) continue;
    const article = words[from - 1]?.lower === "the" ? 1 : 0;
    const said = [...words.slice(0, from - article), undefined, ...words.slice(to)];
    for (const span of SPANS) {
      const wording = span.wordings.find((each) => isSaid(each, said));
      const form = wording && between(span, wording, { ...name, candidates: meant }, input);
      if (form !== undefined) return { form, score: GRAPH_LED.best };
    }
  }
  return undefined;
}

/** @param said the words of a question, undefined for the name */
function isSaid({ words }: Wording, said: readonly (Word | undefined)[]): boolean {
  return (
    words.length === said.length &&
    words.every((word, at) => {
      const lower = said[at]?.lower;
      return lower === undefined ? word === NAME : word.split("|").includes(lower);
    })
  );
}

function between(
  span: Span,
  { words, unit }: Wording,
  name: Mention,
  input: AnalysisInput,
): DifferenceForm | undefined {
  const types = typesOf(name, input);
  const dates = input.catalogue.relations.filter(
    ({ objectKind, subjectClasses }) =>
      objectKind === "DATE" && (types.length === 0 || subjectClasses.some((iri) => types.includes(iri))),
  );
  const [since, by] = [theOne(dates, span.from), theOne(dates, span.to)];
  if (since === undefined || by === undefined) return undefined;
  const mention: MentionForm = { kind: "mention", text: name.text, candidates: name.candidates.map(linkedTo) };
  const said = unit ?? UNITS.find((each) => words.includes(`${each}s`));
  return {
    ...{ kind: "difference", a: mention, b: mention, by, since, how: "difference", direction: "max" },
    ...(said === undefined ? {} : { unit: said }),
  };
}

const UNITS = ["year", "month", "week", "day"];

function theOne(dates: readonly RelationEntry[], called: ReadonlySet<string>): RelationPhrase | undefined {
  const found = dates.filter(({ label }) => wordsOf(label).some(({ lower }) => called.has(lower)));
  const [only] = found;
  if (only === undefined || found.length > 1) return undefined;
  return { text: only.label, candidates: [{ iri: only.iri, label: only.label, direction: "FORWARD", score: 1 }] };
}
