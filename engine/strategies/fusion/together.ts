import { nothingWithin, type LiesWithin } from "../../evidence/conflicts/lies-within.ts";
import { forgivable } from "../../sources/from-all.ts";
import type { ReasoningPath, StrategyResult } from "../../evidence/trace.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { StageContext } from "../../investigation/stage.ts";
import type { Question } from "../../question/question.ts";
import { decide, isContested } from "./decide.ts";
import { askedWhom, ownWords } from "./explain.ts";
import type { Others } from "./go-on.ts";
import { merged } from "./merge.ts";
import { nestingAmong } from "./nested-places.ts";
import type { FusionOptions } from "./parameters.ts";
import { claimsOf, isGrounded, type Claim, type Party } from "./party.ts";
import { asOwn, resultOf, type Said } from "./result.ts";
import { sameMentions } from "./same-mentions.ts";
import { thoughtsOf, thoughtsStage, type Thoughts } from "./thoughts.ts";
import type { Opening } from "./undecided.ts";
import { compare } from "./whole/compare.ts";
import { byWeight, NOTHING_WEIGHED, toWeigh, weightsOf, weightsStage, type Weights } from "./weights.ts";

/** What is asked, and with what. */
export interface Asked {
  readonly question: Question;
  readonly parts: InvestigationParts;
  readonly context: StageContext;
  readonly options: FusionOptions;
}

/** What all of them found: of one its answer, of several that which they give together. */
export async function together(
  parties: readonly [Party, ...Party[]],
  others: Others,
  opening: Opening | undefined,
  asked: Asked,
): Promise<StrategyResult> {
  const { context, options } = asked;
  const thoughts = await think(asked);
  const claims = [...parties, ...thoughts.parties].flatMap(claimsOf);
  const grounded = claims.filter(({ party }) => isGrounded(party.result));
  // What a model says of its own contradicts nothing that a source says.
  const counted = grounded.length > 0 ? grounded : claims;
  const own = claims.filter((claim) => !counted.includes(claim));
  const said: Said = {
    asked: askedWhom(opening, others, options.thoroughness),
    remarks: [...ownWords(own), ...thoughts.remarks, ...missing(context, parties)],
    complete: others.failures.length === 0,
  };
  const finding = [...new Set(counted.map(({ party }) => party))];
  const [only = parties[0], ...more] = finding;
  if (more.length === 0) return asOwn(only, said);
  // A model that says now this and now that knows neither.
  if (grounded.length === 0 && isContested(counted))
    return asOwn(parties[0], { ...said, remarks: [...ownWords(counted), ...said.remarks] });

  const { paths, evidence, standsFor } = merged(finding);
  const liesWithin =
    grounded.length > 0 && isContested(counted) ? await nestingAmong(counted.map(foundBy), asked) : nothingWithin;
  const alike = sameMentions(parties);
  const isSame: LiesWithin = (inner, outer) => alike(inner, outer) || liesWithin(inner, outer);
  const isOpen = isContested(counted, isSame);
  const comparison = isOpen ? await compare(counted, isSame, asked) : undefined;
  const isToWeigh = isOpen && comparison === undefined;
  const weights = await weigh(isToWeigh, [...paths, ...own.flatMap(({ party }) => party.result.paths)], asked);
  const decision = decide(
    comparison?.claims ?? counted,
    (claimed) => (comparison === undefined ? weightOf(claimed, standsFor, weights) : comparison.weightOf(claimed)),
    { isDecided: opening === undefined, liesWithin, alike, preferred: comparison?.preferred },
  );
  return resultOf({
    ...said,
    remarks: [...said.remarks, ...(comparison?.remarks ?? []), ...weights.remarks],
    parties,
    decision,
    paths: byWeight(paths, weights),
    evidence,
    standsFor,
  });
}

function foundBy({ values, party }: Claim): Pick<StrategyResult, "values" | "paths"> {
  return { values, paths: party.result.paths };
}

/** What a model says of its own, where all is asked for: to be weighed beside what sources say. */
async function think({ question, parts, context, options }: Asked): Promise<Thoughts> {
  const isAsked = options.thoroughness === "EXHAUSTIVE" && options.chains > 0;
  if (!isAsked || parts.reasoner.mostRequests === undefined) return { parties: [], remarks: [] };
  try {
    return thoughtsOf(await context.get(thoughtsStage(question, parts, options)));
  } catch (reason) {
    return { parties: [], remarks: [`the model was not asked to think in steps: ${forgivable(reason, true)}`] };
  }
}

/** What was missing on the way, and no strategy has said yet. */
function missing({ shortcomings }: StageContext, [first, ...others]: readonly Party[]): readonly string[] {
  if (others.length === 0) return [];
  const said = [first, ...others]
    .map((party) => party?.result.explanation ?? "")
    .join(" ")
    .toLowerCase();
  return shortcomings.filter((each) => !said.includes(each.replace(/\.$/u, "").toLowerCase()));
}

/** Where all say the same, there is nothing to decide: nobody is asked to score paths, unless all is asked for. */
async function weigh(
  isOpen: boolean,
  paths: readonly ReasoningPath[],
  { question, parts, context, options }: Asked,
): Promise<Weights> {
  if (options.thoroughness !== "EXHAUSTIVE" && !isOpen) return NOTHING_WEIGHED;
  try {
    return weightsOf(await context.get(weightsStage(toWeigh(paths), question, parts, options)));
  } catch (reason) {
    return { ...NOTHING_WEIGHED, remarks: [`the paths were not weighed: ${forgivable(reason, true)}`] };
  }
}

/** What the paths of some claims weigh together, each path once. */
function weightOf(claims: readonly Claim[], standsFor: ReadonlyMap<string, string>, { byPath }: Weights): number {
  const ids = new Set(claims.flatMap(({ paths }) => paths.map((id) => standsFor.get(id) ?? id)));
  return [...ids].reduce((sum, id) => sum + (byPath.get(id)?.weight ?? 0), 0);
}
