import { singularForms } from "../../../engine/text/plural.ts";
import { BE } from "../language/function-words.ts";
import { unitsOf } from "../units/units-of-relations.ts";
import { type Asked, type Found, lowerAt } from "./asked.ts";

/** Those that say nothing of what is measured: what is "longer than 500 metres" is not high. */
const BOUNDS: readonly (readonly [readonly string[], "less" | "more"])[] = [
  ...["under", "below", "less than", "for less than"].map((phrase) => [phrase.split(" "), "less"] as const),
  ...["over", "above", "more than", "for more than"].map((phrase) => [phrase.split(" "), "more"] as const),
];

/**
 * "(Courses) under 500 crowns": of what the graph states in that unit of such things, where that is one relation alone.
 */
export function byUnit({ words, end, catalogue }: Asked, at: number, types: readonly string[]): Found | undefined {
  let from = at;
  while (from < end && OPENING.has(lowerAt(words, from))) from += 1;
  const found = BOUNDS.find(([phrase]) => phrase.every((each, more) => lowerAt(words, from + more) === each));
  if (found === undefined) return undefined;
  const [bound, way] = found;
  const number = from + bound.length;
  const unit = words.slice(number + 1, end);
  if (!NUMBER.test(lowerAt(words, number)) || unit.length !== 1) return undefined;
  const forms = new Set(singularForms(unit[0]?.lower ?? ""));
  const stated = catalogue.relations.filter(
    (relation) =>
      relation.objectKind === "NUMBER" &&
      relation.subjectClasses.some((iri) => types.includes(iri)) &&
      unitsOf(relation).some((each) => singularForms(each).some((form) => forms.has(form))),
  );
  const [only, ...others] = stated;
  if (only === undefined || others.length > 0) return undefined;
  const noun = only.label.replace(/\([^()]*\)$/u, "").trim();
  return {
    pieces: [{ said: `has a ${noun} of ${way} than` }, { from: number, to: number + 1 }],
    said: words
      .slice(from, end)
      .map(({ text }) => text)
      .join(" "),
    read: noun,
  };
}

const OPENING: ReadonlySet<string> = new Set(["that", "which", "for", "with", ...BE]);
const NUMBER = /^\d[\d.,]*$/u;
