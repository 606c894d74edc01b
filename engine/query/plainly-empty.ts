import type { Form, TimeExpression } from "../question/form/logical-form.ts";
import { nodesOf, relationOf } from "../question/form/walk.ts";
import { mentionsStage } from "../question/stages.ts";
import type { Attempt } from "./attempt.ts";
import { LIMITS } from "./limits.ts";
import { mayMeanSeveral } from "./partial-names.ts";
import { catalogueOf, type QueryContext } from "./outcomes.ts";
import { endsOf, startsAtUntold, unfitEnds } from "./unfit-ends.ts";

/** Words are what a relation is called where they score at least this, 0–1. */
const CALLED = 0.98;

/** A reading that scores less, 0–1, may say something else than the question. */
const PLAIN = 0.8;

/**
 * Is what a question plainly says simply not stated: do its words name relations and things of the graph in full, could
 * these be connected so, and is nothing? Who asks for the county whose county town is E, where E is none, is not
 * answered by what else connects it to counties.
 */
export async function isPlainlyEmpty(
  { status, reading, unexamined }: Attempt,
  queryContext: QueryContext,
): Promise<boolean> {
  if (status !== "UNSUPPORTED" || unexamined.count > 0 || reading.bound < PLAIN) return false;
  if (!isCalledInFull(reading.form)) return false;
  const { context, question, parts } = queryContext;
  const mentions = await context.get(mentionsStage(question, parts));
  const ends = endsOf(mentions, await catalogueOf(queryContext));
  return unfitEnds(reading.form, ends).length === 0 && !startsAtUntold(reading.form, ends);
}

function isOfDates(time: TimeExpression): boolean {
  return time.kind === "instant" || (time.kind === "interval" && (time.from !== undefined || time.to !== undefined));
}

function isCalledInFull(form: Form): boolean {
  if (mayMeanSeveral(form)) return false;
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  const phrases = nodes.flatMap((node) => relationOf(node) ?? []);
  if (phrases.length === 0 || nodes.length > LIMITS.formNodes) return false;
  // Of what is said to be so at a date the date may be stated beside it, where no fact of the relation bears one.
  if (nodes.some((node) => node.kind === "at" && isOfDates(node.time))) return false;
  if (linksKindsAlone(form)) return false;
  return phrases.every(
    ({ any, candidates }) => any !== true && candidates.some(({ score, loose }) => score >= CALLED && loose !== true),
  );
}

/**
 * Does a form follow a relation from all of a kind? "The oldest winery in each region": that no winery at all is linked
 * to a region says that wineries lie in something else.
 */
export function linksKindsAlone(form: Form): boolean {
  return [...nodesOf(form)].some(({ node }) => node.kind === "follow" && isOfNothingNamed(node.from));
}

function isOfNothingNamed(set: Form): boolean {
  return [...nodesOf(set)].every(({ node }) => node.kind !== "mention" && node.kind !== "value");
}
