import type { Stage } from "../investigation/stage.ts";
import type { Question } from "../question/question.ts";
import type { Task } from "../task.ts";
import type { EvidenceSubgraph, SourceSelection } from "../evidence/exploration.ts";
import type { LogicNode, LogicTree, Traversal } from "../evidence/logic-tree.ts";
import type { StrategyName, StrategyResult } from "../evidence/trace.ts";
import type { Parameters, ParameterValues } from "../question/parameters.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import type { CostEstimate } from "../cost-estimate.ts";
import type { Criterion } from "./criteria.ts";

/** A way to answer questions. Both functions are pure: they make values, and nothing runs. */
export interface Strategy {
  /** Capitals, digits and underscores, a letter first. Its stages are named after it: `profile.result` of `PROFILE`. */
  readonly name: StrategyName;
  /** The stage that computes the strategy's result; it asks for the others as it goes. */
  result(question: Question, parts: InvestigationParts): Stage<StrategyResult>;
  /**
   * An upper bound of what `result` costs when nothing is stored, of the whole and of each stage; and what is typical,
   * where that was measured.
   */
  estimate(question: Question, parts: InvestigationParts): CostEstimate;
}

/**
 * A strategy with all that others need to know of it: schema, question options, ids, evaluation and command line take
 * what it declares here, and nothing of it stands elsewhere.
 */
export interface StrategyDeclaration extends Strategy {
  /** How it looks for the answer, in a sentence or two: shown beside the name in the schema. */
  readonly description: string;
  /** What a question can ask it for; see `parametersOf`. Nothing when absent. */
  readonly parameters?: Parameters;
  /**
   * All that it asks of a reasoner. What answers a task is found by the task's name: the prompt of the model reasoner
   * in `reasoners/model/prompts/`, listed in its `prompts.ts`; the handler of the built-in one in `reasoners/english/`,
   * listed in its `reasoner.ts`. A third party gives its own to `createModelReasoner` and `withHandlers`.
   */
  readonly tasks?: readonly Task<unknown, unknown>[];
  /**
   * All that its paths are scored by: values of `ScoreCriterion` in the schema. Strategies that share one say the same
   * of it. None when absent.
   */
  readonly criteria?: readonly Criterion[];
  /** With what left out or exchanged it is measured. None when absent. */
  readonly ablations?: readonly StrategyAblation[];
  /**
   * False where FUSION is not to ask it: since it does not answer questions as they are put, finds nothing that
   * another does not find, or asks other strategies itself. Else FUSION asks it behind the built-in ones, and believes
   * an answer whose `unchecked` is absent. True when absent.
   */
  readonly joinsFusion?: boolean;
  /**
   * Where it explores sources: all of it, or what it does of it. Clients see what the question's own strategy does, or
   * else the first.
   */
  readonly exploration?: Partial<ExplorationStages>;
  /** Where it works on a logic tree. The first strategy that declares them draws the trees that clients ask for. */
  readonly logicTree?: LogicTreeStages;
}

/** What clients are told of a strategy. */
export interface StrategyDescription extends Pick<
  StrategyDeclaration,
  "name" | "description" | "parameters" | "criteria"
> {
  /** Is its answer made from the logic tree that clients can ask for? */
  readonly hasLogicTree?: boolean;
}

/** A strategy compared with itself under other parameters. */
export interface StrategyAblation<Values = ParameterValues> {
  /** As reports and command lines name it: `depth`. */
  readonly name: string;
  /** What it shows, with the paper's table of it. */
  readonly about: string;
  /** What reports call the strategy as it is, which is compared with the variants; `full` when absent. */
  readonly asItIs?: string;
  readonly variants: readonly { readonly name: string; readonly parameters: Partial<Values> }[];
}

/** The stages of an exploration of sources. */
export interface ExplorationStages {
  /** Which sources know what the question names, and which are searched first: nothing of them is searched. */
  sourceSelection(question: Question, parts: InvestigationParts): Stage<SourceSelection>;
  /** What was fetched of the graphs. */
  subgraph(question: Question, parts: InvestigationParts): Stage<EvidenceSubgraph>;
}

/** The stages of a logic tree. */
export interface LogicTreeStages {
  /** The tree as first generated: no node of it has been checked. */
  draft(question: Question, parts: InvestigationParts): Stage<LogicTree>;
  /** A node of the draft, checked: that node alone. */
  nodeVerdict(question: Question, nodeId: string, parts: InvestigationParts): Stage<LogicNode>;
  /** Validated and corrected; traversed as the strategy's answer is, unless another traversal is named. */
  validated(question: Question, traversal: Traversal | undefined, parts: InvestigationParts): Stage<LogicTree>;
  /** The question's own answer, from the validated tree of that traversal. */
  answer(question: Question, traversal: Traversal | undefined, parts: InvestigationParts): Stage<StrategyResult>;
}
