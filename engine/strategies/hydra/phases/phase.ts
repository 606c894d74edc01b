import type { Skyline } from "../../../question/skyline/skyline.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import type { Searched } from "../../../evidence/exploration.ts";

/** The phases of exploration (section 3.2), in their order. */
export type Phase = "INITIAL" | "REFINED" | "PREDICT";

/** What a phase searches for: it survives JSON and names the phase's stages. */
export interface Expedition {
  readonly phase: Phase;
  /** Kinds of sources that are searched. */
  readonly kinds: readonly Searched[];
  /** The graphs are searched along each by itself; what all of them find is pruned and judged together. */
  readonly routes: readonly Route[];
  /** What texts are searched and read along, once for all routes. */
  readonly texts: TextRoute;
  /** The first search of the graphs before, whose subgraph is gone on from; undefined where there was none. */
  readonly since: FirstSearch | undefined;
}

/** A search that knows no texts, with the one of the phase before that it goes on from. */
export interface FirstSearch {
  readonly phase: Phase;
  readonly route: Route;
  readonly since: FirstSearch | undefined;
}

/** The search of the graphs that a phase began with, to go on from; where it had none, that of the phase before. */
export function firstSearchOf({ phase, kinds, routes: [route], since }: Expedition): FirstSearch | undefined {
  return route === undefined || !kinds.includes("KG") ? since : { phase, route, since };
}

/** A chain that is searched along. */
export interface Route {
  /** I, or I_new: it steers the search; paths are pruned and judged by the question's own. */
  readonly skyline: Skyline;
  /** In the order in which paths name them. */
  readonly topics: readonly Topic[];
  /** Hops from each topic. */
  readonly depth: number;
}

/** What is looked for in texts. */
interface TextRoute extends Omit<Route, "depth"> {
  /** What is searched for beside the topics' pages: sub-questions, or q_new. */
  readonly searchFor: readonly string[];
  /** What was read in the phase before and did not hold, each with why. */
  readonly rejected: readonly string[];
}
