import type { EvidenceSubgraph, SourceSelection } from "../../engine/evidence/exploration.ts";
import type { QuestionAnalysis } from "../../engine/question/analysis.ts";
import type { EntityFact } from "../../engine/graph/browsing/entity-facts.ts";
import type { TopicEntity } from "../../engine/question/topic-entities.ts";
import { iri, literal, XSD } from "../../engine/rdf/term.ts";
import type { EntityDescription } from "../../engine/sources/knowledge-graph.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";

/** Where is the Indonesian capital: one answer, with everything that a trace can hold. */
const JAKARTA = "urn:whyql:entity:jakarta";
const JAVA = "urn:whyql:entity:java";
const CAPITAL = "urn:whyql:relation:capital";
const INDONESIA = "urn:whyql:entity:indonesia";
const ISLAND = "urn:whyql:class:island";

export const TOPIC_ENTITIES: readonly TopicEntity[] = [
  {
    mention: "Indonesian",
    start: 20,
    end: 30,
    chosen: INDONESIA,
    candidates: [
      {
        iri: INDONESIA,
        label: "Indonesia",
        matched: "Indonesian",
        match: "EXACT",
        via: "ALIAS",
        score: 0.9,
        types: ["urn:whyql:class:country"],
      },
    ],
  },
];

export const ANALYSIS: QuestionAnalysis = {
  readings: [
    {
      form: {
        kind: "follow",
        from: { kind: "mention", text: "Indonesian", candidates: [{ iri: INDONESIA, label: "Indonesia", score: 0.9 }] },
        relation: { text: "capital", candidates: [{ iri: CAPITAL, label: "capital", direction: "FORWARD", score: 1 }] },
      },
      score: 0.8,
    },
  ],
  reason: undefined,
  keywords: ["island", "Indonesian", "capital"],
};

export const RESULT: StrategyResult = {
  strategy: "QUERY",
  status: "ANSWERED",
  text: "Java",
  values: [{ node: { kind: "entity", iri: JAVA, label: "Java" }, validUntil: "2024" }],
  support: ["KG", "DOCUMENTS"],
  complete: true,
  confidence: 0.72,
  explanation: "The graph holds the capital; a document says where it is.",
  reading: "the island of the capital of Indonesia",
  sparql: "SELECT ?x WHERE { }",
  asOf: "2026-11-01",
  paths: [
    {
      id: "p1",
      text: "Indonesia – capital → Jakarta – island → Java",
      strategy: "QUERY",
      sourceKinds: ["KG", "DOCUMENTS"],
      steps: [
        {
          subjects: [{ kind: "entity", iri: INDONESIA, label: "Indonesia" }],
          relation: { iri: CAPITAL, label: "capital" },
          objects: [{ kind: "entity", iri: JAKARTA, label: "Jakarta" }],
          direction: "FORWARD",
          evidence: ["e1"],
        },
        {
          subjects: [{ kind: "entity", iri: JAKARTA, label: "Jakarta" }],
          relation: { label: "island" },
          objects: [
            { kind: "text", label: "the island of Java" },
            {
              kind: "literal",
              literal: literal("128297", `${XSD}integer`),
              unit: "square kilometre",
              label: "128,297 km²",
            },
          ],
          direction: "FORWARD",
          evidence: ["e2"],
        },
      ],
      answers: [{ kind: "entity", iri: JAVA, label: "Java" }],
      scores: [{ criterion: "READING", value: 0.8, min: 0, max: 1 }],
      sparql: "SELECT * WHERE { }",
    },
  ],
  evidence: [
    {
      id: "e1",
      kind: "KG",
      source: "knowledge",
      text: "Indonesia – capital → Jakarta",
      triple: { subject: iri(INDONESIA), predicate: iri(CAPITAL), object: iri(JAKARTA) },
      retrievedAt: "2026-11-20T10:00:00Z",
    },
    {
      id: "e2",
      kind: "DOCUMENTS",
      source: "documents",
      text: "Jakarta lies on the northwest coast of Java.",
      title: "Jakarta",
      quotedFrom: "Jakarta_0_0",
      retrievedAt: "2026-11-20T10:00:00Z",
    },
  ],
};

const known: readonly EntityDescription[] = [
  {
    iri: JAVA,
    label: "Java",
    description: "island of Indonesia",
    types: [ISLAND],
    sameAs: ["http://www.wikidata.org/entity/Q3757"],
  },
  { iri: JAKARTA, label: "Jakarta", description: undefined, types: [], sameAs: [] },
  { iri: ISLAND, label: "island", description: "land surrounded by water", types: [], sameAs: [] },
];

export const DESCRIPTIONS: ReadonlyMap<string, EntityDescription> = new Map(known.map((each) => [each.iri, each]));

/** What the graph says, seen from whatever is asked about: the fake knows no other facts. */
export const FACTS: readonly EntityFact[] = [
  {
    fact: { kind: "triple", subject: iri(INDONESIA), relation: CAPITAL, object: iri(JAKARTA), validity: [] },
    direction: "FORWARD",
    source: "knowledge",
    place: 0,
  },
];

export const SELECTION: SourceSelection = {
  available: [{ source: "knowledge", kind: "KG", title: "Knowledge", topics: [{ text: "Java", score: 1 }] }],
  selected: ["KG"],
  reason: "the graph knows what the question names",
  shortcomings: [],
};

export const SUBGRAPH: EvidenceSubgraph = {
  ...{ fetched: 1, fused: 0, clustered: 0, reduced: 0, quoted: 0, cut: 2, around: 3, entities: 2 },
  facts: [
    {
      kind: "triple",
      subject: iri("urn:whyql:e:java"),
      relation: "urn:whyql:r:island",
      object: iri("urn:whyql:e:jakarta"),
      validity: [],
    },
  ],
};
