import { saysNoRelation } from "./operators.ts";
import type { Skyline, SkylinePlace, SkylineRelation } from "./skyline.ts";

/**
 * A skyline in one line: `"Mariner Moose" – mascot of – answer(team) – in – "American League West"`; of a place that
 * nothing is said of, `…`. With GRAPH, relations are called as the graph calls them, where the question leaves no doubt
 * which is meant: paths of a graph are written so, and texts are like one another by their words.
 */
export function skylineText({ places, relations }: Skyline, words: "QUESTION" | "GRAPH" = "QUESTION"): string {
  const said = relations.map((relation) => (words === "GRAPH" ? nameInGraph(relation) : relation.text));
  return places
    .flatMap((place, index) => [placeText(place), said[index] ?? ""])
    .filter(Boolean)
    .join(" – ");
}

/**
 * What the plausibility of a relation may be measured by, in the order of the skyline and each once: the words that
 * stand for a relation, the name of the one that they surely mean, and what is expected on the way. Names of the
 * question are left out, which say nothing of relations.
 */
export function skylineWords({ places, relations }: Skyline): readonly string[] {
  const said = places.flatMap(({ kind, text }, index) => {
    const next = relations[index];
    return [
      ...(kind === "TOPIC" ? [] : [text]),
      ...(next === undefined || saysNoRelation(next) ? [] : [next.text, nameInGraph(next)]),
    ];
  });
  return [...new Set(said)].filter(Boolean);
}

function placeText({ kind, text }: SkylinePlace): string {
  if (kind === "TOPIC") return `"${text}"`;
  if (kind === "ANSWER") return text === "" ? "answer" : `answer(${text})`;
  return text === "" ? "…" : text;
}

/** How much better than the next the relation must fit whose name is taken for the words. */
const MARGIN = 0.05;

/** The question's words where no relation, or no single one, is plainly meant. */
function nameInGraph({ text, candidates }: SkylineRelation): string {
  const [best] = candidates;
  if (best === undefined) return text;
  const next = candidates.find(({ label }) => label !== best.label);
  return next === undefined || best.score - next.score >= MARGIN ? best.label : text;
}
