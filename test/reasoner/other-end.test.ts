import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Who employs, trains and supervises whom, by the names that graphs give such relations, from either end. */
const NAMES = [
  ["employer", "employee"],
  ["employed by", "employee"],
  ["trainer", "trainee"],
  ["mentor", "mentee"],
  ["advisor", "advisee"],
  ["supervisor", "supervisee"],
  ["tutor", "tutee"],
  ["teacher", "pupil"],
] as const;

const AGENTS = { employee: "employer", trainee: "trainer", mentee: "mentor", advisee: "advisor" } as Readonly<
  Record<string, string>
>;

const world = (label: string, subjectSuffers: boolean): string => `
  @prefix : <urn:other:> . :p rdfs:label "${label}" . :Person rdfs:label "person" .
  :a a :Person ; rdfs:label "Orla Finch" . :b a :Person ; rdfs:label "Sten Bly" .
  ${subjectSuffers ? ":b :p :a ." : ":a :p :b ."}
`;

async function ask(id: string, turtle: string, question: string): Promise<readonly string[]> {
  const { values } = await askAll([await graphOf(id, turtle)], question);
  return values;
}

/** Sten Bly suffers what Orla Finch does. */
describe.each([
  ...NAMES.map(([label, patient]) => [label, patient, true] as const),
  ["employee", "employee", false] as const,
  ["trainees", "trainee", false] as const,
  ["employs", "employee", false] as const,
  ["supervisee", "supervisee", false] as const,
])("a relation called “%s”, and the noun “%s”", (label, patient, subjectSuffers) => {
  const id = `${label}-${patient}`.replaceAll(" ", "-");
  const turtle = world(label, subjectSuffers);

  test("names who suffers it", async () => {
    expect(await ask(id, turtle, `Who is the ${patient} of Orla Finch?`)).toEqual(["Sten Bly"]);
    expect(await ask(id, turtle, `Is Sten Bly the ${patient} of Orla Finch?`)).toEqual(["Yes"]);
    expect(await ask(id, turtle, `Is Sten Bly Orla Finch's ${patient}?`)).toEqual(["Yes"]);
  });

  test("names nobody who does it", async () => {
    expect(await ask(id, turtle, `Is Orla Finch the ${patient} of Sten Bly?`)).not.toContain("Yes");
    expect(await ask(id, turtle, `Is Orla Finch Sten Bly's ${patient}?`)).not.toContain("Yes");
    expect(await ask(id, turtle, `Who is the ${patient} of Sten Bly?`)).toEqual([]);
  });

  test("and the noun for who does it names the other", async () => {
    const agent = AGENTS[patient];
    if (agent === undefined) return;
    expect(await ask(id, turtle, `Is Orla Finch the ${agent} of Sten Bly?`)).toEqual(["Yes"]);
    expect(await ask(id, turtle, `Is Sten Bly the ${agent} of Orla Finch?`)).not.toContain("Yes");
  });
});

const TONGUES = `
  @prefix : <urn:tongues:> .
  :Language rdfs:label "language" . :Land rdfs:label "country" .
  :tongue rdfs:label "official language" ; <http://www.w3.org/2004/02/skos/core#altLabel> "spoken in" .
  :plays rdfs:label "figures in" ; <http://www.w3.org/2004/02/skos/core#altLabel> "character in" .
  :marl a :Land ; rdfs:label "Marland" ; :tongue :marlish . :marlish a :Language ; rdfs:label "Marlish" .
  :orm a :Land ; rdfs:label "Ormland" ; :tongue :ormish . :ormish a :Language ; rdfs:label "Ormish" .
  :kai rdfs:label "Kai Drum" ; :plays :saga . :saga rdfs:label "Long Saga" .
`;

describe("another name of a relation that is said from its other end", () => {
  test.each([
    ["Is Marlish spoken in Marland?", ["Yes"]],
    ["Is Marland spoken in Marlish?", []],
    ["Where is Ormish spoken?", ["Ormland"]],
    ["Which language is spoken in Ormland?", ["Ormish"]],
    ["Is Kai Drum a character of Long Saga?", ["Yes"]],
    ["Is Long Saga a character of Kai Drum?", []],
    ["Is Long Saga the character of Kai Drum?", []],
  ])("%s", async (question, answers) => {
    expect(await ask("tongues", TONGUES, question)).toEqual(answers);
  });
});

const ILLS = `
  @prefix : <urn:ills:> . :Ill rdfs:label "illness" . :Person rdfs:label "person" .
  :cause rdfs:label "cause of death" . :mara a :Person ; rdfs:label "Mara Quint" ; :cause :cough .
  :cough a :Ill ; rdfs:label "winter cough" .
`;

describe("the possessive ending is no part of a name that has none", () => {
  test.each([
    ["Is Mara Quint's cause of death winter cough?", ["Yes"]],
    ["Is winter cough's cause of death Mara Quint?", []],
  ])("%s", async (question, answers) => {
    expect(await ask("ills", ILLS, question)).toEqual(answers);
  });
});
