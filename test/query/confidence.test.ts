import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Keepers of lighthouses; two towns share a name, and one keeper has a name in two parts. */
const WORLD = graphOf(
  "confidence",
  `
@prefix : <urn:confidence:> .
:Light rdfs:label "lighthouse" . :Keeper rdfs:label "keeper" . :Town rdfs:label "town" .
:keptBy rdfs:label "kept by" . :near rdfs:label "near" . :mayor rdfs:label "mayor" . :born rdfs:label "birthplace" .
:skerry a :Light ; rdfs:label "Skerry Light" ; :keptBy :una ; :near :alder1 .
:gull a :Light ; rdfs:label "Gull Rock Light" ; :keptBy :olm ; :near :pim .
:una a :Keeper ; rdfs:label "Una Thorrold" ; :born :pim . :olm a :Keeper ; rdfs:label "Olm Venn" ; :born :alder2 .
:alder1 a :Town ; rdfs:label "Alder" ; :mayor :una . :alder2 a :Town ; rdfs:label "Alder" ; :mayor :olm .
:pim a :Town ; rdfs:label "Pim" ; :mayor :olm .
`,
);

const ask = async (question: string, minConfidence?: number) =>
  (await askAll([await WORLD], question, "QUERY", minConfidence === undefined ? {} : { minConfidence })).result;

describe("how sure an answer is", () => {
  test("a name in full makes it surer than a part of the name", async () => {
    const [full, part] = [
      await ask("What is the birthplace of Una Thorrold?"),
      await ask("What is the birthplace of Thorrold?"),
    ];
    expect([full.text, part.text]).toEqual(["Pim", "Pim"]);
    expect(part.signs).toMatchObject({ part: 1, incomplete: 1 });
    expect(part.confidence).toBeLessThan(full.confidence);
  });

  test("one thing of a name makes it surer than two, of which either may be meant", async () => {
    const [one, either] = [await ask("Who is the mayor of Pim?"), await ask("Who is the mayor of Alder?")];
    expect(one.text).toBe("Olm Venn");
    expect(one.signs).toMatchObject({ conflicting: 0, incomplete: 0 });
    expect(either).toMatchObject({ status: "CONFLICTING", signs: { conflicting: 1 } });
    expect(either.confidence).toBeLessThan(one.confidence);
  });

  test("it is a probability, and what is less sure than asked for is not answered", async () => {
    const sure = await ask("Who is the mayor of Pim?");
    expect(sure.confidence).toBeGreaterThan(0);
    expect(sure.confidence).toBeLessThan(1);
    const unsure = await ask("What is the birthplace of Thorrold?");
    const between = (unsure.confidence + sure.confidence) / 2;
    expect((await ask("What is the birthplace of Thorrold?", between)).status).toBe("NOT_KNOWN");
    expect((await ask("Who is the mayor of Pim?", between)).text).toBe("Olm Venn");
  });
});
