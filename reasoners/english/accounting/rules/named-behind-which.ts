import { isSet, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import { isAuxiliary } from "../../language/function-words.ts";
import { isPartOfName, wordsOf, type Word } from "../../language/words.ts";
import { isPlural } from "../../language/word-forms.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { hasObject } from "./answers-other-kind.ts";

const WHICH = "which";
/** As relations are called by which things are said to be of a kind. */
const BEING = "is";

/**
 * True for "which Harker manages a mine" read as the mines of a Harker: one of that name is asked for. In "which
 * Shakespeare plays are set in Verona" a noun stands behind the name, and no verb.
 */
export function answersOtherThanNamed(form: Form, { words, start }: AskedQuestion): boolean {
  const set = form.kind === "count" ? form.set : form;
  if (!isSet(set) || words[start]?.lower !== WHICH) return false;
  const nodes = [...nodesOf(set)].map(({ node }) => node);
  const kinds = new Set(nodes.flatMap(kindNamed));
  return nodes.some(
    (node) =>
      node.kind === "mention" &&
      !kinds.has(node) &&
      isSubjectAt(words, start + 1, wordsOf(node.text)) &&
      !isAmong(node, set),
  );
}

/** "Which Grey Orpingtons": what is said to be of that kind, in the plural of its name. */
function kindNamed(node: Form): readonly Form[] {
  if (node.kind !== "follow" || node.relation.text !== BEING || node.from.kind !== "mention") return [];
  return isPlural(wordsOf(node.from.text).at(-1)?.lower ?? "") ? [node.from] : [];
}

/** True for "what is a Grey Orpington" read as all that are one: what that is, is asked. */
export function listsWhatIsAsked(form: Form): boolean {
  if (form.kind === "at") return listsWhatIsAsked(form.set);
  if (form.kind !== "follow" || form.relation.text !== BEING || form.from.kind !== "mention") return false;
  const last = wordsOf(form.from.text).at(-1);
  return isPartOfName(last) && !isPlural(last?.lower ?? "");
}

/** Does the name stand there, written as one, and a verb behind it? "Bakers" and "US president" name kinds. */
function isSubjectAt(words: readonly Word[], at: number, name: readonly Word[]): boolean {
  const behind = at + name.length;
  return (
    isPartOfName(words[behind - 1]) &&
    name.every(({ lower }, index) => words[at + index]?.lower === lower) &&
    (isAuxiliary(words[behind]?.lower ?? "") || hasObject(words, behind))
  );
}

/** Are the members of a set those that a name may mean? */
function isAmong(name: Form, set: SetForm): boolean {
  switch (set.kind) {
    case "at":
    case "where":
    case "extreme":
    case "except":
      return isAmong(name, set.set);
    case "intersect":
    case "union":
      return set.sets.some((each) => isAmong(name, each));
    default:
      return set === name;
  }
}
