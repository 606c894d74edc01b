import lists from "../language/data/member-words.json" with { type: "json" };
import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { Form, SetForm } from "../../../engine/question/form/logical-form.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { notEnglish } from "../language/english.ts";
import { BE, DETERMINERS, MARKS, NEGATION } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { textsIn } from "../text-values/stated-texts.ts";
import { impliedWay } from "../text-values/unsaid-relation.ts";
import { GRAPH_LED } from "../weights.ts";
import { type AskedMembers, askedMembers } from "./asked-members.ts";
import { saidOfMembers } from "./said-of-members.ts";
import { havingText, isCalled, narrowedTo, typesOf } from "./stated.ts";

const EXISTING = wordSet(lists.existing);
const PREPOSITIONS = wordSet(lists.prepositions);
/** Longer questions say more than what is stated of the members of a class. */
const MOST_WORDS = 16;

/**
 * What a question means that asks for members of a class by what is stated of them, or is not: "which N have no chip",
 * "which N haven't been vaccinated", "any black N", "how many N are available". Every word belongs to the class, to
 * what is stated or to a text that only one relation of such things leads to. Undefined where anything is left over,
 * or several things may be meant.
 */
export function byMembers(input: AnalysisInput): Reading | undefined {
  const all = wordsOf(input.question);
  if (all.length > MOST_WORDS || notEnglish(all, input.question, input.mentions) !== undefined) return undefined;
  // Whatever is named says more.
  if (input.mentions.some(({ candidates }) => candidates.some((each) => !isOnlyAlike(each)))) return undefined;
  const words = all.slice(politeOpening(all, 0)).filter(({ lower }) => !MARKS.has(lower));
  for (const asked of askedMembers(words, input.catalogue)) {
    const reading = readingOf(asked, input);
    if (reading !== undefined) return reading;
  }
  return undefined;
}

interface Narrowed {
  readonly set: SetForm;
  readonly told: string;
}

function readingOf(asked: AskedMembers, input: AnalysisInput): Reading | undefined {
  const { classes, text, before, behind, isCount } = asked;
  const all: SetForm = { kind: "instances", text, candidates: classes };
  const types = typesOf(
    classes.map(({ iri }) => iri),
    input.catalogue,
  );
  const isOpen = behind.every(({ lower }) => EXISTING.has(lower) || DETERMINERS.has(lower));
  const first = before.length === 0 ? { set: all, told: "" } : byText(all, before, types, input);
  if (first === undefined) return undefined;
  const narrowed = isOpen && before.length > 0 ? first : narrowedBy(all, first.set, behind, types, input);
  if (narrowed === undefined) return undefined;
  const form: Form = isCount ? { kind: "count", set: narrowed.set } : narrowed.set;
  const readAs = [...new Set([first.told, narrowed.told])].filter((told) => told !== "");
  return { form, score: GRAPH_LED.best, readAs };
}

/** @param all the members of the class, of which `set` are some */
function narrowedBy(
  all: SetForm,
  set: SetForm,
  words: readonly Word[],
  types: ReadonlySet<string>,
  input: AnalysisInput,
): Narrowed | undefined {
  const said = saidOfMembers(words, types, input.catalogue);
  if (said !== undefined) {
    const told = `“${said.said}” was read of the “${said.stated.label}” that is stated`;
    return { set: narrowedTo(set, said.stated, said.isDenied, all), told };
  }
  const [be, ...more] = words;
  if (be === undefined || !BE.has(be.lower)) return undefined;
  const isDenied = NEGATION.has(be.lower) || NEGATION.has(more[0]?.lower ?? "");
  const rest = more.slice(NEGATION.has(more[0]?.lower ?? "") ? 1 : 0);
  const having = byText(set, rest, types, input);
  if (having === undefined) return undefined;
  return isDenied ? { ...having, set: { kind: "except", set, without: having.set } } : having;
}

/**
 * Those of whom the one relation of such things that has the text says it. Beside the text there is nothing, or what
 * the relation is called.
 */
function byText(
  set: SetForm,
  words: readonly Word[],
  types: ReadonlySet<string>,
  { catalogue }: AnalysisInput,
): Narrowed | undefined {
  const found = textsIn(words, catalogue).filter((each) => {
    const { relation, from, to } = each;
    if (!relation.subjectClasses.some((iri) => types.has(iri))) return false;
    const beside = [...words.slice(0, from), ...words.slice(to)];
    const said = beside.filter(({ lower }) => !PREPOSITIONS.has(lower) && !DETERMINERS.has(lower));
    if (beside.length === 0) return impliedWay(each, catalogue) !== undefined;
    return said.length > 0 && to === words.length && isCalled(said, relation.iri, catalogue);
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const { relation, text } = only;
  return {
    set: havingText(set, relation, text),
    told: `“${text}” was read as the “${relation.label}” of what is asked for`,
  };
}
