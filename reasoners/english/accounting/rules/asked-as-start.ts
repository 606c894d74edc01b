import { isSet, type FollowForm, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import { isAuxiliary } from "../../language/function-words.ts";
import { isPast } from "../../language/word-forms.ts";
import { isVerb } from "../../language/verbs.ts";
import { wordsOf } from "../../language/words.ts";
import { headNoun } from "../../linking/kind-asked.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "which directors won a prize" read as the prizes that directors won: whoever does something by the question
 * is asked for, and not what it is done to.
 */
export function startsAtAsked(form: Form, { words, start }: AskedQuestion): boolean {
  const noun = isSet(form) ? headNoun(words, start) : undefined;
  const follow = isSet(form) ? outermost(form) : undefined;
  if (noun === undefined || follow === undefined) return false;
  const verb = words[words.indexOf(noun) + 1]?.lower ?? "";
  const isDoing =
    isVerb(verb) || isPast(verb) || (HAVE.has(verb) && isPast(words[words.indexOf(noun) + 2]?.lower ?? ""));
  if (!isDoing || (isAuxiliary(verb) && !HAVE.has(verb))) return false;
  const says = (text: string): boolean => wordsOf(text).some(({ lower }) => lower === noun.lower);
  return !says(`${follow.relation.text} ${follow.expects ?? ""}`) && wordsIn(follow.from).some(says);
}

const HAVE: ReadonlySet<string> = new Set(["have", "has", "had"]);

function outermost(set: SetForm): FollowForm | undefined {
  if (set.kind === "follow") return set;
  return set.kind === "at" ? outermost(set.set) : undefined;
}

/** The words that the parts of a set stand for. */
function wordsIn(set: SetForm): readonly string[] {
  return [...nodesOf(set)].flatMap(({ node }) =>
    [relationOf(node)?.text ?? [], "text" in node ? node.text : []].flat(),
  );
}
