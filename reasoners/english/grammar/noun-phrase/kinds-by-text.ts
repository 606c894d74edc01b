import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { phraseText } from "../../language/words.ts";
import { classEntry } from "../../linking/known-entries.ts";
import { textsIn } from "../../text-values/stated-texts.ts";
import { impliedWay, saysWhatItIs } from "../../text-values/unsaid-relation.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Nominal, type Parse, parse } from "../parse.ts";

/**
 * "Foresters", "floods", "road accidents": those of whom a text in these words is stated by a relation that says what
 * they are, as "kind of call-out" or "occupation" does. Undefined where things of several kinds are called so.
 */
export function kindsByText(grammar: Grammar, from: number, to: number): Parse<Nominal> | undefined {
  const words = grammar.words.slice(from, to);
  const noun = phraseText(words);
  const said = textsIn(words, grammar.catalogue).flatMap((text) => {
    const isAll = text.from === 0 && text.to === words.length;
    // What somebody was before, a "former trade", says no longer what they are.
    const way = isAll && saysWhatItIs(text.relation.iri, grammar.catalogue) && impliedWay(text, grammar.catalogue);
    return way === false || way === undefined ? [] : [{ text, way }];
  });
  const [only, ...others] = said;
  const [subject, ...more] = only?.text.relation.subjectClasses ?? [];
  if (only === undefined || others.length > 0 || subject === undefined || more.length > 0) return undefined;
  const { text, way } = only;
  const entry = classEntry(grammar.catalogue, subject);
  // What links things is of a kind that says nothing of a thing: of the membership, and not of the member.
  if (entry === undefined || entry.linking === true || entry.unnamed === true) return undefined;
  const set: SetForm = {
    kind: "where",
    set: { kind: "instances", text: entry.label, candidates: [{ iri: subject, label: entry.label, score: 1 }] },
    relation: { text: noun, candidates: [way] },
    condition: { operator: "=", value: { type: "text", text: text.text } },
  };
  return parse({ set, noun }, NOUNS.kind);
}
