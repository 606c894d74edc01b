import lists from "../language/data/several.json" with { type: "json" };
import { MOST_PARTS, type QuestionPart, type Reading } from "../../../engine/question/analysis.ts";
import type { FollowForm, SetForm } from "../../../engine/question/form/logical-form.ts";
import { questionFor } from "../../../engine/question/form/question-for.ts";
import { mapForm, ROOT } from "../../../engine/question/form/walk.ts";
import { BE } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { QUESTION_WORDS } from "./segments.ts";

const IMPERATIVES = wordSet(lists.imperatives);

/**
 * The parts of a question that asks for several things of what it names: "the height and the population of E", "the
 * captain of E and the capital of F". What the grammar read as any of them is each of them by itself. Undefined where
 * the question asks for one thing, whatever is said of it.
 */
export function joinedRoles(question: string, readings: readonly Reading[]): readonly QuestionPart[] | undefined {
  const words = wordsOf(question);
  const [first] = readings;
  const roles = first === undefined ? undefined : rolesOf(first);
  if (roles === undefined || !asksForRoles(words)) return undefined;
  const places = roles.map(({ relation }) => question.toLowerCase().indexOf(relation.text.toLowerCase()));
  if (new Set(roles.map(relationKey)).size < roles.length || roles.length > MOST_PARTS) return undefined;
  const order = roles.map((_, at) => at).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const alike = readings.filter((reading) => sameRoles(rolesOf(reading), roles));
  return order.map((at): QuestionPart => {
    const sets = alike.flatMap((reading) => {
      const role = roles[at];
      const set = setsIn(reading)?.find((each) => roleIn(each)?.relation.text === role?.relation.text);
      return set === undefined ? [] : [{ ...reading, form: set }];
    });
    const seen = new Set<string>();
    const distinct = sets.filter(({ form }) => {
      const key = JSON.stringify(form);
      return !seen.has(key) && seen.add(key);
    });
    return { question: questionOf(distinct[0]?.form as SetForm, words), readings: distinct };
  });
}

/** The part in words, with the question's own for what it asks of whom. */
function questionOf(set: SetForm, words: readonly Word[]): string {
  const named = mapForm(set, (node, slot) => {
    if (node.kind === "mention") return { ...node, candidates: node.candidates.slice(0, 1) };
    if (node.kind !== "follow") return node;
    const { text, candidates } = node.relation;
    const isOuter = slot === ROOT || set.kind === "at";
    const label = isOuter ? text.replace(/^(?:the|an?) /u, "").replace(/ of$/u, "") : undefined;
    const best = candidates.slice(0, 1).map((each) => ({ ...each, label: label ?? each.label }));
    return { ...node, relation: { ...node.relation, candidates: best } };
  }) as SetForm;
  const asked = questionFor(named);
  return words[0]?.lower === "who" ? asked.replace(/^What /u, "Who ") : asked;
}

/** "What is the …", "name the …", or "the …" alone; "which" and "how" ask for one kind of thing. */
function asksForRoles(words: readonly Word[]): boolean {
  if (words.some(({ lower }) => lower === "or") || !words.some(({ lower }) => lower === "and")) return false;
  const [first, second] = [words[0]?.lower ?? "", words[1]?.lower ?? ""];
  if (QUESTION_WORDS.has(first)) return (first === "what" || first === "who") && (BE.has(second) || second === "'s");
  return IMPERATIVES.has(first) || !words.some(({ lower }) => QUESTION_WORDS.has(lower));
}

function setsIn({ form }: Reading): readonly SetForm[] | undefined {
  return form.kind === "union" ? form.sets : undefined;
}

function rolesOf(reading: Reading): readonly FollowForm[] | undefined {
  const roles = setsIn(reading)?.map(roleIn);
  return roles === undefined || roles.some((role) => role === undefined)
    ? undefined
    : roles.flatMap((role) => role ?? []);
}

/** What is asked of something: a step from it, as it is now or was then. */
function roleIn(set: SetForm): FollowForm | undefined {
  if (set.kind === "at") return roleIn(set.set);
  return set.kind === "follow" && set.from.kind !== "union" && set.relation.any !== true ? set : undefined;
}

function relationKey({ relation }: FollowForm): string {
  return relation.candidates[0]?.iri ?? relation.text;
}

function sameRoles(roles: readonly FollowForm[] | undefined, others: readonly FollowForm[]): boolean {
  return (
    roles?.length === others.length &&
    others.every(({ relation }) => roles.some((role) => role.relation.text === relation.text))
  );
}
