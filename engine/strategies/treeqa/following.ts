import type { Form } from "../../question/form/logical-form.ts";
import type { KnowledgeGraph } from "../../sources/knowledge-graph.ts";
import type { RankedReading } from "../query/readings.ts";
import type { AnsweredReading } from "../query/show-reading.ts";
import type { Draft } from "./draft.ts";
import { partsOf, type Part } from "./parts.ts";

/** A draft that is being validated, and what is known of the reading that it follows. */
export interface Following {
  readonly draft: Draft;
  /** Undefined for a draft that follows none. */
  readonly reading: RankedReading | undefined;
  readonly sources: readonly FollowedSource[];
  /** What the whole question gives in the graphs; undefined when they leave something open. */
  readonly answered: AnsweredReading | undefined;
  /** Other ways to understand the question that fit as well. */
  readonly rivals: readonly AnsweredReading[];
}

/** A graph that sub-questions are put to. */
export interface FollowedSource {
  readonly graph: KnowledgeGraph;
  /** The form with the one meaning of each word that the graph supports together; undefined when it leaves something open. */
  readonly form: Form | undefined;
}

/** The parts of the reading with all that its words may mean. */
export function partsFollowed({ reading, sources }: Following): readonly Part[] {
  const supported = sources[0]?.form;
  if (supported !== undefined) {
    const parts = partsOf(supported);
    const open = reading === undefined ? [] : partsOf(reading.form);
    return parts.map((part) => open.find(({ id }) => id === part.id) ?? part);
  }
  return reading === undefined ? [] : partsOf(reading.form);
}
