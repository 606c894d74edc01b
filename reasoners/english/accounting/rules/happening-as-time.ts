import { isSet, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { PREPOSITIONS } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import { baseForms } from "../../language/word-forms.ts";
import { wordsOf } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import type { Said } from "../demand.ts";

/** True for "what happened to E" read as when or where E happened: what came of it, or befell it, is asked for. */
export function tellsTimeOfHappening(form: Form, { words, start }: Said, catalogue: Catalogue): boolean {
  const [what, verb] = words.slice(start, start + 2).map(({ lower }) => lower);
  if (!OF_THINGS.has(what ?? "") || verb === undefined || !baseForms(verb).includes("happen")) return false;
  const set = isSet(form) ? stepOf(form) : undefined;
  const [best] = set?.kind === "follow" ? set.relation.candidates : [];
  if (best?.direction !== "FORWARD") return false;
  const isPlace = PREPOSITIONS.has(wordsOf(best.label).at(-1)?.lower ?? "");
  return isPlace || relationEntry(catalogue, best.iri)?.objectKind === "DATE";
}

function stepOf(set: SetForm): SetForm {
  return set.kind === "at" ? stepOf(set.set) : set;
}
