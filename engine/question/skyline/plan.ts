import { saysNoRelation } from "./operators.ts";
import type { Skyline, SkylinePlace } from "./skyline.ts";

/** How a question may be answered, step by step, and what would answer it (FiDeLiS, section 3.2). */
export interface Plan {
  /** Each leads from one place of the skyline to the next, in words. */
  readonly steps: readonly string[];
  /** The question as a statement; in the place of what is asked for stands `PLACEHOLDER`. */
  readonly statement: string;
}

/** Stands for what is asked for. */
const PLACEHOLDER = "*placeholder*";

/** The plan that a skyline holds: nobody is asked for it. */
export function planOf({ places, relations }: Skyline): Plan {
  const steps = relations.flatMap((relation, index) => {
    const [from, to] = [places[index], places[index + 1]];
    if (from === undefined || to === undefined || saysNoRelation(relation)) return [];
    return [`From ${placeInPlan(from)}, follow “${relation.text}” to ${placeInPlan(to)}.`];
  });
  const statement = places
    .flatMap((place, index) => [placeInStatement(place), relations[index]?.text ?? ""])
    .filter(Boolean)
    .join(" – ");
  return { steps, statement };
}

function placeInPlan({ kind, text }: SkylinePlace): string {
  if (kind === "TOPIC") return `“${text}”`;
  if (kind === "ANSWER") return text === "" ? "the answer" : `the answer (${text})`;
  return text === "" ? "what is there" : `the ${text}`;
}

function placeInStatement({ kind, text }: SkylinePlace): string {
  if (kind === "TOPIC") return `“${text}”`;
  if (kind === "ANSWER") return text === "" ? PLACEHOLDER : `${PLACEHOLDER} (${text})`;
  return text === "" ? "…" : text;
}
