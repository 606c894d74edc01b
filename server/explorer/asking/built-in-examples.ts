import type { Strategy } from "../generated/graphql.ts";

/** A question that a first visitor is offered, and what there is to see in its answer. */
export interface OfferedQuestion {
  readonly text: string;
  readonly strategy?: Strategy;
  readonly about: string;
}

/** What is offered where the graph is the one that is built in. */
export const BUILT_IN_EXAMPLES: readonly OfferedQuestion[] = [
  {
    text: "What team that has a mascot named Mariner Moose is in the American League West?",
    about: "A path from two names to one answer",
  },
  {
    text: "Who was the President of the United States when humans made their third landing on the moon?",
    strategy: "TREEQA",
    about: "Taken apart into a logic tree, part by part",
  },
  {
    text: "In the country where Ghost in the Shell was created, who is the current head of state?",
    about: "Several hops, and who holds an office today",
  },
  { text: "On which island is the Indonesian capital located?", about: "Facts that have their dates" },
];
