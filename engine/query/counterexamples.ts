import { nodeKey, type FactNode } from "../evidence/fact.ts";
import { isFused } from "../graph/fused-graph.ts";
import { labelsOf } from "../graph/neighbourhood/labels.ts";
import { isWhetherAll, type ExistsForm, type MentionForm, type WhetherAll } from "../question/form/logical-form.ts";
import { saidOfAll } from "../question/form/said-of-all.ts";
import { areApart } from "./apart.ts";
import { negativeEvidenceIn } from "./denied.ts";
import { wordsUntold } from "./execution/decide-all.ts";
import { membersOf } from "./execution/hop.ts";
import { uncheckedIn } from "./execution/unchecked.ts";
import { partsOf } from "./negative-evidence.ts";
import type { RankedReading } from "./readings.ts";
import { widestOutcomes } from "./widest-outcomes.ts";
import { atlasOf, isDecided, outcomesOf, type Outcome, type QueryContext } from "./outcomes.ts";

/** Members of which it is looked up whether they are known not to be such. */
const MOST_LOOKED_UP = 5;
/** Members among which such are looked for. */
const MOST_MEMBERS = 200;

/**
 * "No" to whether all are such, by one that is known not to be: as it would be answered of that one alone. Of what is
 * not among those that are stated to be such it is not yet known that it is none.
 * @param executed what was found of those that are such, and of all
 */
export async function counterexampleIn(
  reading: RankedReading,
  form: WhetherAll,
  executed: Outcome | undefined,
  queryContext: QueryContext,
): Promise<Outcome | undefined> {
  const whole = (await widestOutcomes({ ...reading, form: form.outOf }, queryContext)).all.find(isDecided);
  if (whole === undefined || whole.execution.tables.some(({ truncated }) => truncated)) return undefined;
  if (wordsUntold(whole.form, whole.decision.rows) !== undefined) return undefined;
  const such = new Set((executed?.execution.tables[0]?.rows ?? []).map(({ value }) => nodeKey(value)));
  const all = membersOf(whole.decision.rows);
  if (all.length > MOST_MEMBERS) return undefined;
  const others = all.filter((member) => member.kind === "iri" && !such.has(nodeKey(member))).slice(0, MOST_LOOKED_UP);
  const labels = await labelsOf(
    queryContext.parts.graph,
    others.flatMap((node) => (node.kind === "iri" ? [node.value] : [])),
    queryContext.context,
  );
  const concrete = executed === undefined || !isWhetherAll(executed.form) ? form : executed.form;
  for (const member of others) {
    const outcome = await deniedOf(concrete, member, labels, whole, queryContext);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}

/** "No" of one of them. */
async function deniedOf(
  form: WhetherAll,
  node: FactNode,
  labels: ReadonlyMap<string, string>,
  whole: Outcome,
  queryContext: QueryContext,
): Promise<Outcome | undefined> {
  if (node.kind !== "iri") return undefined;
  const label = labels.get(node.value) ?? node.value;
  const one: MentionForm = { kind: "mention", text: label, candidates: [{ iri: node.value, label, score: 1 }] };
  const said = saidOfAll(form, one);
  // Where the whole does not stand in what is said of it, nothing is said of one of them.
  if (JSON.stringify(said) === JSON.stringify(form.set)) return undefined;
  const claim: ExistsForm = { kind: "exists", set: said };
  const names = partsOf(claim.set).filter((part) => part.kind === "mention");
  // "The only leader": another one is no leader less.
  if (names.length === partsOf(claim.set).length) {
    for (const named of names)
      if (named.candidates[0]?.iri !== node.value && (await isAnother(named, node, queryContext)))
        return {
          ...whole,
          decision: { kind: "truth", truth: false, rows: rowsOf(whole, node), remarks: [`${label} is one of them`] },
        };
    return undefined;
  }
  const { all } = await outcomesOf(claim, queryContext);
  if (all.some(isDecided) || uncheckedIn(all).length > 0) return undefined;
  const denied = await negativeEvidenceIn(claim, queryContext);
  if (denied?.decision.kind !== "truth") return undefined;
  return { ...denied, decision: { ...denied.decision, remarks: [`${label} is one of which it is not so`] } };
}

async function isAnother(named: MentionForm, node: FactNode, queryContext: QueryContext): Promise<boolean> {
  const atlas = await atlasOf(queryContext);
  if (node.kind !== "iri" || !(await areApart(named, [node], atlas, () => Promise.resolve(false)))) return false;
  const { graph } = queryContext.parts;
  const meant = named.candidates.map(({ iri }) => iri);
  return !isFused(graph) || (await graph.areToldApart(meant, [node.value], queryContext.context));
}

function rowsOf({ decision }: Outcome, node: FactNode): Outcome["decision"]["rows"] {
  return decision.rows.filter(({ value }) => nodeKey(value) === nodeKey(node));
}
