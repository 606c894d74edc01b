import { z } from "zod";
import type { Topic } from "../../question/skyline/topics.ts";
import { normalise } from "../../text/normalise.ts";

/** What the question calls by one name, and the sources by another: "Elton John", "Reginald Dwight". */
export interface CalledOtherwise {
  /** As the question writes it. */
  readonly asked: string;
  /** As it stands on paths. */
  readonly found: string;
}

export const calledOtherwise: z.ZodType<CalledOtherwise> = z.object({ asked: z.string(), found: z.string() });

/** The topics whose name on paths is not the question's. */
export function topicsCalledOtherwise(topics: readonly Topic[]): readonly CalledOtherwise[] {
  return topics
    .filter(({ text, label }) => normalise(text) !== normalise(label))
    .map(({ text, label }) => ({ asked: text, found: label }));
}
