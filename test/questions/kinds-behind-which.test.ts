import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Kilns that firms own and people run, in hamlets and shires. */
const graph = graphOf(
  "kinds-behind-which",
  `@prefix : <urn:kilns:> . :Kiln rdfs:label "kiln" . :Firm rdfs:label "company" . :Person rdfs:label "person" .
   :Potter rdfs:label "potter" ; rdfs:subClassOf :Person . :Hamlet rdfs:label "hamlet" . :Shire rdfs:label "shire" .
   :owned rdfs:label "is owned by" . :runs rdfs:label "manages" . :fired rdfs:label "fired by" .
   :within rdfs:label "administrative territory" . :lit rdfs:label "opening date" . :size rdfs:label "area (ha)" .
   :k a :Kiln ; rdfs:label "Old Ember" ; :owned :f ; :within :h ; :lit "1804-05-02"^^xsd:date ; :size 12 ; :fired :f .
   :l a :Kiln ; rdfs:label "Cinder Row" ; :owned :g ; :within :h ; :lit "1850-01-09"^^xsd:date ; :size 30 ; :fired :g .
   :f a :Firm ; rdfs:label "Sallow Clays" . :g a :Firm ; rdfs:label "Brack and Sons" .
   :p a :Potter ; rdfs:label "Ines Tarrow" ; :runs :k . :q a :Potter ; rdfs:label "Olm Bracken" ; :runs :l .
   :h a :Hamlet ; rdfs:label "Fenwick Ash" ; :within :s . :s a :Shire ; rdfs:label "Dunshire" .`,
);

async function ask(question: string) {
  const { values, result } = await askAll([await graph], question);
  return { values, complete: result.complete, explanation: result.explanation };
}

describe("what is asked for behind “which” is not passed over", () => {
  test.each([
    ["Who manages Old Ember?", "Ines Tarrow"],
    ["Which Tarrow manages a kiln?", "Ines Tarrow"],
    ["Which person manages Old Ember?", "Ines Tarrow"],
    ["Who owns Old Ember?", "Sallow Clays"],
    ["Which company owns Old Ember?", "Sallow Clays"],
    ["Which company fired Cinder Row?", "Brack and Sons"],
    ["Which hamlet is Old Ember in?", "Fenwick Ash"],
  ])("%s %s", async (question, answer) => {
    const { values, explanation } = await ask(question);
    expect(values, explanation).toEqual([answer]);
  });

  test.each([
    "Which person owns Old Ember?",
    "Which people own Cinder Row?",
    "Which person fired Old Ember?",
    "Which kiln owns Old Ember?",
    "Which hamlet owns Cinder Row?",
    "Which company manages Old Ember?",
    "Which kiln manages Old Ember?",
    "Which dentist manages Old Ember?",
    "Which foreign company owns Old Ember?",
    "Which retired man manages Cinder Row?",
    "Which duke owns Cinder Row?",
    "In which shire is Old Ember?",
    "Which Bracken manages Old Ember?",
    "Which Ines Tarrow manages a kiln?",
    "Which Bracken is the oldest?",
    "How long was Old Ember open?",
    "How long was Cinder Row open?",
  ])("is not answered by what is none: %s", async (question) => {
    const { values, explanation } = await ask(question);
    expect(values, explanation).toEqual([]);
  });
});

test("who is called by a deed alone may be a firm, which is told", async () => {
  const sponsored = await graphOf(
    "kinds-behind-which-doers",
    `@prefix : <urn:doers:> . :Regatta rdfs:label "regatta" . :Sponsor rdfs:label "sponsor" . :sponsor rdfs:label "sponsored by" .
     :r a :Regatta ; rdfs:label "Tarn Cup" ; :sponsor :s . :s a :Sponsor ; rdfs:label "Moss Bakery" .
     :Deal rdfs:label "sponsorship" . :of rdfs:label "boat" . :by rdfs:label "sponsor" . :sum rdfs:label "amount" .
     :Boat rdfs:label "boat" . :b a :Boat ; rdfs:label "Grey Teal" . :c a :Boat ; rdfs:label "Red Knot" .
     :d a :Deal ; :of :b ; :by :s ; :sum 40 . :e a :Deal ; :of :c ; :by :s ; :sum 50 .`,
  );
  const { values, result } = await askAll([sponsored], "Which person sponsored Tarn Cup?");
  expect([values, result.complete], result.explanation).toEqual([["Moss Bakery"], false]);
  expect(result.explanation).toContain("does not tell whether what was found is one");
  const { result: ofBoat } = await askAll([sponsored], "Which person sponsors Grey Teal?");
  expect(ofBoat, ofBoat.explanation).toMatchObject({ status: "NOT_KNOWN", complete: false });
  const { result: whoOfBoat } = await askAll([sponsored], "Who sponsors Grey Teal?");
  expect(whoOfBoat.text, whoOfBoat.explanation).toBe("Moss Bakery");
  const { result: asked } = await askAll([sponsored], "Who sponsored Tarn Cup?");
  expect(asked.complete, asked.explanation).toBe(true);
});
