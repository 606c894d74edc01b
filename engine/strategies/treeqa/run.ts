import type { StageContext } from "../../investigation/stage.ts";
import type { Question } from "../../question/question.ts";
import type { Catalogue, Mention } from "../../sources/knowledge-graph.ts";
import type { QueryContext } from "../../query/outcomes.ts";
import type { Following } from "./following.ts";
import type { TreeOptions } from "./parameters.ts";
import type { Part } from "./parts.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";

/** What every step of a validation may use. */
export interface Run {
  readonly question: Question;
  readonly parts: InvestigationParts;
  readonly context: StageContext;
  readonly options: TreeOptions;
  readonly catalogue: Catalogue;
  readonly mentions: readonly Mention[];
  readonly following: Following;
  /** Parts of the reading followed, with all that its words may mean, by id. */
  readonly divided: ReadonlyMap<string, Part>;
  readonly queryContext: QueryContext;
  /** Notes what was dropped or could not be used; each once. */
  readonly remark: (text: string) => void;
  /** Notes what a bound or a failure kept from being looked at, so that the tree is not complete; each once. */
  readonly cut: (text: string) => void;
}
