import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { sampled } from "../support/property-runs.ts";

type Forms = readonly [base: string, third: string, past: string];

/** A verb as labels and questions use it, which looks like the plural of those who do it. */
const VERBS: readonly Forms[] = [
  ["tutor", "tutors", "tutored"],
  ["pilot", "pilots", "piloted"],
  ["coach", "coaches", "coached"],
  ["censor", "censors", "censored"],
];

const DOER = "Abel Nook";
const DONE = "Bram Tarn";
const ANOTHER = "Cora Fenn";

/** What tells the two apart, if anything does; `from :p to` is stated. */
interface World {
  readonly told: string;
  readonly subject: string;
  readonly object: string;
  readonly more: (verb: Forms) => string;
  readonly subjectActs: boolean;
}

const nothing = (): string => "";

const TOLD: readonly World[] = [
  { told: "a subject that alone can act", subject: "Person", object: "Widget", more: nothing, subjectActs: true },
  { told: "an object that alone can act", subject: "Widget", object: "Person", more: nothing, subjectActs: false },
  {
    told: "a kind of subjects of that name",
    subject: "Agent",
    object: "Person",
    more: ([base]) => `:Agent rdfs:label "${base}" .`,
    subjectActs: true,
  },
  {
    told: "a kind of objects of that name",
    subject: "Person",
    object: "Agent",
    more: ([base]) => `:Agent rdfs:label "${base}" .`,
    subjectActs: false,
  },
  {
    told: "the singular as a relation beside it",
    subject: "Person",
    object: "Person",
    more: ([base]) => `:q rdfs:label "${base}" . :y :q :x .`,
    subjectActs: true,
  },
  {
    told: "the passive as the declared inverse",
    subject: "Person",
    object: "Person",
    more: ([, , past]) => `:q rdfs:label "${past} by" ; owl:inverseOf :p .`,
    subjectActs: true,
  },
  {
    told: "“of” in another relation",
    subject: "Person",
    object: "Person",
    more: ([base]) => `:q rdfs:label "${base} of" ; owl:inverseOf :p .`,
    subjectActs: false,
  },
  {
    told: "another name for whom one has",
    subject: "Person",
    object: "Person",
    more: ([base]) => `:p <http://www.w3.org/2004/02/skos/core#altLabel> "has ${base}" .`,
    subjectActs: false,
  },
  {
    told: "a comment on whom the subject has",
    subject: "Person",
    object: "Person",
    more: ([, third]) => `:p rdfs:comment "A person and their ${third}." .`,
    subjectActs: false,
  },
  {
    told: "a comment on what the subject does",
    subject: "Person",
    object: "Person",
    more: ([, third]) => `:p rdfs:comment "Someone whom the subject ${third}." .`,
    subjectActs: true,
  },
];

const graph = (id: string, forms: Forms, { subject, object, more, subjectActs }: World) => {
  const link = (from: string, to: string): string => (subjectActs ? `:${from} :p :${to} .` : `:${to} :p :${from} .`);
  const [doer, done] = subjectActs ? [subject, object] : [object, subject];
  return graphOf(
    id,
    `@prefix : <urn:verbs:> . :Person rdfs:label "person" . :Widget rdfs:label "widget" . ${more(forms)}
     :p rdfs:label "${forms[1]}" .
     :a a :${doer} ; rdfs:label "${DOER}" . :b a :${done} ; rdfs:label "${DONE}" . ${link("a", "b")}
     :c a :${doer} ; rdfs:label "${ANOTHER}" . :d a :${done} ; rdfs:label "Dora Peel" . ${link("c", "d")}
     :x a :Person ; rdfs:label "Xan Ode" . :y a :Person ; rdfs:label "Yve Lint" .`,
  );
};

const questions = ([base, third, past]: Forms, doer: string, done: string): readonly string[] => [
  `Does ${doer} ${base} ${done}?`,
  `Is ${done} ${past} by ${doer}?`,
  `Is ${doer} the ${base} of ${done}?`,
  `Is ${doer} one of the ${third} of ${done}?`,
];

const forDoer = ([base, third]: Forms, done: string): readonly string[] => [
  `Who ${third} ${done}?`,
  `Who is the ${base} of ${done}?`,
  `Who are ${done}'s ${third}?`,
];

describe.each(TOLD)("told by $told", (world) => {
  test.each(sampled(VERBS, 3))("%s", async (...forms) => {
    const asked = await graph(`told-${world.told}-${forms[0]}`.replaceAll(/[^a-z]+/gu, "-"), forms, world);
    for (const question of [questions(forms, DOER, DONE)[0]!, questions(forms, DOER, DONE)[2]!]) {
      const { values, result } = await askAll([asked], question);
      expect([question, values, result.complete]).toEqual([question, ["Yes"], true]);
    }
    for (const question of forDoer(forms, DONE)) {
      const { values, result } = await askAll([asked], question);
      expect([question, values, result.complete]).toEqual([question, [DOER], true]);
    }
    for (const question of questions(forms, DONE, DOER))
      expect([question, (await askAll([asked], question)).values]).not.toEqual([question, ["Yes"]]);
    for (const question of forDoer(forms, DOER))
      expect([question, (await askAll([asked], question)).values]).toEqual([question, []]);
  });
});

describe("told by nothing", () => {
  const world: World = { told: "", subject: "Person", object: "Person", more: nothing, subjectActs: true };
  test.each(sampled(VERBS, 3))("%s is answered with a remark alone", async (...forms) => {
    const asked = await graph(`open-${forms[0]}`, forms, world);
    const all = [
      ...questions(forms, DOER, DONE),
      ...questions(forms, DONE, DOER),
      ...forDoer(forms, DONE),
      ...forDoer(forms, DOER),
    ];
    for (const question of all) {
      const { values, result } = await askAll([asked], question);
      if (values.length === 0) continue;
      expect([question, result.complete]).toEqual([question, false]);
      expect(result.explanation).toContain(`does not tell whether “${forms[1]}” is what one does or whom one has`);
    }
    expect((await askAll([asked], `Does ${DOER} ${forms[0]} ${DONE}?`)).values).toEqual(["Yes"]);
    expect((await askAll([asked], `Does ${DONE} ${forms[0]} ${DOER}?`)).values).toEqual([]);
  });
});

test.each(["members", "directors", "managers", "friends", "daughters", "parents", "owners"])(
  "what is hardly a verb is answered without a remark: %s",
  async (label) => {
    const asked = await graphOf(
      `nouns-${label}`,
      `@prefix : <urn:nouns:> . :p rdfs:label "${label}" . :Person rdfs:label "person" .
       :a a :Person ; rdfs:label "${DOER}" ; :p :b . :b a :Person ; rdfs:label "${DONE}" .`,
    );
    const { values, result } = await askAll([asked], `Who are the ${label} of ${DOER}?`);
    expect([values, result.complete]).toEqual([[DONE], true]);
  },
);
