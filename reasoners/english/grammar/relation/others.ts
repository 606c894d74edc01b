import type { SetForm } from "../../../../engine/question/form/logical-form.ts";

/** "the director of E also directed which films": others than E. */
export function others(set: SetForm): SetForm {
  const start = startOf(set);
  return start === undefined ? set : { kind: "except", set, without: start };
}

/** The name that a chain of two relations or more starts from. */
function startOf(set: SetForm): SetForm | undefined {
  if (set.kind === "intersect") return set.sets.map(startOf).find((start) => start !== undefined);
  if (set.kind !== "follow" || set.from.kind !== "follow") return undefined;
  let from: SetForm = set.from;
  while (from.kind === "follow") from = from.from;
  return from.kind === "mention" ? from : undefined;
}
