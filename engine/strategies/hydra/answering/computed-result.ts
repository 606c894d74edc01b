import { onceByText } from "../../../evidence/once-by-text.ts";
import { decideBetween, type Claim, type Decided } from "../../../evidence/conflicts/decide.ts";
import { fullestOf, type AliasesOf } from "../../../evidence/conflicts/same-value.ts";
import { kindsOf, type TraceSource } from "../../../evidence/evidence.ts";
import { namesFrom } from "../../../evidence/names.ts";
import { listOf, sentences, type Remarks } from "../../../evidence/result.ts";
import { valueKey } from "../../../evidence/values.ts";
import type { AnswerValue, Evidence, SourceKind, StrategyResult } from "../../../evidence/trace.ts";
import { placesAmong, type Atlas } from "../../../graph/places/lies-within.ts";
import { membersOf } from "../../../graph/fused-graph.ts";
import { resultOf } from "../../../query/answers/result.ts";
import { showReading, type ShownReading } from "../../../query/answers/show-reading.ts";
import { counted } from "../../../values/counted.ts";
import type { Exploration } from "../explore-in-phases.ts";
import type { Judged } from "../../../query/over-paths/judge.ts";
import { contestedIn } from "../sides/contested-in.ts";
import { aliasesAmong, asksForOne, claimOf, isChain } from "./claims.ts";
import { foundIn } from "./found-in.ts";
import { claimsFor, isWithin, keysBy, mostExact, restsOnWeb, takenOf, unsaidBy } from "./standing-values.ts";
import { showKept } from "./shown-kept.ts";
import { claimsOf } from "./side-claims.ts";

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

  const source = sourceOf(exploration, main);
  const unlabelled = showKept(kept, [], variant, source);
  const excludes = asksForOne(main, catalogue);
  const contested = excludes && isChain(main) ? await contestedIn(kept, source.names, "SIDES", run) : [];
  const claims = [
    ...shown
      .filter((each, index) => each === main || computed.answers[index]?.isUnchecked !== true)
      .map((each) => claimOf(each, options)),
    ...contested
      .filter(({ isExclusive }) => isExclusive)
      .flatMap((each) => claimsOf(each, kept, unlabelled, source, options)),
  ];
  const atlas = { graph: parts.graph, catalogue, context };
  const { decided, unnested } = await decidedBy(
    claims,
    excludes,
    await aliasesAmong(shown, parts.graph, context),
    atlas,
  );
  const keysOf = keysBy(decided);
  const isChosen = ({ node }: AnswerValue): boolean => chosen === null || chosen.includes(node.label);
  const outweighs = takenOf(decided, shown, keysOf);
  const judged = shown.find(({ values }) => values.some(isChosen)) ?? main;
  const taken = outweighs ?? mostExact(judged, shown, decided) ?? judged;
  const base = await resultOf(taken, rivals, remarks, atlas);
  // Who was chosen against what outweighs it is a side like others.
  const isOpen = decided.status === "CONFLICTING" || (outweighs !== undefined && !outweighs.values.some(isChosen));
  const isOne = excludes && decided.conflicts.length === 0;
  const exact = isOne ? fullestOf(base.values, decided.standing) : base.values;
  const values = isOpen ? decided.conflicts.flatMap((side) => side.values) : exact;
  const agreeing = shown.filter((each) => isWithin(keysOf(each.values), keysOf(taken.values)));
  const beyond = decided.conflicts.length > 0 ? [] : unsaidBy(taken, shown, keysOf);
  // Only what was offered can be passed over: what another reading gives, nobody was asked about.
  const offered = new Set(shown.flatMap((each) => each.values).map(valueKey));
  const isKept = (value: AnswerValue): boolean => isChosen(value) || !offered.has(valueKey(value));
  const given = isOpen || !values.some(isChosen) ? values : values.filter(isKept);
  const isPart = given.length < values.length;

  const drawn = showKept(
    kept,
    values.map(({ node }) => node),
    variant,
    source,
  );
  const telling = decided.conflicts.length > 0 ? shown : agreeing;
  const support = kindsOf(distinct([...base.evidence, ...agreeing.flatMap((each) => each.evidence)]));
  // Who names the country does not bear out the town.
  const naming = isOne && unnested !== decided.standing ? claimsFor(exact, claims, unnested) : [];
  const isOfWeb = support.every((kind) => kind === "WEB");
  // Anybody may write a page: what one step of a chain rests on alone, the whole of it does.
  const isHearsay =
    agreeing.every((each) => restsOnWeb(claimOf(each, options))) ||
    (naming.length > 0 && naming.every((claim) => restsOnWeb(claim)));
  return {
    ...base,
    status: isOpen ? "CONFLICTING" : base.status,
    values: given,
    text: isOpen
      ? sidesOf(decided).join(" / ")
      : base.status === "CONFLICTING"
        ? base.text
        : listOf(given.map(({ node }) => node)),
    support: isOpen
      ? kindsOf(distinct(shown.flatMap((each) => each.evidence)))
      : [...new Set([...support, ...naming.flatMap(kindsIn)])],
    complete: base.complete && !isOpen && !isHearsay && !isPart && beyond.length === 0,
    ...(isPart ? { unchecked: base.unchecked ?? "CONDITION" } : {}),
    explanation: sentences([
      base.explanation.replace(/\.$/u, ""),
      ...(decided.conflicts.length === 0 ? [] : [`the sources do not agree: ${toldSides(decided)}`]),
      ...(isOpen && decided.status !== "CONFLICTING"
        ? [
            `${listOf(shown.flatMap((each) => each.values.filter(isChosen)).map(({ node }) => node))} was judged to be right against it`,
          ]
        : []),
      ...(beyond.length === 0
        ? []
        : [`texts also name ${listOf(beyond.map(({ node }) => node))}, which more trusted sources do not`]),
      ...(isHearsay
        ? [`only pages of the web say ${isOfWeb ? "so" : "part of it"}, and no other source confirms them`]
        : []),
      ...(!isPart ? [] : [`${counted(given.length, "value was", "values were")} chosen from those that were computed`]),
      ...foundIn(outcomes),
    ]),
    paths: onceByText([...drawn.paths, ...telling.flatMap((each) => each.paths), ...base.paths]),
    evidence: distinct([...base.evidence, ...telling.flatMap((each) => each.evidence), ...drawn.evidence]),
    ...(decided.conflicts.length === 0
      ? {}
      : { conflicts: decided.conflicts.map((side) => (isOpen ? { ...side, taken: false } : side)) }),
  };
}

/**
 * What lies within what is looked up only where something is said to exclude something. With what stands for values
 * where nothing does.
 */
async function decidedBy(
  claims: readonly Claim[],
  excludes: boolean,
  aliasesOf: AliasesOf,
  atlas: Atlas,
): Promise<{ readonly decided: Decided; readonly unnested: Decided["standing"] }> {
  const plain = decideBetween(claims, { excludes, aliasesOf });
  if (plain.conflicts.length === 0) return { decided: plain, unnested: plain.standing };
  const liesWithin = await placesAmong(
    claims.flatMap(({ values }) => values),
    atlas,
  );
  return { decided: decideBetween(claims, { excludes, aliasesOf, liesWithin }), unnested: plain.standing };
}

function kindsIn({ grounds }: Claim): readonly SourceKind[] {
  return grounds.flatMap(({ origins }) => origins.map(({ kind }) => kind));
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
