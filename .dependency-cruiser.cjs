/**
 * Imports point one way: cli → server → resolvers → schema; resolvers → engine; datasources and reasoners → engine;
 * cli → evaluation → datasources and reasoners.
 */
const LAYERS = "(schema|resolvers|engine|reasoners|datasources|evaluation|server|cli)/";

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "What needs each other belongs together, or is handed what it needs by whoever knows both.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-cycles-of-types-in-the-grammar",
      comment:
        "Phrases that occur inside each other are asked of the Grammar, which knows no rule, not even by its type.",
      severity: "error",
      from: { path: "^reasoners/english/" },
      to: { circular: true },
    },
    {
      name: "engine-knows-nobody",
      comment: "The engine knows neither GraphQL nor HTTP, and declares what it needs from outside.",
      severity: "error",
      from: { path: "^engine/" },
      to: {
        path: "^(schema|resolvers|reasoners|datasources|evaluation|server|cli)/|^node_modules/(graphql|type-graphql|express|@apollo)/",
      },
    },
    {
      name: "datasources-know-the-engine-only",
      comment: "A source implements an interface of the engine and knows nothing of who asks.",
      severity: "error",
      from: { path: "^datasources/" },
      to: { path: "^(schema|resolvers|reasoners|evaluation|server|cli)/" },
    },
    {
      name: "reasoners-know-the-engine-only",
      comment:
        "A reasoner implements an interface of the engine and knows nothing of who asks, nor where what it is given is from.",
      severity: "error",
      from: { path: "^reasoners/", pathNot: "^reasoners/threads/" },
      to: { path: "^(schema|resolvers|datasources|evaluation|server|cli)/" },
    },
    {
      name: "reasoners-in-threads",
      comment: "The threads in which a reasoner works are those in which text is read.",
      severity: "error",
      from: { path: "^reasoners/threads/" },
      to: { path: "^(schema|resolvers|evaluation|server|cli)/|^datasources/(?!(reading|threads)/)" },
    },
    {
      name: "facts-have-no-form",
      comment:
        "A fact, a path and its evidence are drawn whoever found them: what knows forms makes them, and not the other way round.",
      severity: "error",
      from: { path: "^engine/evidence/" },
      to: { path: "^engine/(question|query|strategies)/" },
    },
    {
      name: "documents-know-nobody-who-asks",
      severity: "error",
      from: { path: "^engine/documents/" },
      to: { path: "^engine/(question|query|strategies)/" },
    },
    {
      name: "questions-know-no-strategy",
      comment: "A question holds parameters of strategies as values; whose they are is for the strategy to say.",
      severity: "error",
      from: { path: "^engine/question/" },
      to: { path: "^engine/strategies/" },
    },
    {
      name: "queries-know-no-strategy",
      comment: "Forms are executed in one way, whichever strategy asks.",
      severity: "error",
      from: { path: "^engine/query/" },
      to: { path: "^engine/strategies/" },
    },
    {
      name: "strategies-share-the-engine-only",
      comment: "What several strategies use is no strategy's own.",
      severity: "error",
      from: { path: "^engine/strategies/([^/]+)/" },
      to: { path: "^engine/strategies/[^/]+/", pathNot: "^engine/strategies/$1/" },
    },
    {
      name: "examples-ask-the-engine",
      comment: "Example questions are asked as anybody asks: nothing that answers questions knows of them.",
      severity: "error",
      from: { path: "^engine/", pathNot: "^engine/examples/" },
      to: { path: "^engine/examples/" },
    },
    {
      name: "schema-has-no-logic",
      comment: "The schema may take its types from the engine, and no values.",
      severity: "error",
      from: { path: "^schema/" },
      to: { path: `^${LAYERS}`, pathNot: "^schema/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "schema-types-from-the-engine",
      severity: "error",
      from: { path: "^schema/" },
      to: { path: "^(resolvers|reasoners|datasources|server|cli)/" },
    },
    {
      name: "resolvers-between-schema-and-engine",
      comment: "Resolvers do no HTTP and open no sources.",
      severity: "error",
      from: { path: "^resolvers/" },
      to: { path: "^(reasoners|datasources|server|cli)/|^node_modules/(express|@apollo)/" },
    },
    {
      name: "server-without-cli",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(cli|evaluation)/" },
    },
    {
      name: "evaluation-asks-the-engine",
      comment: "What is measured is the engine itself, over sources that the evaluation opens or is given.",
      severity: "error",
      from: { path: "^evaluation/" },
      to: { path: "^(schema|resolvers|server|cli)/" },
    },
    {
      name: "nothing-from-tests",
      severity: "error",
      from: { path: `^${LAYERS}` },
      to: { path: "^(test|bench)/" },
    },
    {
      name: "no-undeclared-packages",
      comment: "What runs is in dependencies; the pages are built beforehand.",
      severity: "error",
      from: { path: `^${LAYERS}|^index`, pathNot: "^server/(playground|explorer)/" },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "not-found",
      comment: "What is generated takes types of a package that holds nothing else.",
      severity: "error",
      from: { pathNot: "/generated/" },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    skipAnalysisNotInRules: true,
    exclude: { path: "^(dist|test/generated)/" },
    tsPreCompilationDeps: "specify",
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["types", "import", "node", "default"] },
  },
};
