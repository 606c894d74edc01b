import { z } from "zod";
import type { FusablePath } from "../fusable-path.ts";

/** A path as a reasoner is shown it to be scored. */
export interface PathToScore {
  /** `p1`, `p2` … */
  readonly id: string;
  readonly kind: FusablePath["kind"];
  readonly text: string;
  readonly answers: readonly string[];
}

export const pathToScore: z.ZodType<PathToScore> = z.object({
  id: z.string().regex(/^p\d+$/u),
  kind: z.enum(["GRAPH", "TEXT"]),
  text: z.string(),
  answers: z.array(z.string()),
});

/** Characters of a path that a reasoner is given; of a longer one, the rest is not looked at. */
export const LONGEST_PATH = 4_000;

/** The scale of every score that a reasoner gives. */
export const score: z.ZodType<number> = z.number().min(0).max(10);

/** Paths of one question that a model scores; the others count as scored by nobody. */
export const MOST_SCORED = 40;

/** The first of some paths, numbered: their own ids may say anything, and reach no reasoner. */
export function numbered(
  paths: readonly FusablePath[],
  most: number = MOST_SCORED,
): readonly (PathToScore & { readonly own: string })[] {
  return paths.slice(0, most).map(({ id, kind, text, answers }, index) => ({
    id: `p${index + 1}`,
    kind,
    text: text.slice(0, LONGEST_PATH),
    answers,
    own: id,
  }));
}
