// A strategy of one's own: all that the graphs say of what a question names, which no other strategy tells.
//   npx node examples/custom-strategy/ask.js "Tell me about Night Ferry."
import { fileURLToPath } from "node:url";
import { catalogueStage, createEngine, createGateway, drawPath, expand, labelsOf, maxAgeOf, membersOf, namesFrom, openBuiltinReasoner, openEmbeddedGraph, pathAlong, topicEntitiesStage } from "whyql";

/** What the graphs say of a thing: each fact as a path of one step, with the evidence that the step rests on. */
async function factsOf(about, graph, catalogue, context) {
  const { entities, truncated } = await expand(graph, [about], { direction: "FORWARD", perEntity: 500 }, context);
  // The answer is then not complete, and not kept.
  if (truncated) context.markPartial(`“${graph.title}” says more than it gave`);
  const retrievedAt = new Date().toISOString();
  const relations = new Set(catalogue.relations.map(({ iri }) => iri));
  const facts = entities.get(about).facts.filter(({ relation }) => relations.has(relation));
  const labels = await labelsOf(graph, [about, ...facts.map(({ object }) => object.value ?? about)], context);
  const source = { graphs: membersOf(graph), retrievedAt, names: namesFrom(labels, catalogue) };
  return facts.map((fact) => {
    const value = source.names.node(fact.object, fact.relation);
    const path = pathAlong([{ facts: [fact], direction: "FORWARD" }]);
    return { value, ...drawPath(path, { strategy: "PROFILE", answers: [value], scores: [] }, source) };
  });
}

const profile = {
  name: "PROFILE",
  description: "Tells all that the graphs say of the first thing that the question names.",
  joinsFusion: false, // It tells of a thing whatever is asked of it: that is no answer for FUSION to believe.
  // A stage is a value: what it is called, what its result depends on and how it is computed. Nothing runs here.
  result: (question, parts) => ({
    name: "profile.result",
    version: 1, // Raised when the same inputs give another result.
    inputs: topicEntitiesStage(question, parts).inputs, // The question, and the versions of the graphs.
    maxAgeMs: maxAgeOf([parts.graph]), // For how long the result may be used again.
    async compute(context) {
      // Computed once for all strategies of the question, by whichever asks first.
      const [topic] = await context.get(topicEntitiesStage(question, parts));
      const catalogue = await context.get(catalogueStage(question, parts));
      const facts = topic ? await factsOf(topic.chosen, parts.graph, catalogue, context) : [];
      return {
        strategy: "PROFILE",
        status: facts.length > 0 ? "ANSWERED" : "NOT_KNOWN",
        text: facts.length > 0 ? facts.map(({ path }) => path.text).join("; ") : "Not known",
        values: facts.map(({ value }) => ({ node: value })),
        support: facts.length > 0 ? ["KG"] : [],
        complete: context.shortcomings.length === 0,
        confidence: facts.length > 0 ? topic.candidates[0].score : 0,
        explanation: topic ? `What the graphs say of “${topic.mention}”.` : "The question names nothing that the graphs know.",
        paths: facts.map(({ path }) => path),
        evidence: facts.flatMap(({ evidence }) => evidence),
      };
    },
  }),
  estimate: (_question, { graph }) => ({
    strategy: "PROFILE",
    stages: [
      { name: "profile.result", most: { stages: 1, upstream: { SPARQL: 2 * membersOf(graph).length } } },
      { name: "topicEntities", most: { stages: 1, upstream: {} } },
      { name: "mentions", most: { stages: 1, upstream: { LABELS: membersOf(graph).length } } },
      { name: "catalogue", most: { stages: 1, upstream: { CATALOGUE: membersOf(graph).length } } },
    ],
    most: {
      stages: 4,
      upstream: { LABELS: membersOf(graph).length, CATALOGUE: membersOf(graph).length, SPARQL: 2 * membersOf(graph).length },
    },
  }),
};

const files = [fileURLToPath(new URL("../own-graph/brewery.ttl", import.meta.url))];
const graph = await openEmbeddedGraph({ id: "breweries", title: "The brewers' guild", files });
const engine = createEngine({ graphs: [graph], reasoner: openBuiltinReasoner(), strategies: [profile] });
const gateway = await createGateway({ engine }); // PROFILE stands beside QUERY and the others in its schema.
const { data } = await gateway.execute({
  query: `query ($text: String!) {
    question(text: $text, strategy: PROFILE) { answer { status explanation } paths { nodes { text } } }
  }`,
  variables: { text: process.argv[2] ?? "Tell me about Night Ferry." },
});
const { answer, paths } = data.question;
console.log([`${answer.status}: ${answer.explanation}`, ...paths.nodes.map(({ text }) => `  ${text}`)].join("\n"));
for (const each of [gateway, engine, graph]) await each.close();
