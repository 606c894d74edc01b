/** What each stage does, as one says it while it is done. */
const DOING: Readonly<Record<string, string>> = {
  mentions: "looking for names in the question",
  "mentions.partial": "looking for names that are given in part",
  "mentions.leftOpen": "looking for names that the reading gives",
  "mentions.andParts": "looking for names that are given in part",
  "mentions.misspelt": "looking for names that are misspelt",
  "mentions.andMisspelt": "looking for names that are misspelt",
  topicEntities: "choosing what the names mean",
  catalogue: "reading what the graphs can tell",
  analysis: "reading the question",
  "analysis.chosen": "using the reading that you chose",
  outline: "taking the question apart",
  "documents.chunks": "searching documents",
  "documents.lookUp": "reading documents",
  "query.grounding": "weighing what the words may mean",
  "query.execution": "asking the graphs",
  "query.fusedSet": "putting together what several graphs say",
  "query.result": "answering by a query",
  "query.neighbourhood": "looking around the names of the question",
  "query.graphLed": "reading the question by what the graph holds",
  "query.inPhrases": "looking the question up in a phrase book",
  "treeqa.draft": "dividing the question into parts",
  "treeqa.tree": "checking the parts of the question",
  "treeqa.neighbours": "looking around what is named",
  "treeqa.facts": "looking for facts on a part of the question",
  "treeqa.verdict": "judging a part of the question",
  "treeqa.result": "answering from the parts of the question",
  "hydra.sources": "choosing sources",
  "hydra.textAvailability": "finding out which texts have the names",
  "hydra.subgraph": "collecting the facts around the names",
  "hydra.passages": "searching texts",
  "hydra.sentences": "choosing sentences",
  "hydra.initial": "first search: weighing the paths",
  "hydra.refined": "second search: weighing the paths",
  "hydra.predict": "third search: weighing the paths",
  "hydra.followUp": "asking what is missing",
  "hydra.predictions": "guessing answers to look for",
  "hydra.result": "answering from paths",
  "hydra_e.result": "answering from paths",
  "fidelis.subgraph": "collecting the facts around the names",
  "fidelis.result": "answering from verified paths",
  leastConfidence: "weighing how sure the answer is",
  "fusion.thoughts": "asking the model for chains of thought",
  "fusion.weights": "weighing the paths of all strategies",
  "fusion.result": "putting together what the strategies found",
};

const PHASES: Readonly<Record<string, string>> = { initial: "first", refined: "second", predict: "third" };

const SEARCHED: Readonly<Record<string, string>> = {
  graph: "searching the graphs",
  documents: "reading documents",
  web: "reading pages of the web",
};

const STEPS: readonly string[] = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** "fidelis.steps2", "fidelis.level2": what is done of one level of a beam. */
function levelWords(name: string): string | undefined {
  const [, what, level] = /^fidelis\.(steps|level)(\d{1,2})$/u.exec(name) ?? [];
  if (what === undefined) return undefined;
  const which = STEPS[Number(level) - 1] ?? "next";
  return what === "steps" ? `looking around for ${which} steps` : `choosing and verifying ${which} steps`;
}

/** What a stage does, in words; its name where nobody has words for it, as of a strategy of one's own. */
export function stageWords(name: string): string {
  const known = DOING[name] ?? levelWords(name);
  if (known !== undefined) return known;
  const [strategy, phase = "", source = ""] = name.split(".");
  const [which, doing] = [PHASES[phase], SEARCHED[source]];
  return strategy === "hydra" && which !== undefined && doing !== undefined ? `${which} search: ${doing}` : name;
}
