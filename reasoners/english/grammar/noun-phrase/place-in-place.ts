import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { isPlace, leadsToPlaces } from "../../linking/what-classes-hold.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { intersection, type Nominal, type Nominals, type Parse, parse } from "../parse.ts";
import { IN } from "../relation/implied-words.ts";

/** "E, F", "E F" of two places: the E that lies in F, near or far. */
export function placesInPlaces(grammar: Grammar, from: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let at = from + 1; at < to; at += 1) {
    const isParted = grammar.words[at]?.lower === ",";
    const [inner, outer] = [grammar.mention(from, at), grammar.mention(isParted ? at + 1 : at, to)];
    if (inner === undefined || outer === undefined) continue;
    const [inside, outside] = [mayBePlaces(grammar, from, at), mayBePlaces(grammar, isParted ? at + 1 : at, to)];
    if (inside.length === 0 || outside.length === 0) continue;
    const held = grammar.follow(outer, { words: [IN], role: "AFTER" });
    const within = held && holding(held.value, inside, outside, grammar);
    if (held === undefined || within === undefined) continue;
    found.push(parse({ set: intersection([inner.value, within]) }, inner.cost + held.cost + NOUNS.placeInPlace));
  }
  return found;
}

/** The classes that what is named is of, but for those of what is no place. */
function mayBePlaces(grammar: Grammar, from: number, to: number): readonly string[] {
  return grammar.typesOfMention(from, to).filter((iri) => isPlace(iri, grammar.catalogue) !== false);
}

/** By those relations only that say of such a place that it lies in such another. */
function holding(
  set: SetForm,
  inside: readonly string[],
  outside: readonly string[],
  { catalogue }: Grammar,
): SetForm | undefined {
  if (set.kind !== "follow") return undefined;
  const candidates = set.relation.candidates.filter((each) => {
    const { subjectClasses = [], objectClasses = [] } = relationEntry(catalogue, each.iri) ?? {};
    return (
      each.direction === "BACKWARD" &&
      leadsToPlaces({ ...each, direction: "FORWARD" }, catalogue) &&
      subjectClasses.some((iri) => inside.includes(iri)) &&
      (subjectClasses.some((iri) => outside.includes(iri)) || objectClasses.some((iri) => outside.includes(iri)))
    );
  });
  return candidates.length === 0 ? undefined : { ...set, relation: { ...set.relation, candidates } };
}
