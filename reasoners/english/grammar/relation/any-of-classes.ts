import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { type Catalogue, MOST_END_CLASSES } from "../../../../engine/sources/knowledge-graph.ts";
import { classEntry } from "../../linking/known-entries.ts";

/**
 * Anything of the classes, those below another of them left out as they are part of it. Undefined where there are none.
 * @param text what the question calls them
 * @param score how well they are what is meant, 0–1
 */
export function anyOfClasses(
  classes: readonly string[],
  text: string,
  score: number,
  catalogue: Catalogue,
): SetForm | undefined {
  const [first, ...others] = widestOf(classes, catalogue).map((each): SetForm => {
    const label = classEntry(catalogue, each)?.label ?? each;
    return { kind: "instances", text, candidates: [{ iri: each, label, score }] };
  });
  return first === undefined || others.length === 0 ? first : { kind: "union", sets: [first, ...others] };
}

/** May there be things of other kinds where a relation has an end of these, since no more are listed? */
export function areCutOff(classes: readonly string[], catalogue: Catalogue): boolean {
  return classes.length >= MOST_END_CLASSES && widestOf(classes, catalogue).length > 1;
}

function widestOf(classes: readonly string[], catalogue: Catalogue): readonly string[] {
  return classes.filter(
    (each) => classEntry(catalogue, each)?.ancestors.some((above) => classes.includes(above)) !== true,
  );
}
