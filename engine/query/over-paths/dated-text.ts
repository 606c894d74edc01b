import { nodeKey, type Fact } from "../../evidence/fact.ts";
import type { Names } from "../../evidence/names.ts";
import { MOST_PER_STEP, type Path, type PathStep } from "../../evidence/path.ts";
import { chainText, namedStep, type NamedStep } from "../../evidence/steps.ts";
import { isoDate } from "../../values/date.ts";
import type { Interval } from "../../values/interval.ts";

/** Intervals that are told of one fact. */
const MOST_INTERVALS = 3;

/**
 * A path in words as it is shown, with when its facts hold behind what they lead to:
 * `Japan – emperor → {Akihito (1989–2019), Naruhito (2019–now)}`. Nothing where no graph says.
 */
export function datedText({ chains }: Path, names: Names): string {
  return chains.map((chain) => chainText(chain.map((step) => datedStep(step, names)))).join("; ");
}

function datedStep(step: PathStep, names: Names): NamedStep {
  const named = namedStep(step, names);
  const byNode = new Map<string, Interval[]>();
  for (const fact of step.facts.slice(0, MOST_PER_STEP)) {
    const key = nodeKey(step.direction === "FORWARD" ? fact.object : fact.subject);
    byNode.set(key, [...(byNode.get(key) ?? []), ...validityOf(fact)]);
  }
  // Both list what the facts lead to, each once, in the order of the facts.
  const intervals = [...byNode.values()];
  return {
    ...named,
    objects: named.objects.map((node, index) => {
      const said = (intervals[index] ?? []).slice(0, MOST_INTERVALS).map(timeOf);
      const times = [...new Set(said)].filter((time) => time !== "");
      return times.length === 0 ? node : { ...node, label: `${node.label} (${times.join(", ")})` };
    }),
  };
}

function validityOf(fact: Fact): readonly Interval[] {
  return fact.kind === "triple" ? fact.validity : [];
}

/** `1989–2019`, `2019–now`, `until 1990`, `in 2015`; empty where nothing is stated. */
function timeOf({ from, to, ended, observed }: Interval): string {
  if (observed !== undefined) return `in ${isoDate(observed)}`;
  if (from !== undefined && to !== undefined && isoDate(from) === isoDate(to)) return `in ${isoDate(from)}`;
  if (from === undefined) return to === undefined ? (ended === true ? "ended" : "") : `until ${isoDate(to)}`;
  return `${isoDate(from)}–${to === undefined ? (ended === true ? "ended" : "now") : isoDate(to)}`;
}
