import { nodeKey, type Fact } from "../../evidence/fact.ts";
import type { Names } from "../../evidence/names.ts";
import { MOST_PER_STEP, type Path, type PathStep } from "../../evidence/path.ts";
import { chainText, drawNodes, namedStep, type NamedStep } from "../../evidence/steps.ts";
import type { TraceNode } from "../../evidence/trace.ts";
import { isoDate } from "../../values/date.ts";
import type { Interval } from "../../values/interval.ts";

/** Intervals that are told of one fact. */
const MOST_INTERVALS = 3;

/**
 * A path in words as it is shown to a reasoner, with when its facts hold behind what they lead to, nothing where no
 * graph says: `Japan – emperor → {Akihito (1989–2019), Naruhito (2019–now)}`. A step from several things to several
 * tells which leads to which: `Elmstad ← in – {Red Mill, Old Mill} – owner → {Red Mill: Ada Brook, Old Mill: Ole Rud}`.
 */
export function datedText({ chains }: Path, names: Names): string {
  return chains.map((chain) => chainText(chain.map((step) => datedStep(step, names)))).join("; ");
}

function datedStep(step: PathStep, names: Names): NamedStep {
  const named = namedStep(step, names);
  const isForward = step.direction === "FORWARD";
  const facts = step.facts.slice(0, MOST_PER_STEP);
  const byNode = new Map<string, Interval[]>();
  /** What each thing leads to, by their keys in the order of the facts. */
  const byStart = new Map<string, Set<string>>();
  for (const fact of facts) {
    const key = nodeKey(isForward ? fact.object : fact.subject);
    const start = nodeKey(isForward ? fact.subject : fact.object);
    byNode.set(key, [...(byNode.get(key) ?? []), ...validityOf(fact)]);
    byStart.set(start, (byStart.get(start) ?? new Set()).add(key));
  }
  // Both list what the facts lead to, each once, in the order of the facts.
  const intervals = [...byNode.values()];
  const dated = named.objects.map((node, index) => {
    const said = (intervals[index] ?? []).slice(0, MOST_INTERVALS).map(timeOf);
    const times = [...new Set(said)].filter((time) => time !== "");
    return times.length === 0 ? node : { ...node, label: `${node.label} (${times.join(", ")})` };
  });
  const isAlike = [...byStart.values()].every((ends) => ends.size === byNode.size);
  if (isAlike) return { ...named, objects: dated };
  const objects = new Map([...byNode.keys()].map((key, index) => [key, dated[index]]));
  return {
    ...named,
    objects: named.subjects.map((start, index): TraceNode => {
      const ends = [...([...byStart.values()][index] ?? [])].flatMap((key) => objects.get(key) ?? []);
      return { ...start, label: `${start.label}: ${drawNodes(ends)}` };
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
