import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** A valley of mills with their millers, some written in ways of their own. */
const MILLS = `
  @prefix : <urn:mills:> .
  :Valley rdfs:label "valley" . :Mill rdfs:label "mill" . :Miller rdfs:label "miller" . :Survey rdfs:label "survey" .
  :Catalogue rdfs:label "catalogue" . :House rdfs:label "printing house" . :Scribe rdfs:label "explorer" .
  :liesIn rdfs:label "lies in" . :output rdfs:label "yearly output" . :keptBy rdfs:label "owned by" .
  :load rdfs:label "weight" . :ledBy rdfs:label "leader" . :cost rdfs:label "cost" . :rating rdfs:label "average rating" .
  :printedBy rdfs:label "printing house" . :pages rdfs:label "number of pages" . :boss rdfs:label "scribe" .
  :patron rdfs:label "patron" . :fee rdfs:label "fee (florins)" . :height rdfs:label "height" .

  :ard a :Valley ; rdfs:label "Ardale" ; :height 900 . :ben a :Valley ; rdfs:label "Bendale" ; :height 400 .
  :cor a :Valley ; rdfs:label "Cordale" ; :height 500 .
  :jo a :Miller ; rdfs:label "Jo Fenn" . :kit a :Miller ; rdfs:label "Kit Marl" .
  :m1 a :Mill ; rdfs:label "Upper Mill" ; :liesIn :ard ; :output 30 ; :keptBy :jo ; :load 20 ; :rating 3 .
  :m2 a :Mill ; rdfs:label "Lower Mill" ; :liesIn :ard ; :output 30 ; :keptBy :jo ; :load 20 ; :rating 4 .
  :m3 a :Mill ; rdfs:label "Great Mill" ; :liesIn :ben ; :output 50 ; :keptBy :kit ; :load 35 ; :rating 5 ; :fee 12 .
  :m4 a :Mill ; rdfs:label "Old Mill" ; :liesIn :cor ; :output 10 ; :keptBy :kit ; :load 1 ; :fee 4 .

  :s1 a :Survey ; rdfs:label "First Survey" ; :ledBy :una ; :cost 500 . :s2 a :Survey ; rdfs:label "Second Survey" ;
    :ledBy :una ; :cost 400 .
  :s3 a :Survey ; rdfs:label "Third Survey" ; :ledBy :vik ; :cost 700 .
  :una rdfs:label "Una Brook" ; a :Scribe . :vik rdfs:label "Vik Ash" ; a :Scribe .
  :red a :House ; rdfs:label "Red Press" . :blue a :House ; rdfs:label "Blue Press" .
  :c1 a :Catalogue ; rdfs:label "Wheels" ; :printedBy :red ; :pages 600 ; :boss :una ; :patron :vik .
  :c2 a :Catalogue ; rdfs:label "Stones" ; :printedBy :red ; :pages 500 ; :boss :una ; :patron :una .
  :c3 a :Catalogue ; rdfs:label "Sluices" ; :printedBy :blue ; :pages 900 ; :boss :vik ; :patron :una .
`;
const mills = await graphOf("sums-of-things", MILLS);
const ask = async (question: string) => askAll([mills], question);
const values = async (question: string): Promise<readonly string[]> => [...(await ask(question)).values].sort();

describe("what the numbers of one's things come to", () => {
  test.each<[string, readonly string[]]>([
    ["Which valley has the largest total yearly output?", ["Ardale"]],
    ["Which valley has the largest total yearly output of mills?", ["Ardale"]],
    ["Which valley has the second largest total yearly output?", ["Bendale"]],
    ["Which valley has the smallest total yearly output of mills?", ["Cordale"]],
    ["Which valley's mills have the highest average yearly output?", ["Bendale"]],
    ["Which valleys' mills have a total yearly output of more than 40?", ["Ardale", "Bendale"]],
    ["Which valleys have more than 40 yearly output in total?", ["Ardale", "Bendale"]],
    ["the valley whose mills have the largest total yearly output", ["Ardale"]],
    ["Whose mills weigh the most together?", ["Jo Fenn"]],
    ["Which miller's mills weigh the most in total?", ["Jo Fenn"]],
    ["Which miller's mills are the heaviest on average?", ["Jo Fenn"]],
    ["Which miller's mills weigh less than 19 on average?", ["Kit Marl"]],
    ["Which printing houses' catalogues have more than 1000 pages in all?", ["Red Press"]],
    ["Which printing house's catalogues have the most pages altogether?", ["Red Press"]],
    ["Which patron's catalogues have the most pages in total?", ["Una Brook"]],
    ["Which miller's mills have a fee of less than 9 florins on average?", ["Kit Marl"]],
    ["Who owns the mills that lie in the valley whose mills have the largest total yearly output?", ["Jo Fenn"]],
  ])("%s", async (question, expected) => {
    expect(await values(question)).toEqual(expected);
  });

  test("is complete where it is said whose they are, and told where it is not", async () => {
    const miller = await ask("Which miller's mills weigh the most in total?");
    expect(miller.result).toMatchObject({ complete: true });
    expect(miller.result.explanation).toContain("added up: 40.");
    const whose = await ask("Whose surveys cost the most in total?");
    expect(whose.values).toEqual(["Una Brook"]);
    expect(whose.result.complete).toBe(false);
  });
});

describe("is not what is asked", () => {
  test.each([
    // What the valley has itself is not added up, nor is it what the mills have.
    "Which valley has the largest yearly output?",
    "Which valley has the largest total height?",
    // What is left unsaid, or another condition, is not dropped.
    "Which valley's wooden mills have the largest total yearly output?",
    "Which miller's mills weigh the most together with the carts?",
    // Of a catalogue's scribe and its patron either may be meant.
    "Whose catalogues have the most pages in total?",
    // Dates are not added up, nor is a kind by itself.
    "Which mills weigh the most together?",
  ])("%s", async (question) => {
    expect(await values(question)).toEqual([]);
  });

  test("where a number is called an average, it is that of one thing", async () => {
    expect(await values("Which mill has the highest average rating?")).toEqual(["Great Mill"]);
  });
});
