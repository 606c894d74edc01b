import { decideBetween, type Decided } from "../../../evidence/conflicts/decide.ts";
import { kindsOf, type TraceSource } from "../../../evidence/evidence.ts";
import { namesFrom } from "../../../evidence/names.ts";
import { listOf, sentences, type Remarks } from "../../../evidence/result.ts";
import type { AnswerValue, Evidence, ReasoningPath, StrategyResult } from "../../../evidence/trace.ts";
import { valueKey } from "../../../evidence/values.ts";
import { membersOf } from "../../../graph/fused-graph.ts";
import { resultOf } from "../../../query/answers/result.ts";
import { showReading, type ShownReading } from "../../../query/answers/show-reading.ts";
import { counted } from "../../../values/counted.ts";
import type { Exploration } from "../explore-in-phases.ts";
import type { Judged } from "../phases/judged.ts";
import { aliasesAmong, asksForOne, claimOf } from "./claims.ts";
import { foundIn } from "./found-in.ts";
import { showKept } from "./shown-kept.ts";

type Computed = Extract<Judged, { kind: "COMPUTED" }>;

/**
 * The answer that was computed over the paths. Where sources say different things of what there is one of, the heavier
 * side is taken, or none; a source that says the same supports it. What texts add to a list is told, and not taken.
 */
export async function computedResult(
  { computed, chosen }: Computed,
  exploration: Exploration,
  remarks: Remarks,
): Promise<StrategyResult> {
  const { run, kept, outcomes } = exploration;
  const { parts, catalogue, context, options, variant } = run;
  const show = (answered: ShownReading["answered"]): Promise<ShownReading> =>
    showReading(variant, answered, parts.graph, catalogue, context);
  const shown = await Promise.all(computed.answers.map(({ answered }) => show(answered)));
  const rivals = await Promise.all(computed.rivals.map(show));
  const [main] = shown;
  if (main === undefined) throw new TypeError("What was computed has an answer.");

  const decided = decideBetween(
    shown
      .filter((each, index) => each === main || computed.answers[index]?.isUnchecked !== true)
      .map((each) => claimOf(each, options)),
    { excludes: asksForOne(main, catalogue), aliasesOf: await aliasesAmong(shown, parts.graph, context) },
  );
  const keysOf = keysBy(decided);
  const taken = takenOf(decided, shown, keysOf) ?? main;
  const base = resultOf(taken, rivals, remarks);
  const isOpen = decided.status === "CONFLICTING";
  const values = isOpen ? decided.values : base.values;
  const agreeing = shown.filter((each) => isWithin(keysOf(each.values), keysOf(taken.values)));
  const beyond = decided.conflicts.length > 0 ? [] : unsaidBy(taken, shown, keysOf);
  const given = chosen === null ? values : values.filter(({ node }) => chosen.includes(node.label));

  const drawn = showKept(
    kept,
    values.map(({ node }) => node),
    variant,
    sourceOf(exploration, taken),
  );
  const telling = decided.conflicts.length > 0 ? shown : agreeing;
  const support = kindsOf(distinct([...base.evidence, ...agreeing.flatMap((each) => each.evidence)]));
  // Anybody may write a page.
  const isHearsay = support.every((kind) => kind === "WEB");
  return {
    ...base,
    status: isOpen ? "CONFLICTING" : base.status,
    values: given,
    text: isOpen
      ? sidesOf(decided).join(" / ")
      : base.status === "CONFLICTING"
        ? base.text
        : listOf(given.map(({ node }) => node)),
    support: isOpen ? kindsOf(distinct(shown.flatMap((each) => each.evidence))) : support,
    complete: base.complete && !isOpen && !isHearsay && chosen === null && beyond.length === 0,
    explanation: sentences([
      base.explanation.replace(/\.$/u, ""),
      ...(decided.conflicts.length === 0 ? [] : [`the sources do not agree: ${toldSides(decided)}`]),
      ...(beyond.length === 0
        ? []
        : [`texts also name ${listOf(beyond.map(({ node }) => node))}, which more trusted sources do not`]),
      ...(isHearsay ? ["pages of the web alone say so, and nothing bears them out"] : []),
      ...(chosen === null ? [] : [`${counted(given.length, "value was", "values were")} chosen of what was computed`]),
      ...foundIn(outcomes),
    ]),
    paths: byText([...drawn.paths, ...telling.flatMap((each) => each.paths), ...base.paths]),
    evidence: distinct([...base.evidence, ...telling.flatMap((each) => each.evidence), ...drawn.evidence]),
    ...(decided.conflicts.length === 0 ? {} : { conflicts: decided.conflicts }),
  };
}

type KeysOf = (values: readonly AnswerValue[]) => ReadonlySet<string>;

/** Values by what stands for them: words that are an entity's name are the entity. */
function keysBy({ standing }: Decided): KeysOf {
  return (values) => new Set(values.map((value) => valueKey(standing.get(valueKey(value)) ?? value)));
}

/** The first answer of the side that is taken; undefined where nothing excludes anything, and where no side is. */
function takenOf({ conflicts }: Decided, shown: readonly ShownReading[], keysOf: KeysOf): ShownReading | undefined {
  const side = conflicts.find(({ taken }) => taken);
  if (side === undefined) return undefined;
  const keys = keysOf(side.values);
  return shown.find(({ values }) => [...keysOf(values)].some((key) => keys.has(key)));
}

function isWithin(keys: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return keys.size > 0 && [...keys].every((key) => others.has(key));
}

/** What texts add to what is computed from more trusted sources. */
function unsaidBy(taken: ShownReading, shown: readonly ShownReading[], keysOf: KeysOf): readonly AnswerValue[] {
  const known = keysOf(taken.values);
  return shown.flatMap(({ values }) => values).filter((value) => [...keysOf([value])].every((key) => !known.has(key)));
}

function sourceOf({ run, outcomes }: Exploration, { answered }: ShownReading): TraceSource {
  return {
    graphs: membersOf(run.parts.graph),
    retrievedAt: answered.outcome.execution.retrievedAt,
    names: namesFrom(new Map(outcomes.flatMap(({ labels }) => Object.entries(labels))), run.catalogue),
  };
}

function sidesOf({ conflicts }: Decided): readonly string[] {
  return conflicts.map(({ values }) => listOf(values.map(({ node }) => node)));
}

function toldSides(decided: Decided): string {
  const sides = decided.conflicts.map(
    ({ support, weight, taken }, index) =>
      `${sidesOf(decided)[index] ?? ""} (${support.join(", ")}, weight ${Number(weight.toFixed(2))}${taken ? ", taken" : ""})`,
  );
  return [...sides, ...(decided.cut > 0 ? [`${counted(decided.cut, "more")}`] : [])].join("; ");
}

function distinct(evidence: readonly Evidence[]): readonly Evidence[] {
  return [...new Map(evidence.map((each) => [each.id, each])).values()];
}

/** Paths of one text are one; what was judged comes first, with all its scores. */
function byText(paths: readonly ReasoningPath[]): readonly ReasoningPath[] {
  const known = new Map<string, ReasoningPath>();
  for (const path of paths) if (!known.has(path.text)) known.set(path.text, path);
  return [...known.values()];
}
