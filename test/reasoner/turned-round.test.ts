import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { sampled } from "../support/property-runs.ts";

/** A verb in the forms that labels and questions use, and the noun for whoever does it. */
interface Verb {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly participle: string;
  readonly agent: string;
}

const VERBS: readonly Verb[] = [
  { base: "paint", third: "paints", past: "painted", participle: "painted", agent: "painter" },
  { base: "own", third: "owns", past: "owned", participle: "owned", agent: "owner" },
  { base: "teach", third: "teaches", past: "taught", participle: "taught", agent: "teacher" },
  { base: "write", third: "writes", past: "wrote", participle: "written", agent: "writer" },
];

/** How a graph may name what is done, and whether the one who does it is the subject of its statements. */
const LABELS: readonly (readonly [shape: string, label: (verb: Verb) => string, doerIsSubject: boolean])[] = [
  ["verb", ({ third }) => third, true],
  ["past", ({ past }) => past, true],
  ["agent of", ({ agent }) => `${agent} of`, true],
  ["is agent of", ({ agent }) => `is ${agent} of`, true],
  ["passive", ({ participle }) => `${participle} by`, false],
  ["was passive", ({ participle }) => `was ${participle} by`, false],
  ["agent", ({ agent }) => agent, false],
  ["has agent", ({ agent }) => `has ${agent}`, false],
];

/** Ends of two kinds, of which the graph can tell one from the other, and of one kind. */
const ENDS = [
  ["two kinds", "Person", "Thing", "what"],
  ["one kind", "Person", "Person", "who"],
  ["a kind of person", "Potter", "Potter", "who"],
] as const;

const DOER = "Orla Finch";
const DONE = "Sten Bly";

const world = (doerIsSubject: boolean, label: string, doer: string, done: string): string => `
  @prefix : <urn:turned:> .
  :Person rdfs:label "person" . :Thing rdfs:label "gadget" .
  :Potter rdfs:label "potter" ; rdfs:subClassOf :Person . :p rdfs:label "${label}" .
  :a a :${doer} ; rdfs:label "${DOER}" . :b a :${done} ; rdfs:label "${DONE}" .
  :c a :${doer} ; rdfs:label "Mona Reed" . :d a :${done} ; rdfs:label "Jory Wick" .
  ${doerIsSubject ? ":a :p :b . :c :p :d ." : ":b :p :a . :d :p :c ."}
`;

const claims = ({ base, participle, agent }: Verb, doer: string, done: string): readonly string[] => [
  `Did ${doer} ${base} ${done}?`,
  `Has ${doer} ${participle} ${done}?`,
  `Was ${done} ${participle} by ${doer}?`,
  `Is ${doer} the ${agent} of ${done}?`,
  `Is ${doer} ${done}'s ${agent}?`,
  `Is the ${agent} of ${done} ${doer}?`,
];

/** Said with emphasis, of which it is enough that they are not proved the wrong way round. */
const emphatic = ({ past, agent }: Verb, doer: string, done: string): readonly string[] => [
  `Is it ${doer} who ${past} ${done}?`,
  `Was it ${doer} that ${past} ${done}?`,
  `Is ${doer} really the ${agent} of ${done}?`,
];

const forDoer = ({ past, participle, agent }: Verb, done: string): readonly string[] => [
  `Who ${past} ${done}?`,
  `Who is the ${agent} of ${done}?`,
  `Who is ${done}'s ${agent}?`,
  `By whom was ${done} ${participle}?`,
  `Who was ${done} ${participle} by?`,
];

const forDone =
  (asked: "who" | "what") =>
  ({ base, participle, agent }: Verb, doer: string): readonly string[] => [
    `${asked} did ${doer} ${base}?`,
    `${asked} was ${participle} by ${doer}?`,
    `${asked} has ${doer} ${participle}?`,
    `${asked} is ${doer} the ${agent} of?`,
  ];

describe.each(ENDS)("between ends of %s", (kinds, doerKind, doneKind, asked) => {
  describe.each(LABELS)("a relation named by its %s", (shape, label, doerIsSubject) => {
    // Between ends of two kinds verbs of either kind; what ends of one kind change, one verb shows.
    const verbs = kinds === "two kinds" ? sampled(VERBS, 3) : VERBS.slice(0, 1);
    test.each(verbs)("$base", async (verb) => {
      const id = [kinds, shape, verb.base].join("-").replaceAll(" ", "-");
      const graph = await graphOf(id, world(doerIsSubject, label(verb), doerKind, doneKind));
      const answers = async (questions: readonly string[]): Promise<readonly string[]> => {
        const said: string[] = [];
        for (const question of questions) {
          const { values } = await askAll([graph], question);
          said.push(`${question} ${values.join(", ") || "not known"}`);
        }
        return said;
      };
      const all = (questions: readonly string[], answer: string): readonly string[] =>
        questions.map((question) => `${question} ${answer}`);
      const doneBy = forDone(asked);

      expect(await answers(claims(verb, DOER, DONE))).toEqual(all(claims(verb, DOER, DONE), "Yes"));
      expect(await answers(forDoer(verb, DONE))).toEqual(all(forDoer(verb, DONE), DOER));
      expect(await answers(doneBy(verb, DOER))).toEqual(all(doneBy(verb, DOER), DONE));
      for (const said of await answers([...claims(verb, DONE, DOER), ...emphatic(verb, DONE, DOER)]))
        expect(said).not.toMatch(/\? Yes$/u);
      expect(await answers(forDoer(verb, DOER))).toEqual(all(forDoer(verb, DOER), "not known"));
      expect(await answers(doneBy(verb, DONE))).toEqual(all(doneBy(verb, DONE), "not known"));
    });
  });
});

