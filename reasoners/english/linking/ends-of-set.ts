import type { SetForm } from "../../../engine/question/form/logical-form.ts";

/** What the members of a set are reached by, or made of: its last steps, names, kinds and values. */
export function endsOf(set: SetForm): readonly SetForm[] {
  switch (set.kind) {
    case "intersect":
    case "union":
      return set.sets.flatMap(endsOf);
    case "at":
    case "where":
    case "except":
    case "extreme":
      return endsOf(set.set);
    default:
      return [set];
  }
}
