import type { Form, RelationCandidate } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../../engine/text/plural.ts";
import { englishDictionary } from "../../dictionary/english-dictionary.ts";
import type { Word } from "../../language/words.ts";
import { wordsOf } from "../../language/words.ts";
import { namesAgent } from "../../linking/relation-names.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "how many rescues did E lead" read as how many rescuers there were, or how many they rescued: a noun for
 * deeds counts these, and not who did them or to how many they were done.
 */
export function countsDoersOfDeeds(form: Form, { words }: AskedQuestion, _: Catalogue): boolean {
  if (form.kind !== "count" && form.kind !== "total") return false;
  const many = words.findIndex(({ lower }, at) => lower === "many" && words[at - 1]?.lower === "how");
  const noun = words[many + 1];
  if (many < 0 || noun === undefined || !isDeeds(noun)) return false;
  // From who did them back to what they are said of, the deeds themselves are counted.
  const leadsToOther = ({ label, direction }: RelationCandidate): boolean =>
    direction === "FORWARD" && saysOther(wordsOf(label), noun, form.kind === "total");
  return [...nodesOf(form)].some(({ node }) => {
    const relation = relationOf(node);
    if (relation === undefined || !wordsOf(relation.text).some(({ lower }) => lower === noun.lower)) return false;
    return relation.candidates.slice(0, 1).some(leadsToOther);
  });
}

/** "Rescues", "climbs", which say what is done; and not "winners". */
function isDeeds({ lower }: Word): boolean {
  const one = singularForms(lower)[0] ?? lower;
  return one !== lower && !namesAgent(one) && englishDictionary().lemmasOf(one, "v").includes(one);
}

/** Does a name say by the verb of the deeds who did them, or of a number to how many they were done? */
function saysOther(name: readonly Word[], noun: Word, isNumber: boolean): boolean {
  const kin = name.filter(({ roots }) => roots.some((root) => noun.roots.includes(root)));
  if (kin.length === 0 || kin.some(({ lower }) => singularForms(noun.lower).includes(lower))) return false;
  return kin.some(({ lower }) => namesAgent(lower) || (isNumber && lower.endsWith("ed")));
}
