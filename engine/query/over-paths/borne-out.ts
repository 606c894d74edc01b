import { nodeKey } from "../../evidence/fact.ts";
import type { AnsweredReading } from "../answers/show-reading.ts";
import type { QueryContext } from "../outcomes.ts";
import { EQUAL_RELATIONS_RATIO } from "../limits.ts";
import { otherRelations } from "../other-relations.ts";
import { rankReadings } from "../readings.ts";
import { tryReadings } from "../try-readings.ts";
import type { Reading } from "../../question/analysis.ts";
import type { Form, RelationPhrase } from "../../question/form/logical-form.ts";
import { nodesOf } from "../../question/form/walk.ts";
import { narrowedTo } from "./narrowed.ts";

/** A reading that the graphs support and the paths show. */
export interface BorneOut {
  readonly answered: AnsweredReading;
  /** Of the reading as it was before its relations were narrowed to those that paths show. */
  readonly form: Form;
  /** Readings that the graphs support as well, whether paths show them or not. */
  readonly rivals: readonly AnsweredReading[];
}

/**
 * The best reading that paths show; or one of which they show other relations that fit the same words as well.
 * Undefined where they show neither.
 * @param supported Decided readings of nearly equal score, best first: none that scores less can answer in their place
 * @param shown IRIs of the relations that paths show
 */
export async function borneOut(
  supported: readonly AnsweredReading[],
  shown: ReadonlySet<string>,
  readings: readonly Reading[],
  queryContext: QueryContext,
): Promise<BorneOut | undefined> {
  const besides = (answered: AnsweredReading): readonly AnsweredReading[] =>
    supported.filter((each) => each !== answered);
  for (const each of supported) {
    const missing = missingOf(each, shown);
    if (missing.length === 0) return { answered: each, form: each.reading.form, rivals: besides(each) };
    const reading = readings.find(({ form }) => form === each.reading.form);
    if (reading === undefined) continue;
    const present = relationsOf(each).filter((relation) => !missing.includes(relation));
    const allowed = new Set([...shown, ...present.flatMap(({ candidates }) => candidates.map(({ iri }) => iri))]);
    const narrowed = rankReadings([narrowedTo(allowed, reading)]).readings;
    const equal = narrowed.filter(({ bound }) => bound >= each.score * EQUAL_RELATIONS_RATIO);
    const { answered } = await tryReadings(equal, queryContext);
    const [first, ...others] = answered;
    if (first === undefined || first.score < each.score * EQUAL_RELATIONS_RATIO) continue;
    const doubts = [...(first.reading.doubts ?? []), ...otherRelations(first.outcome, [each.outcome])];
    const said = doubts.length === 0 ? first : { ...first, reading: { ...first.reading, doubts } };
    return { answered: said, form: reading.form, rivals: [...besides(each), ...others] };
  }
  return undefined;
}

/**
 * The relations by which a decided reading comes to its members and that no path shows. One by which a thing leads to
 * itself alone needs no path: none goes where it is already. What members are compared, chosen or left out by is looked
 * up of them, and needs none either.
 * @param shown IRIs of the relations that paths show
 */
export function missingOf(answered: AnsweredReading, shown: ReadonlySet<string>): readonly RelationPhrase[] {
  const absent = relationsOf(answered).filter(({ candidates }) => !candidates.some(({ iri }) => shown.has(iri)));
  if (absent.length === 0) return [];
  const leadOn = new Set<string>();
  for (const { hops } of answered.outcome.execution.tables.flatMap(({ rows }) => rows))
    for (const { fact } of hops) if (nodeKey(fact.subject) !== nodeKey(fact.object)) leadOn.add(fact.relation);
  return absent.filter(({ candidates }) => candidates.some(({ iri }) => leadOn.has(iri)));
}

/** The relations that a decided reading follows, each with the one that it was taken for; none that may be any. */
function relationsOf({ outcome: { form } }: AnsweredReading): readonly RelationPhrase[] {
  return [...nodesOf(form)].flatMap(({ node }) =>
    node.kind === "follow" && node.relation.candidates.length > 0 ? [node.relation] : [],
  );
}
