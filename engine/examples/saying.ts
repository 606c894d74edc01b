import type { Iri, Literal } from "../rdf/term.ts";
import { literalValue, valueLabel } from "../values/literal-value.ts";
import { joined } from "./asking.ts";
import type { GraphSample, SampledKind, SampledRelation } from "./graph-sample.ts";
import { pluralNoun, tensesOf, type RelationWording } from "./wording.ts";

/** What stands at an end of a fact, as it is said; undefined for what has no name. */
export function saidEnd(end: Iri | Literal, { entry }: SampledRelation, { nameOf }: GraphSample): string | undefined {
  if (end.kind === "iri") return nameOf(end.value);
  return valueLabel(literalValue(end, { objectKind: entry.objectKind, unit: entry.unit }));
}

/** "Who" where any of those asked for is a person, else "What". */
export function questionWord(asked: readonly string[], { isPerson }: GraphSample): "Who" | "What" {
  return asked.some(isPerson) ? "Who" : "What";
}

/** The question for what leads to Y by a relation: "What is brewed by Y?". */
export function askBackward(wording: RelationWording, y: string, who: "Who" | "What"): readonly string[] {
  switch (wording.shape) {
    case "NOUN":
      return [`${who} has the ${wording.noun} ${y}?`];
    case "NOUN_OF":
      return [`${who} is the ${wording.noun} of ${y}?`];
    case "PASSIVE":
      if (wording.preposition === "") return [];
      return tensesOf(wording).map((is) => `${who} ${is} ${wording.participle} ${wording.preposition} ${y}?`);
    case "VERB":
      return [`${who} ${joined(wording.verb, wording.preposition)} ${y}?`];
  }
}

/** Of things of a kind, what is behind "which" and the kind, for one or for several: "are brewed by Y". */
export function kindPredicate(wording: RelationWording, y: string, isPlural: boolean): readonly string[] {
  switch (wording.shape) {
    case "NOUN":
      return [`${isPlural ? "have" : "has"} the ${wording.noun} ${y}`];
    case "NOUN_OF":
      return [];
    case "PASSIVE":
      if (wording.preposition === "") return [];
      return [`${isPlural ? "are" : "is"} ${wording.participle} ${wording.preposition} ${y}`];
    case "VERB":
      return [`${joined(isPlural ? wording.stem : wording.verb, wording.preposition)} ${y}`];
  }
}

/** The question whether a fact holds: "Is X brewed by Y?". */
export function askWhether(wording: RelationWording, x: string, y: string): readonly string[] {
  switch (wording.shape) {
    case "NOUN":
      return [`Is ${y} the ${wording.noun} of ${x}?`];
    case "NOUN_OF":
      return [`Is ${x} the ${wording.noun} of ${y}?`];
    case "PASSIVE":
      if (wording.preposition === "") return [];
      return tensesOf(wording).map(
        (is) => `${is === "is" ? "Is" : "Was"} ${x} ${wording.participle} ${wording.preposition} ${y}?`,
      );
    case "VERB":
      return [`Does ${x} ${joined(wording.stem, wording.preposition)} ${y}?`];
  }
}

/** "film" or "films". */
export function kindWords({ noun }: SampledKind, isPlural: boolean): string {
  return isPlural ? pluralNoun(noun) : noun;
}

/** The things of a kind among those given. */
export function ofKind({ members }: SampledKind, things: readonly string[]): readonly string[] {
  return things.filter((each) => members.has(each));
}
