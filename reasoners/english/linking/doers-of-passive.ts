import type { Form, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Said } from "../accounting/demand.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { BE, PREPOSITIONS } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { type Word, wordsOf } from "../language/words.ts";

const BY: ReadonlySet<string> = new Set(["by"]);

/**
 * "What is kept in E" without the keeper of E and whom E is kept by: what is done at something is not done to it, and
 * who does it is not asked for.
 */
export function withoutDoersOfPassive(form: Form, { words, start }: Said): Form {
  const asked = words.slice(start);
  return mapForm(form, (node) => {
    if (node.kind !== "follow") return node;
    const [verb, preposition, ...others] = wordsOf(node.relation.text).map(({ lower }) => lower);
    if (verb === undefined || preposition === undefined || others.length > 0) return node;
    if (!isPast(verb) || !PREPOSITIONS.has(preposition) || BY.has(preposition)) return node;
    if (!isPassive(verb, preposition, asked)) return node;
    const verbs = new Set(englishDictionary().lemmasOf(verb, "v"));
    const candidates = node.relation.candidates.filter((each) => !tellsDoer(each, verb, verbs));
    return { ...node, relation: { ...node.relation, candidates } };
  });
}

function isPassive(verb: string, preposition: string, words: readonly Word[]): boolean {
  return words.some(
    ({ lower }, at) =>
      lower === verb && words[at + 1]?.lower === preposition && (isBe(words[at - 1]) || isBe(words[at - 2])),
  );
}

function isBe(word: Word | undefined): boolean {
  return word !== undefined && (BE.has(word.lower) || word.lower === "'s");
}

/** "Keeper" and "kept by" of what is kept. */
function tellsDoer({ label, direction }: RelationCandidate, verb: string, verbs: ReadonlySet<string>): boolean {
  if (direction !== "FORWARD") return false;
  const words = wordsOf(label).map(({ lower }) => lower);
  const last = words.at(-1) ?? "";
  if (BY.has(last)) return words.at(-2) === verb;
  return englishDictionary()
    .derivationsOf(last, "n")
    .some(({ to, role, word }) => to === "v" && role === "AGENT" && verbs.has(word));
}
