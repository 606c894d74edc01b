import { createHash } from "node:crypto";
import type { GoldQuestion } from "../question-set.ts";

/**
 * A seeded sample: the questions in the order of a hash of seed and id, and of those the first `limit`. It depends on
 * nothing else: neither on the order of the file, nor on which other sets are asked; and a larger sample of the same
 * seed holds a smaller one. The order is also the one in which they are asked, so that whatever part of a run is there
 * is a sample too.
 */
export function sample(
  questions: readonly GoldQuestion[],
  seed: number,
  limit: number | undefined,
): readonly GoldQuestion[] {
  const ranked = questions.map((question) => ({ question, rank: rankOf(seed, question.id) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));
  return ranked.slice(0, limit).map(({ question }) => question);
}

function rankOf(seed: number, id: string): string {
  return createHash("sha256").update(`${seed} ${id}`).digest("hex");
}
