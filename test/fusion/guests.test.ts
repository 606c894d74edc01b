import { describe, expect, test } from "vitest";
import { BUILT_IN_STRATEGIES } from "../../engine/built-in-strategies.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { QuestionOptions } from "../../engine/question/question.ts";
import type { StrategyDeclaration } from "../../engine/strategies/strategy.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { askFusion } from "./asking.ts";
import type { Party } from "../../engine/strategies/fusion/party.ts";
import { answering, finding } from "./parties.ts";

/** Strategies of a third party: FUSION asks them without being told more than their names. */
const GRAPH = `
  :Town a rdfs:Class ; rdfs:label "town" . :Person a rdfs:Class ; rdfs:label "person" .
  :mayor rdfs:label "mayor" .
  :elmstad a :Town ; rdfs:label "Elmstad" ; :mayor :jon .
  :lund a :Town ; rdfs:label "Lund" .
  :jon a :Person ; rdfs:label "Jon Vask" .
`;
const DECIDED = "Who is the mayor of Elmstad?";
const OPEN = "Who is the mayor of Lund?";
const UNCHECKED = { complete: false, unchecked: "CONDITION" } as const;

function declared(party: Party, asked: string[], more: Partial<StrategyDeclaration> = {}): StrategyDeclaration {
  return { ...finding(party, asked), description: "Found by hand.", ...more };
}

async function ask(text: string, strategies: readonly StrategyDeclaration[], more: QuestionOptions = {}) {
  return askFusion(text, { graphs: [await graphOf(GRAPH)], strategies, options: more });
}

const exhaustive = { parameters: { FUSION: { thoroughness: "EXHAUSTIVE" } } };
const fast = { parameters: { FUSION: { thoroughness: "FAST" } } };

describe("a strategy that is registered takes part in FUSION", () => {
  test("where QUERY leaves something open, behind the built-in ones", async () => {
    const asked: string[] = [];
    const { result, stages } = await ask(OPEN, [declared(answering("TAROT", ["Olga Rehn"]), asked)]);
    expect(asked).toEqual(["TAROT"]);
    expect(result).toMatchObject({ strategy: "FUSION", status: "ANSWERED", text: "Olga Rehn", phase: "TAROT" });
    expect(result.paths.map(({ strategy }) => strategy)).toEqual(["TAROT"]);
    expect(result.explanation).toContain("TAROT (answered)");
    expect(stages.at(-1)).toBe("tarot.result");
  });

  test("in the order in which they are registered, until one settles it", async () => {
    const asked: string[] = [];
    const guests = [
      declared(answering("RUNES", ["Olga Rehn"], UNCHECKED), asked),
      declared(answering("TAROT", ["Olga Rehn"]), asked),
      declared(answering("LEAVES", ["Olga Rehn"]), asked),
    ];
    const { result } = await ask(OPEN, guests);
    expect(asked).toEqual(["RUNES", "TAROT"]);
    expect(result.paths).toMatchObject([{ strategy: "RUNES", supportedBy: ["RUNES", "TAROT"] }]);
  });

  test("not where QUERY has decided, unless all are asked; and takes nothing from it then", async () => {
    const asked: string[] = [];
    const guests = [declared(answering("TAROT", ["Olga Rehn"]), asked)];
    expect((await ask(DECIDED, guests)).result.text).toBe("Jon Vask");
    expect(asked).toEqual([]);
    const { result } = await ask(DECIDED, guests, exhaustive);
    expect(asked).toEqual(["TAROT"]);
    expect(result).toMatchObject({ status: "ANSWERED", text: "Jon Vask", complete: false });
    expect(result.conflicts).toMatchObject([{ taken: true }, { taken: false }]);
  });

  test("not where it declines, and not to be fast", async () => {
    const asked: string[] = [];
    const tarot = answering("TAROT", ["Olga Rehn"]);
    for (const options of [{}, exhaustive])
      expect((await ask(OPEN, [declared(tarot, asked, { joinsFusion: false })], options)).result.status).toBe(
        "NOT_KNOWN",
      );
    expect((await ask(OPEN, [declared(tarot, asked)], fast)).result.status).toBe("NOT_KNOWN");
    expect(asked).toEqual([]);
  });

  test("with what it costs in the estimate, and as another result than without it", async () => {
    const engineWith = async (strategies: readonly StrategyDeclaration[]) =>
      createEngine({ graphs: [await graphOf(GRAPH)], reasoner: createBuiltinReasoner(), strategies });
    const [without, withIt] = [
      await engineWith([]),
      await engineWith([declared(answering("TAROT", ["Olga Rehn"]), [])]),
    ];
    const [plain, more] = [without, withIt].map((engine) => {
      const question = engine.question(OPEN);
      const { most, stages } = engine.estimate(question);
      return {
        id: question.id,
        most,
        names: stages.map(({ name }) => name),
        key: engine.stages.result(question).inputs,
      };
    });
    expect(more?.names).toEqual([...(plain?.names ?? []), "tarot.result"]);
    expect((more?.most.upstream.SPARQL ?? 0) - (plain?.most.upstream.SPARQL ?? 0)).toBe(2);
    expect(more?.id).toBe(plain?.id);
    expect(more?.key).not.toEqual(plain?.key);
    for (const engine of [without, withIt]) await engine.close();
  });

  test("or is refused where it does not say clearly whether", async () => {
    const unclear = declared(answering("TAROT", []), [], { joinsFusion: "no" as never });
    await expect(ask(OPEN, [unclear])).rejects.toThrow('told by true or false; got "no"');
  });
});

test("of the built-in ones all but HYDRA_E take part", () => {
  const declining = BUILT_IN_STRATEGIES.filter(({ joinsFusion }) => joinsFusion === false);
  expect(declining.map(({ name }) => name)).toEqual(["HYDRA_E"]);
});
