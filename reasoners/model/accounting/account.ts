import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { cleanText } from "../../../engine/text/clean-text.ts";
import { addedParts } from "./added-parts.ts";
import { adviceOn } from "./advice.ts";
import { conditionsApart } from "./apart.ts";
import { isCovered, type Cover } from "./covers.ts";
import { demandFindings } from "./demands.ts";
import type { Finding } from "./finding.ts";
import { contentOf, type FormContent } from "./form-content.ts";
import { kindFinding } from "./kinds.ts";
import { nameFindings } from "./names.ts";
import { numberFindings } from "./numbers.ts";
import { possibilityFindings } from "./possibility.ts";
import { rankFindings } from "./ranks.ts";
import { saidWords, type SaidQuestion } from "./said-words.ts";
import { countedTogether } from "./together.ts";
import { unshownKinds } from "./unshown-kinds.ts";

/** What of a question a form leaves out, and what it adds. */
export interface Account {
  /** Why the form answers another question, as clauses; undefined when it may answer this one. */
  readonly objection: Objection | undefined;
  /** What it leaves out or adds though its answers may be right, as clauses. */
  readonly doubts: readonly string[];
}

/** Why a form is not taken. */
export interface Objection {
  /** All that is in the way, as one sentence without its full stop. */
  readonly why: string;
  /** What whoever wrote the form may do about it, as sentences. */
  readonly advice: string;
}

const MOST_DOUBTS = 8;
const MOST_REFUSED = 3;
const MOST_CHARACTERS = 80;

/**
 * Holds a form that a model wrote to the words of the question: names and numbers in any language, and in English the
 * words that deny, count, rank, compare or time what is asked. Other words are not held to account: which relation or
 * class stands for them is the model's word.
 * @param covers which steps the model says to hold words that nothing shows to be held: they are then a doubt
 */
export function accountOf(
  form: Form,
  { question, mentions, catalogue }: AnalysisInput,
  covers: readonly Cover[] = [],
): Account {
  const said = saidWords(question);
  const content = contentOf(form, question, catalogue);
  const inNames = wordsInNames(said, content);
  const kind = said.isEnglish ? kindFinding(said, form, catalogue) : undefined;
  const findings: readonly Finding[] = [
    ...(kind === undefined ? [] : [kind]),
    ...possibilityFindings(said, form),
    ...nameFindings(said, mentions, content, catalogue),
    ...numberFindings(said, content, inNames),
    ...(said.isEnglish ? addedParts(said, content) : []),
    ...(said.isEnglish ? demandFindings(said, content, inNames) : []),
    ...(said.isEnglish ? rankFindings(said, content, catalogue, inNames) : []),
    ...unshownKinds(form, catalogue),
    ...conditionsApart(form, catalogue),
    ...countedTogether(form),
  ];
  const refused = findings.filter((finding) => finding.lack === "REFUSED" && !isCovered(finding, covers, said));
  return {
    objection: refused.length === 0 ? undefined : { why: clausesOf(refused), advice: adviceOn(refused) },
    doubts: [...new Set(findings.map(clauseOf))].slice(0, MOST_DOUBTS),
  };
}

/** Words that are left out stand together. */
function clausesOf(findings: readonly Finding[]): string {
  const leftOut = [...new Set(findings.filter(({ kind }) => kind === "LEFT_OUT").map(({ words }) => words))];
  const clauses = findings.filter(({ kind }) => kind !== "LEFT_OUT").map(clauseOf);
  const [first, ...more] = leftOut.slice(0, MOST_REFUSED);
  const together = more.map((words) => `” and “${cleanText(words, MOST_CHARACTERS)}`).join("");
  if (first !== undefined)
    clauses.push(
      `nothing in this reading stands for “${cleanText(first, MOST_CHARACTERS)}${together}” in the question`,
    );
  return [...new Set(clauses)].slice(0, MOST_REFUSED).join("; ");
}

function clauseOf({ words, kind }: Finding): string {
  const shown = `“${cleanText(words, MOST_CHARACTERS)}”`;
  switch (kind) {
    case "LEFT_OUT":
      return `nothing in this reading stands for ${shown} in the question`;
    case "ADDED":
      return `this reading holds ${shown}, which the question does not say`;
    case "TURNED":
      return `this reading takes the other end than ${shown} of the question`;
    case "COUNTED":
      return `this reading counts by ${shown}, and no word of the question is known to ask how many`;
    case "RANKED":
      return `this reading takes the first or last by ${shown}, and no word of the question ranks`;
    case "TOGETHER":
      return `this reading holds what each has by ${shown} against what all of them have together`;
    case "UNSHOWN":
      return `nothing shows that what was followed there is of the kind ${shown}`;
    case "APART":
      return `${shown} were each checked by itself: nothing shows that they belong together`;
    case "OTHER_KIND":
      return `the question asks ${shown}, and this reading gives something else`;
  }
}

/** The words within a name that the form holds, or in quotation marks: they are part of what it is called. */
function wordsInNames({ text, words }: SaidQuestion, { nodes }: FormContent): ReadonlySet<number> {
  const lower = text.toLowerCase();
  const spans = nodes.flatMap((node) => {
    const name = node.kind === "mention" ? node.text.toLowerCase().trim() : "";
    return name === "" ? [] : spansOf(name, lower);
  });
  const found = words.flatMap((word, at) =>
    word.isQuoted || spans.some(({ start, end }) => start <= word.start && word.end <= end) ? [at] : [],
  );
  return new Set(found);
}

const MOST_SPANS = 8;

function spansOf(name: string, text: string): readonly { readonly start: number; readonly end: number }[] {
  const spans: { readonly start: number; readonly end: number }[] = [];
  for (let start = text.indexOf(name); start >= 0 && spans.length < MOST_SPANS; start = text.indexOf(name, start + 1))
    spans.push({ start, end: start + name.length });
  return spans;
}