/** What is said by another verb, or by other names of the relation, is turned round as little. */
describe("relations that go by other words than the question", () => {
  const graph = graphOf(
    "turned-others",
    `@prefix : <urn:turned:> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
     :Person rdfs:label "person" . :Picture rdfs:label "picture" . :Town rdfs:label "town" . :Land rdfs:label "land" .
     :Tongue rdfs:label "tongue" .
     :known rdfs:label "notable work" ; skos:altLabel "they created", "author of", "work" .
     :made rdfs:label "creator" ; skos:altLabel "created by", "by" .
     :seat rdfs:label "capital of" ; skos:altLabel "capital", "is capital of" .
     :speaks rdfs:label "language spoken" . :cast rdfs:label "cast by" . :worksFor rdfs:label "works for" .
     :learned rdfs:label "learned from" ; skos:altLabel "teacher" . :taught rdfs:label "taught" .
     :Bell rdfs:label "bell" . :Firm rdfs:label "firm" . :gong a :Bell ; rdfs:label "Old Gong" ; :cast :forge .
     :forge a :Firm ; rdfs:label "Marl Forge" . :pia a :Person ; rdfs:label "Pia Moss" ; :learned :orla ; :worksFor :forge .
     :orla :taught :edda . :edda a :Person ; rdfs:label "Edda Roke" ; :learned :pia .
     :orla a :Person ; rdfs:label "Orla Finch" ; :known :dusk . :dusk a :Picture ; rdfs:label "Dusk at Tilby" .
     :ravi a :Person ; rdfs:label "Ravi Lund" . :noon a :Picture ; rdfs:label "Noon at Marrow" ; :made :ravi .
     :tilby a :Town ; rdfs:label "Tilby" ; :seat :marrow . :marrow a :Land ; rdfs:label "Marrow" ; :speaks :marl .
     :marl a :Tongue ; rdfs:label "Marlish" .`,
  );

  test.each([
    ["Did Orla Finch paint Dusk at Tilby?", "Yes"],
    ["Did Ravi Lund paint Noon at Marrow?", "Yes"],
    ["Is Ravi Lund the author of Noon at Marrow?", "Yes"],
    ["Is Tilby the capital of Marrow?", "Yes"],
    ["Is Tilby Marrow's capital?", "Yes"],
    ["What is Tilby the capital of?", "Marrow"],
    ["Is Marlish spoken in Marrow?", "Yes"],
    ["Was Old Gong cast by Marl Forge?", "Yes"],
    ["What did Marl Forge cast?", "Old Gong"],
    ["Was Pia Moss taught by Orla Finch?", "Yes"],
    ["Who has Pia Moss taught?", "Edda Roke"],
    ["Which firm employs Pia Moss?", "Marl Forge"],
  ])("%s %s", async (question, answer) => {
    expect((await askAll([await graph], question)).values).toEqual([answer]);
  });

  test.each([
    "Did Dusk at Tilby paint Orla Finch?",
    "Was Orla Finch painted by Dusk at Tilby?",
    "Who did Dusk at Tilby paint?",
    "Did Noon at Marrow paint Ravi Lund?",
    "Was Ravi Lund painted by Noon at Marrow?",
    "Is Noon at Marrow the author of Ravi Lund?",
    "Is Noon at Marrow the painter of Ravi Lund?",
    "Is Marrow the capital of Tilby?",
    "Is Marrow Tilby's capital?",
    "Is the capital of Tilby Marrow?",
    "What is Marrow the capital of?",
    "Is Marrow spoken in Marlish?",
    "Is Marl Forge cast by Old Gong?",
    "Did Old Gong cast Marl Forge?",
    "What cast Marl Forge?",
    "Was Orla Finch taught by Pia Moss?",
    "Who has Edda Roke taught?",
    "Was Pia Moss learned from by Orla Finch?",
    "Which firm works for Pia Moss?",
  ])("is not answered: %s", async (question) => {
    expect((await askAll([await graph], question)).values).not.toContain("Yes");
    expect((await askAll([await graph], question)).result.status).not.toBe("ANSWERED");
  });
});
