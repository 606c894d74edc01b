import { describe, expect, onTestFinished, test } from "vitest";
import { openDocumentsWith } from "../../datasources/documents/document-collection.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { startFolderInProcess } from "../fakes/folder-in-process.ts";
import { graphOf } from "../graph/fused-world.ts";
import { sampled } from "../support/property-runs.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

/** A verb in the forms that sentences and questions use, and the noun for whoever does it. */
interface Verb {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
  readonly agent: string;
}

const VERBS: readonly Verb[] = [
  { base: "teach", past: "taught", participle: "taught", agent: "teacher" },
  { base: "paint", past: "painted", participle: "painted", agent: "painter" },
  { base: "judge", past: "judged", participle: "judged", agent: "judge" },
  { base: "mentor", past: "mentored", participle: "mentored", agent: "mentor" },
  { base: "write", past: "wrote", participle: "written", agent: "writer" },
];

const DOER = "Orla Finch";
const DONE = "Sten Bly";

/** Sentences by which a document says that one does it to the other. */
const SAYINGS: readonly (readonly [shape: string, sentence: (verb: Verb) => string])[] = [
  ["active", ({ past }) => `${DOER} ${past} ${DONE} in 1931.`],
  ["passive", ({ participle }) => `${DONE} was ${participle} by ${DOER} in 1931.`],
  ["noun", ({ agent }) => `${DOER} was the ${agent} of ${DONE}.`],
  ["apposition", ({ agent }) => `${DOER}, the ${agent} of ${DONE}, came from afar.`],
  ["aside", ({ participle }) => `${DONE}, ${participle} by ${DOER}, came from afar.`],
];

const claims = ({ base, participle, agent }: Verb, doer: string, done: string): readonly string[] => [
  `Did ${doer} ${base} ${done}?`,
  `Has ${doer} ${participle} ${done}?`,
  `Was ${done} ${participle} by ${doer}?`,
  `Is ${doer} the ${agent} of ${done}?`,
];

const forDoer = ({ past, participle, agent }: Verb, done: string): readonly string[] => [
  `Who ${past} ${done}?`,
  `Which person ${past} ${done}?`,
  `Who is the ${agent} of ${done}?`,
  `By whom was ${done} ${participle}?`,
  `Who was ${done} ${participle} by?`,
];

const forDone = ({ base, participle }: Verb, doer: string): readonly string[] => [
  `Whom did ${doer} ${base}?`,
  `Who was ${participle} by ${doer}?`,
  `What was ${participle} by ${doer}?`,
  `Which person was ${participle} by ${doer}?`,
];

/** Knows both persons, and nothing of them. */
const GRAPH = graphOf(
  "small",
  `@prefix : <urn:turned:> . :Person rdfs:label "person" .
   :a a :Person ; rdfs:label "${DOER}" . :b a :Person ; rdfs:label "${DONE}" . :c a :Person ; rdfs:label "Ida Moor" .`,
);

/** Asks one question after another of one document beside the graph. */
async function openWith(sentence: string): Promise<(text: string) => Promise<readonly string[]>> {
  const ask = await openResults(sentence);
  return async (text) => (await ask(text)).values.map(({ node }) => node.label);
}

async function openResults(sentence: string): Promise<(text: string) => Promise<StrategyResult>> {
  const folder = await temporaryFolder({ "note.md": `# A note\n\n${sentence}\n` });
  const documents = await openDocumentsWith(
    { id: "notes", title: "Notes", folder, watch: false },
    startFolderInProcess,
  );
  const engine = createEngine({ graphs: [await GRAPH], documents: [documents], reasoner: createBuiltinReasoner() });
  onTestFinished(async () => {
    await engine.close();
    await documents.close();
  });
  return async (text) => {
    const lease = engine.attend(engine.question(text), { tenant: "test" });
    return lease.get(engine.stages.result(engine.question(text), "QUERY"));
  };
}

describe.each(sampled(VERBS, 3))("a document says who $past whom", (verb) => {
  test.each(SAYINGS)("%s", async (_, sentence) => {
    const ask = await openWith(sentence(verb));
    const right = [...claims(verb, DOER, DONE)];
    const answers = new Map<string, readonly string[]>();
    for (const text of right) answers.set(text, await ask(text));
    for (const [text, values] of answers) expect(["", "Yes"], text).toContain(values.join());
    for (const text of claims(verb, DONE, DOER)) expect(await ask(text), text).toEqual([]);
    for (const text of forDoer(verb, DONE)) expect(["", DOER], text).toContain((await ask(text)).join());
    for (const text of forDone(verb, DOER)) expect(["", DONE], text).toContain((await ask(text)).join());
    for (const text of [...forDoer(verb, DOER), ...forDone(verb, DONE)]) expect(await ask(text), text).toEqual([]);
  });

  test("is known where it is said by the verb", async () => {
    for (const [, sentence] of SAYINGS.slice(0, 2)) {
      const ask = await openWith(sentence(verb));
      for (const text of claims(verb, DOER, DONE).slice(0, 3)) expect(await ask(text), text).toEqual(["Yes"]);
      expect(await ask(`Whom did ${DOER} ${verb.base}?`)).toEqual([DONE]);
      expect(await ask(`Who was ${verb.participle} by ${DOER}?`)).toEqual([DONE]);
      expect(await ask(`Who ${verb.past} ${DONE}?`)).toEqual([DOER]);
    }
  });
});

describe.each(sampled(VERBS, 3))("a path leads from who $past to whom", (verb) => {
  test("whichever of them the question names", async () => {
    const ask = await openResults(`${DOER} ${verb.past} ${DONE} in 1931.`);
    const forward = [`Whom did ${DOER} ${verb.base}?`, `Who ${verb.past} ${DONE}?`];
    for (const text of forward) {
      const [path] = (await ask(text)).paths;
      const [step] = path?.steps ?? [];
      const isForward = step?.direction === "FORWARD";
      const [subjects, objects] = isForward ? [step?.subjects, step?.objects] : [step?.objects, step?.subjects];
      expect(
        subjects?.map(({ label }) => label),
        path?.text,
      ).toEqual([DOER]);
      expect(
        objects?.map(({ label }) => label),
        path?.text,
      ).toEqual([DONE]);
    }
  });
});

test.each([
  [
    "Sten Bly was named after Orla Finch.",
    "Was Sten Bly named after Orla Finch?",
    "Was Orla Finch named after Sten Bly?",
  ],
  [
    "Sten Bly studied under Orla Finch.",
    "Did Sten Bly study under Orla Finch?",
    "Did Orla Finch study under Sten Bly?",
  ],
  [
    "Orla Finch was named after Ida Moor by Sten Bly.",
    "Was Orla Finch named by Sten Bly?",
    "Was Sten Bly named after Orla Finch?",
  ],
])("what stands behind a preposition: %s", async (sentence, right, turned) => {
  const ask = await openWith(sentence);
  expect(["", "Yes"]).toContain((await ask(right)).join());
  expect(await ask(turned)).toEqual([]);
});
