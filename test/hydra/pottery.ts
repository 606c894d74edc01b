import { choosePaths, type ChoosePathsInput } from "../../engine/strategies/hydra/tasks/choose-paths.ts";
import { judgePaths } from "../../engine/query/over-paths/judge-paths.ts";
import { HYDRA_TASKS } from "../../engine/strategies/hydra/tasks/tasks.ts";
import type { Replies } from "../treeqa/by-hand.ts";
import { collection, type TestCollection, type TestPage } from "./text/pages.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { graphOf } from "../embedded/graph-under-test.ts";

/**
 * A chain of facts: Mira Holt's master is Jon Vask, who lives in Elmstad, whose mayor is Rita Sorn, whose sister is
 * Lena Sorn, who owns the Blue Kiln.
 */
export const POTTERY = `
  :Person a rdfs:Class ; rdfs:label "person" .
  :Town a rdfs:Class ; rdfs:label "town" .
  :master rdfs:label "master" . :home rdfs:label "home" . :mayor rdfs:label "mayor" . :sister rdfs:label "sister" .
  :owns rdfs:label "owns" .
  :mira a :Person ; rdfs:label "Mira Holt" ; :master :jon .
  :jon a :Person ; rdfs:label "Jon Vask" ; :home :elmstad .
  :elmstad a :Town ; rdfs:label "Elmstad" ; :mayor :rita .
  :rita a :Person ; rdfs:label "Rita Sorn" ; :sister :lena .
  :lena a :Person ; rdfs:label "Lena Sorn" ; :owns :kiln .
  :kiln rdfs:label "Blue Kiln" .
`;

export const pottery = (turtle = POTTERY): Promise<KnowledgeGraph> => graphOf(turtle);

/** Two hops, whose relations the graph knows by name. */
export const HOME = "What is the home of the master of Mira Holt?";
/** One hop, by a name that the graph has for no relation of hers. */
export const MAYOR = "Who is the mayor of Mira Holt?";

/** What documents and the web say of the same people, and of what the graph does not hold. */
export const POTTERY_PAGES: readonly TestPage[] = [
  {
    title: "Mira Holt",
    text: "Mira Holt is a potter. The master of Mira Holt is Jon Vask. Mira Holt was born in Orby.",
  },
  { title: "Jon Vask", text: "Jon Vask is a potter. The home of Jon Vask is Elmstad." },
  { title: "Elmstad", text: "Elmstad is a town. The mayor of Elmstad is Rita Sorn." },
];

export const documents = (pages = POTTERY_PAGES): TestCollection => collection("pages", "DOCUMENTS", pages);
export const web = (pages = POTTERY_PAGES): TestCollection => collection("web", "WEB", pages);

/** Takes the first paths, which are the best by their scores. */
export const TAKES_PATHS: Replies = {
  [choosePaths.name]: ({ paths, most }: ChoosePathsInput) => ({ paths: paths.slice(0, most).map(({ id }) => id) }),
};

/** A reasoner that finds no path to answer anything, whatever it is shown. */
export const NEVER: Replies = {
  ...TAKES_PATHS,
  [judgePaths.name]: () => ({ verdict: "NO", answers: [], reason: "this is not enough", ownAnswers: [] }),
};

/** One that does not keep to any form. */
export const RUBBISH: Replies = Object.fromEntries(HYDRA_TASKS.map(({ name }) => [name, () => ({ rubbish: true })]));
