import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const TOWERS = ["Ash", "Brook", "Coll", "Dean", "Esk", "Firth", "Gale", "Hurst", "Isle", "Jura", "Kyle", "Lorn"];
const OTHERS = ["Moor", "Nab", "Orm", "Pell", "Quern", "Rigg", "Scar", "Thorn", "Uist", "Voe"];

/** Many towers, each of one builder and one stone, so that another one denies it; keepers there may be several. */
const MANY = [...TOWERS, ...OTHERS].map((name, at) => {
  const [builder, stone] = [at < TOWERS.length ? "olga" : "bram", at % 2 === 0 ? "granite" : "sandstone"];
  return `:${name} a :Tower ; rdfs:label "${name} Tower" ; :builder :${builder} ; :stone "${stone}" ; :height ${10 + at} ;
    :in :${at < 6 ? "vale" : "fell"} ; :keeper ${at % 3 === 0 ? ":ida" : ":jon"}${at % 2 === 0 ? ", :ida, :jon" : ""} .`;
});
const GRAPH = `
  @prefix : <urn:towers:> .
  :Tower rdfs:label "tower" . :Mason rdfs:label "mason" . :Valley rdfs:label "valley" . :Keeper rdfs:label "keeper" .
  :builder rdfs:label "builder" . :stone rdfs:label "stone" . :height rdfs:label "height" . :in rdfs:label "stands in" .
  :keeper rdfs:label "keeper" .
  :olga a :Mason ; rdfs:label "Olga Wend" . :bram a :Mason ; rdfs:label "Bram Holt" .
  :ida a :Keeper ; rdfs:label "Ida Frost" . :jon a :Keeper ; rdfs:label "Jon Lask" .
  :vale a :Valley ; rdfs:label "Highvale" . :fell a :Valley ; rdfs:label "Lowfell" .
  ${MANY.join("\n")}
`;
const graph = await graphOf("whether-all", GRAPH);
const ask = async (question: string) => askAll([graph], question);
const asked = async (question: string): Promise<string> => {
  const { result, values } = await ask(question);
  return result.status === "ANSWERED" ? values.join() : result.status;
};

describe("whether all are such", () => {
  test.each([
    ["Were all towers in Highvale built by Olga Wend?", "Yes"],
    ["Were all the towers that stand in Highvale built by Olga Wend?", "Yes"],
    ["Were all towers in Lowfell built by Olga Wend?", "No"],
    ["Were all of the towers built by Olga Wend?", "No"],
    ["Is every tower in Lowfell taller than Ash Tower?", "Yes"],
    ["Is every tower in Highvale taller than Brook Tower?", "No"],
    ["Are all towers taller than 12?", "No"],
    ["Are all towers taller than 9?", "Yes"],
    ["Did Olga Wend build every tower in Highvale?", "Yes"],
    ["Did Bram Holt build all towers in Lowfell?", "No"],
    ["Is Olga Wend the builder of all towers in Highvale?", "Yes"],
  ])("%s %s", async (question, expected) => {
    expect(await asked(question)).toBe(expected);
  });

  test("says of how many it is stated, and names one of which it is not so", async () => {
    expect((await ask("Were all towers in Highvale built by Olga Wend?")).result.explanation).toContain("all 6 are so");
    expect((await ask("Are all towers taller than 12?")).result.explanation).toContain("is one of which it is not so");
  });

  test("of what there may be several, another one says nothing against it", async () => {
    expect(await asked("Is Ida Frost a keeper of every tower in Highvale?")).toBe("NOT_KNOWN");
  });

  test.each(["Are all towers not in Highvale?", "Does every tower have every keeper?", "Are not all towers tall?"])(
    "is not read: %s",
    async (question) => {
      expect(await asked(question)).toBe("NOT_KNOWN");
    },
  );
});

describe("whether one is the only one", () => {
  test.each([
    ["Is Olga Wend the only builder of Ash Tower?", "Yes"],
    ["Is Bram Holt the only builder of Ash Tower?", "No"],
    ["Is Ida Frost the only keeper of Ash Tower?", "No"],
    ["Is Ida Frost the only keeper of Dean Tower?", "Yes"],
    ["Was Olga Wend the only one to build Ash Tower?", "Yes"],
    ["Was Olga Wend the only mason who built Ash Tower?", "Yes"],
    ["Did only Olga Wend build Ash Tower?", "Yes"],
    ["Is Ash Tower the only tower in Highvale?", "No"],
  ])("%s %s", async (question, expected) => {
    expect(await asked(question)).toBe(expected);
  });
});
