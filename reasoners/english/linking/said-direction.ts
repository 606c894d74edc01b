import { BE } from "../language/function-words.ts";
import { endsAsPassive } from "../language/word-forms.ts";
import { LIKENESS, LINKING } from "../weights.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import { closeness, type RelationName } from "./relation-names.ts";

/** The direction that the words say, and the other one where the graph itself tells them apart. */
export function directions(
  phrase: PhraseToLink,
  name: RelationName,
): readonly (readonly ["FORWARD" | "BACKWARD", number])[] {
  const said = saidDirection(phrase, name);
  const other = said === "FORWARD" ? "BACKWARD" : "FORWARD";
  if (name.relation.symmetric)
    return [
      [said, 1],
      [other, LINKING.otherWaySymmetric],
    ];
  return name.relation.homogeneous
    ? [[said, 1]]
    : [
        [said, 1],
        [other, LINKING.otherWay],
      ];
}

function saidDirection(phrase: PhraseToLink, name: RelationName): "FORWARD" | "BACKWARD" {
  const lowers = phrase.words.map((word) => word.lower);
  if (phrase.role === "NOUN") {
    if (name.shape === "NOUN" || name.objectActs) return "FORWARD";
    // "member of E", "student of E": the phrase is the predicate itself, said of the wanted end.
    const saysThePredicate =
      name.prepositions.has(lowers.at(-1) ?? "") &&
      phrase.words.some((word) => name.content.some((said) => closeness(word, said) >= LIKENESS.sameFamily));
    return saysThePredicate ? "BACKWARD" : "FORWARD";
  }
  const by = lowers.includes("by");
  const passive = by || (lowers.some((word) => BE.has(word)) && lowers.some(endsAsPassive));
  const asNoun = lowers.some((word) => word === "as") || /^(?:has|have|had|with|having)$/u.test(lowers[0] ?? "");
  // "is spoken by E": E's language; "is directed by E": the film's director. Which end acts decides.
  const acts = by && !asNoun ? !name.objectActs && name.shape === "NOUN" : name.objectActs && !passive && !asNoun;
  return (phrase.role === "AFTER") === acts ? "FORWARD" : "BACKWARD";
}
