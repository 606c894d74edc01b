import type { Reading } from "../../../../engine/question/analysis.ts";
import type { ClauseGap } from "../../../../engine/text/clause-gap.ts";
import type { FollowForm, Form } from "../../../../engine/question/form/logical-form.ts";
import { mapForm, nodesOf } from "../../../../engine/question/form/walk.ts";

/** What a reading tells of a name: on which side of these words a text must name the other end. */
interface ToldGap {
  readonly name: string;
  readonly words: string;
  readonly gap: ClauseGap;
}

/**
 * Readings, best first, that all look in texts for the other end of a relation on the side that the best one tells
 * which tells it: whoever "was taught by A" is not who taught A, however else the words may be cut.
 */
export function withToldGaps(readings: readonly Reading[]): readonly Reading[] {
  const told = readings.flatMap(({ form }) => [...nodesOf(form)].flatMap(({ node }) => gapOf(node)));
  return readings.map((reading) => ({
    ...reading,
    form: mapForm(reading.form, (node) => (node.kind === "follow" ? withToldGap(node, told) : node)),
  }));
}

function withToldGap(follow: FollowForm, told: readonly ToldGap[]): Form {
  const { from, relation } = follow;
  if (from.kind !== "mention") return follow;
  const words = relation.text.toLowerCase();
  // "Taught by" of one reading is "was taught by" of another.
  const best = told.find(
    (each) => each.name === from.text && (each.words.endsWith(words) || words.endsWith(each.words)),
  );
  return best === undefined || best.gap === relation.gap
    ? follow
    : { ...follow, relation: { ...relation, gap: best.gap } };
}

function gapOf(node: Form): readonly ToldGap[] {
  if (node.kind !== "follow" || node.from.kind !== "mention" || node.relation.gap === undefined) return [];
  return [{ name: node.from.text, words: node.relation.text.toLowerCase(), gap: node.relation.gap }];
}
