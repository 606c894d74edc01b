import { expect, test } from "vitest";
import type { Form } from "../../engine/question/form/logical-form.ts";
import { analysisOfPart } from "../../engine/question/part-of-question.ts";
import type { Question } from "../../engine/question/question.ts";

const CANDIDATES = ["urn:t:one", "urn:t:other"].map((iri) => ({ iri, label: iri, score: 1 }));

/** What a name may mean in a part, when something is known of what it means, or of another. */
function meant(text: string, meanings: Readonly<Record<string, string>>): readonly string[] {
  const form: Form = { kind: "mention", text, candidates: CANDIDATES };
  const { readings } = analysisOfPart(
    { readings: [], parts: [{ question: "Who?", readings: [{ form, score: 1 }] }], reason: undefined, keywords: [] },
    { question: {} as Question, index: 0, meanings },
  );
  return readings.flatMap((reading) =>
    "candidates" in reading.form ? reading.form.candidates.map(({ iri }) => iri) : [],
  );
}

test.each(["Night Lark", "constructor", "toString", "__proto__"])(
  "“%s” means what is said of it, and nothing else",
  (name) => {
    expect(meant(name, {})).toEqual(["urn:t:one", "urn:t:other"]);
    expect(meant(name, { "Another Name": "urn:t:one" })).toEqual(["urn:t:one", "urn:t:other"]);
    expect(meant(name, { [name]: "urn:t:other" })).toEqual(["urn:t:other"]);
  },
);
