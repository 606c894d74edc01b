import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { MentionForm } from "../../../engine/question/form/logical-form.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { knownUnit } from "../../../engine/values/unit.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { BE, DETERMINERS, MARKS } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { GRAPH_LED } from "../weights.ts";
import { lowerAt, placeOf, typesOf } from "./asked.ts";
import { adjectiveOf, isLooselySaid } from "./measures.ts";
import { theOne } from "./the-one.ts";

/**
 * "How much longer was E than F", "how many minutes shorter was E than F": by the one number of both that the adjective
 * is said of, as their running times. Undefined where it may be said of several, or is no number.
 */
export function longerBy(input: AnalysisInput): Reading | undefined {
  const all = wordsOf(input.question);
  const words = all.slice(politeOpening(all, 0)).filter(({ lower }) => !MARKS.has(lower));
  const isMuch = lowerAt(words, 1) === "much";
  const unit = isMuch ? undefined : lowerAt(words, 2);
  if (lowerAt(words, 0) !== "how" || (!isMuch && lowerAt(words, 1) !== "many")) return undefined;
  if (unit !== undefined && knownUnit(unit) === undefined) return undefined;
  const at = isMuch ? 2 : 3;
  const said = adjectiveOf(lowerAt(words, at));
  const than = words.findIndex(({ lower }) => lower === "than");
  if (said?.degree !== "comparative" || said.measure.kind === "DATE" || !BE.has(lowerAt(words, at + 1)))
    return undefined;
  const [one, other] = [between(at + 2, than), between(than + 1, words.length)];
  if (than < 0 || one === undefined || other === undefined) return undefined;
  const types = typesOf(one, input).filter((iri) => typesOf(other, input).includes(iri));
  const measured = types.length === 0 ? undefined : theOne(said.measure, types, input.catalogue, [], said.end);
  if (measured?.relation.objectKind !== "NUMBER") return undefined;
  const adjective = words[at]?.text ?? "";
  if (isLooselySaid(said.measure, measured, adjective)) return undefined;
  const { iri, label } = measured.relation;
  return {
    form: {
      ...{ kind: "difference", a: mentionOf(one), b: mentionOf(other), how: "difference", direction: said.end },
      by: { text: label, candidates: [{ iri, label, direction: "FORWARD", score: 1 }] },
      ...(unit === undefined ? {} : { unit: unit.replace(/s$/u, "") }),
    },
    score: GRAPH_LED.best,
    readAs: [`“${adjective}” was read of the “${measured.noun}”`],
  };

  /** The name that stands there, and nothing else but an article. */
  function between(from: number, to: number): Mention | undefined {
    return input.mentions.find((name) => {
      const [start, stop] = placeOf(name, words);
      const isThere = start === from || (start === from + 1 && DETERMINERS.has(lowerAt(words, from)));
      return stop === to && isThere && name.candidates.some((each) => !isOnlyAlike(each));
    });
  }
}

function mentionOf({ text, candidates }: Mention): MentionForm {
  return { kind: "mention", text, candidates: candidates.filter((each) => !isOnlyAlike(each)).map(linkedTo) };
}
