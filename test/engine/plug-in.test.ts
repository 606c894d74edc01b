import { isEnumType, isInputObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { askCommand } from "../../cli/ask-command.ts";
import { withParameters } from "../../cli/evaluate-parameters.ts";
import { parameterLines } from "../../cli/strategy-parameters.ts";
import { BUILT_IN_STRATEGIES } from "../../engine/built-in-strategies.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Stage } from "../../engine/investigation/stage.ts";
import type { Question } from "../../engine/question/question.ts";
import { declareParameters, type Parameter, parametersOf, saidParameter } from "../../engine/question/parameters.ts";
import type { StrategyDeclaration } from "../../engine/strategies/strategy.ts";
import { defineTask, runTask } from "../../engine/task.ts";
import { ablationsOf } from "../../evaluation/compare/ablations.ts";
import { systemVariants } from "../../evaluation/compare/system-variants.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { MQPF_TASKS } from "../../engine/strategies/fusion/mqpf/tasks/tasks.ts";
import { PROMPTS } from "../../reasoners/model/prompts/prompts.ts";
import { type TaskHandler, withHandlers } from "../../reasoners/with-handlers.ts";
import { createGateway, type Gateway } from "../../server/gateway.ts";
import { TinyGraph } from "../fakes/tiny-graph.ts";
import type { InvestigationParts } from "../../engine/investigation-parts.ts";

/** A strategy as its author writes it: nothing of it stands in any other file. */

const PARAMETERS = declareParameters({
  option: "spelling",
  inputType: "SpellingOptions",
  description: "Parameters of the strategy SPELLING.",
  each: {
    letters: { type: z.int().min(1).max(5), default: 3, description: "Letters that are told." },
    share: { type: z.number().max(1), default: 0.5, description: "A share." },
    mark: { type: z.string(), default: "-", description: "What stands between letters." },
    backwards: { type: z.boolean(), default: false, description: "From the last letter on." },
    letterCase: {
      type: z.enum(["UPPER", "LOWER"]),
      default: "UPPER",
      description: "In which case.",
      enumeration: { name: "LetterCase", description: "Cases of letters.", values: { UPPER: "A.", LOWER: "a." } },
    },
  },
});

const spell = defineTask<{ readonly text: string }, readonly string[]>({
  name: "spell",
  version: 1,
  input: z.object({ text: z.string() }),
  output: z.array(z.string().length(1)),
});

const spellHandler: TaskHandler = {
  task: spell,
  version: 1,
  run: ({ text }: { readonly text: string }) => [...text.replaceAll(/\P{Letter}/gu, "")],
};

function letters(question: Question, { reasoner }: InvestigationParts): Stage<readonly string[]> {
  return {
    name: "spelling.letters",
    version: 1,
    inputs: { text: question.text, task: spell.version, reasoner: reasoner.id },
    compute: (context) => runTask(spell, { text: question.text }, reasoner, context),
  };
}

const spelling: StrategyDeclaration = {
  name: "SPELLING",
  description: "Spells the question.",
  parameters: PARAMETERS,
  tasks: [spell],
  ablations: [
    { name: "length", about: "how many letters it needs", variants: [{ name: "one", parameters: { letters: 1 } }] },
    { name: "depth", about: "a name that TREEQA has, too", variants: [{ name: "flat", parameters: { share: 0 } }] },
  ],
  result: (question, parts) => {
    const values = parametersOf(question, "SPELLING", PARAMETERS);
    return {
      name: "spelling.result",
      version: 1,
      inputs: { letters: letters(question, parts).inputs, parameters: { ...values } },
      async compute(context) {
        const all = await context.get(letters(question, parts));
        const told = (values.backwards ? all.toReversed() : all).slice(0, values.letters).join(values.mark);
        const text = values.letterCase === "UPPER" ? told.toUpperCase() : told.toLowerCase();
        return {
          ...{ strategy: "SPELLING", status: "ANSWERED", text, complete: true, confidence: 1, explanation: "Spelt." },
          ...{ values: [], support: [], paths: [], evidence: [] },
        };
      },
    };
  },
  estimate: (question) => ({
    strategy: "SPELLING",
    stages: [
      { name: "spelling.result", most: { stages: 1, upstream: {} } },
      { name: "spelling.letters", most: { stages: 1, upstream: {} } },
    ],
    most: { stages: parametersOf(question, "SPELLING", PARAMETERS).letters, upstream: {} },
  }),
};

const reasoner = withHandlers(createBuiltinReasoner(), [spellHandler]);

function engineWith(parts: Partial<Parameters<typeof createEngine>[0]> = {}): Engine {
  return createEngine({ graphs: [new TinyGraph("tiny")], reasoner, strategies: [spelling], ...parts });
}

describe("a strategy that is plugged in, asked through GraphQL", () => {
  const engine = engineWith();
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await createGateway({ engine });
  });
  afterAll(async () => {
    await gateway.close();
    await engine.close();
  });

  const ask = async (options: string, strategy = "SPELLING") => {
    const { data, errors } = await gateway.execute({
      query: `{ question(text: "Who?", strategy: ${strategy}, options: { ${options} }) { id answer { text } estimate { most { stages } } } }`,
    });
    const question = data?.["question"] as
      | {
          readonly id: string;
          readonly answer: { readonly text: string };
          readonly estimate: { readonly most: { readonly stages: number } };
        }
      | undefined;
    return { question, problem: errors?.[0]?.message };
  };

  it.each([
    ["", "W-H-O", 3],
    ["spelling: {}", "W-H-O", 3],
    ["spelling: { letters: 2 }", "W-H", 2],
    ['spelling: { backwards: true, mark: "" }', "OHW", 3],
    ["spelling: { letterCase: LOWER, share: 0.25, letters: null }", "w-h-o", 3],
    ["spelling: { letters: 1 }, tree: { maxDepth: 2 }", "W", 1],
  ])("{ %s } gives %s", async (options, text, stages) => {
    const { question, problem } = await ask(options);
    expect(problem).toBeUndefined();
    expect(question).toMatchObject({ answer: { text }, estimate: { most: { stages } } });
  });

  it.each([
    ["spelling: { letters: 6 }", "letters is a whole number from 1 to 5, not 6."],
    ["spelling: { share: 1.5 }", "share is a number to 1, not 1.5."],
    ["spelling: { letterCase: SMALL }", 'Value "SMALL" does not exist in "LetterCase" enum.'],
    ["spelling: { width: 3 }", 'Field "width" is not defined by type "SpellingOptions".'],
  ])("{ %s } is refused", async (options, message) => {
    expect((await ask(options)).problem).toContain(message);
  });

  it("has its parameters in the question's id, as far as they say something", async () => {
    const idOf = async (options: string) => (await ask(options)).question?.id ?? "";
    const plain = await idOf("");
    expect(await idOf("spelling: { letters: 3, backwards: false }")).toBe(plain);
    const other = await idOf("spelling: { letters: 2 }");
    expect(other).not.toBe(plain);
    const { data } = await gateway.execute({
      query: `{ questionById(id: "${other}") { id answer { text } } }`,
    });
    expect(data?.["questionById"]).toEqual({ id: other, answer: { text: "W-H" } });
    const { question: byDefault } = await ask("", "FUSION");
    expect(createEngine({ graphs: [new TinyGraph("tiny")], reasoner }).question("Who?").id).toBe(byDefault?.id);
    expect(() => createEngine({ graphs: [new TinyGraph("tiny")], reasoner }).questionById(other)).toThrow("not the id");
  });

  it("stands in the schema with all that it declares", () => {
    const { schema } = gateway;
    const [options, own, enumeration] = ["QuestionOptions", "SpellingOptions", "LetterCase"].map((name) =>
      schema.getType(name),
    );
    if (!isInputObjectType(options) || !isInputObjectType(own) || !isEnumType(enumeration)) throw new TypeError();
    expect(Object.keys(options.getFields()).slice(0, 11)).toEqual([
      ...[
        "sources",
        "topicEntities",
        "reading",
        "minConfidence",
        "tree",
        "hydra",
        "fidelis",
        "thoroughness",
        "fusion",
        "spelling",
      ],
      "deadlineMs",
    ]);
    expect(options.description).toContain(
      "`hydra`, `fidelis`, `thoroughness`, `fusion` and `spelling` change what is found",
    );
    const fields = Object.values(own.getFields()).map(({ name, type, description }) => [
      name,
      String(type),
      description,
    ]);
    expect(fields).toEqual([
      ["letters", "Int", "Letters that are told. Default 3, from 1 to 5."],
      ["share", "Float", "A share. Default 0.5, to 1."],
      ["mark", "String", 'What stands between letters. Default "-".'],
      ["backwards", "Boolean", "From the last letter on. Default false."],
      ["letterCase", "LetterCase", "In which case. Default UPPER. Other values: LOWER."],
    ]);
    expect(enumeration.getValues().map(({ name, description }) => [name, description])).toEqual([
      ["UPPER", "A."],
      ["LOWER", "a."],
    ]);
  });
});

describe("asked from the command line", () => {
  const run = async (...args: readonly string[]) => {
    const written = { out: "", err: "" };
    const to = (name: "out" | "err") => ({ write: (text: string) => ((written[name] += text), true) }) as never;
    const code = await askCommand({
      arguments: [...args],
      workingDirectory: ".",
      environment: {},
      out: to("out"),
      err: to("err"),
      log: { error: () => undefined } as never,
      open: async () => ({ engine: engineWith(), close: async () => undefined }),
    });
    return { code, ...written };
  };

  it("takes its parameters from --set", async () => {
    const { out, err, code } = await run(
      ...["--strategy", "spelling", "--set", "letters=2", "--set", "letterCase=lower"],
      ...["--set", "backwards=true", "--set", "mark==", "--json", "Who?"],
    );
    expect([err, code]).toEqual(["", 0]);
    expect(JSON.parse(out)).toMatchObject({ answer: { status: "ANSWERED" } });
    const plain = await run("--strategy", "spelling", "--set", "letters=2", "--set", "mark==", "Who?");
    expect(plain.out).toContain("W=H");
  });

  it.each([
    ["letters=6", "letters is a whole number from 1 to 5, not 6."],
    ["letters=many", 'letters is a whole number from 1 to 5, not "many".'],
    ["backwards=yes", 'backwards is true or false, not "yes".'],
    ["width=3", 'There is no option "width" of spelling; there are letters, share, mark, backwards, letterCase.'],
    ["letters", '--set is followed by name=value, not by "letters".'],
  ])("refuses --set %s", async (setting, message) => {
    const { code, err } = await run("--strategy", "spelling", "--set", setting, "Who?");
    expect(err).toContain(message);
    expect(code).toBe(1);
  });

  it("refuses two values, and parameters of a strategy that has none", async () => {
    const twice = await run("--strategy", "spelling", "--set", "letters=1", "--set", "letters=2", "Who?");
    expect(twice.err).toContain('--set gives "letters" two values.');
    expect((await run("--strategy", "query", "--set", "letters=1", "Who?")).err).toContain(
      "The strategy QUERY has no parameters",
    );
  });

  it("names them in its usage", () => {
    expect(parameterLines([spelling], "  ")).toEqual(["  SPELLING: letters, share, mark, backwards, letterCase"]);
  });
});

describe("in an evaluation", () => {
  const strategies = [...BUILT_IN_STRATEGIES, spelling];
  const variantsOf = (named: readonly string[], ablate: string) =>
    systemVariants({ strategies: named, compare: false, ablate }, strategies, []).map(({ system, variant }) => [
      system.name,
      variant?.name,
      variant?.options([]),
    ]);

  it("is measured under its own ablations", () => {
    expect(ablationsOf(strategies)).toContainEqual(expect.objectContaining({ name: "length", strategy: "SPELLING" }));
    expect(variantsOf([], "length")).toEqual([
      ["SPELLING", "full", {}],
      ["SPELLING", "one", { parameters: { SPELLING: { letters: 1 } } }],
    ]);
  });

  it("is measured with the parameters that are set", () => {
    const named = systemVariants({ strategies: ["spelling"], compare: false, ablate: undefined }, strategies, []);
    const [only] = withParameters(named, ["letters=2", "backwards=true"], strategies);
    expect([only?.system.name, only?.variant?.name, only?.variant?.options([])]).toEqual([
      "SPELLING",
      "letters=2, backwards=true",
      { parameters: { SPELLING: { letters: 2, backwards: true } } },
    ]);
    expect(withParameters(named, [], strategies)).toBe(named);
    expect(() => withParameters(named, ["letters=6"], strategies)).toThrow("letters is a whole number from 1 to 5");
    const ablated = systemVariants({ strategies: [], compare: false, ablate: "length" }, strategies, []);
    expect(() => withParameters(ablated, ["letters=2"], strategies)).toThrow("both --parameter and --ablate");
    const query = systemVariants({ strategies: ["query"], compare: false, ablate: undefined }, strategies, []);
    expect(() => withParameters(query, ["letters=2"], strategies)).toThrow("QUERY has no parameters");
  });

  it("may call an ablation as another strategy does", () => {
    expect(variantsOf(["spelling"], "depth").map(([, name]) => name)).toEqual(["full", "flat"]);
    expect(variantsOf(["treeqa"], "depth").map(([, name]) => name)).toEqual(["full", "depth 1", "depth 2", "depth 3"]);
    expect(new Set(variantsOf([], "depth").map(([system]) => system))).toEqual(
      new Set(["TREEQA", "HYDRA", "HYDRA_E", "FIDELIS", "SPELLING"]),
    );
  });
});

describe("the built-in strategies", () => {
  // Those of MQPF can be asked for without a strategy, too.
  const tasks = [...new Set([...BUILT_IN_STRATEGIES.flatMap((strategy) => strategy.tasks ?? []), ...MQPF_TASKS])];

  it("have a prompt and a handler for each of their tasks, by its name", async () => {
    // What only some reasoners can do has a prompt or a handler; `revise-form` has a prompt, and others a handler.
    const needed = tasks.filter(({ optional }) => optional !== true).map(({ name }) => name);
    const prompts = PROMPTS.map(({ task }) => task.name);
    const optional = tasks.filter((task) => task.optional === true).map(({ name }) => name);
    expect(prompts.filter((name) => !optional.includes(name)).sort()).toEqual(needed.sort());
    for (const task of tasks.filter(({ name }) => !prompts.includes(name) || needed.includes(name))) {
      // Nothing is asked for: what matters is who is there to be asked.
      const problem: unknown = await createBuiltinReasoner()
        .run(task, {}, undefined as never)
        .catch((error: unknown) => error);
      expect(String(problem)).not.toContain("no handler");
    }
  });

  it("have ablations of parameters that they have, each of which changes something", () => {
    for (const { name, parameters, ablations = [] } of BUILT_IN_STRATEGIES) {
      for (const { variants } of ablations) {
        for (const variant of variants) {
          const asked = engineWith().question("Who?", { parameters: { [name]: { ...variant.parameters } as never } });
          expect(asked.options.parameters?.[name]).toEqual(variant.parameters);
        }
      }
      for (const each of Object.values(parameters?.each ?? {})) expect(saidParameter(each)).toMatch(/ Default .+\.$/);
    }
  });
});

describe("parameters that can not be", () => {
  const one = (each: object) => () =>
    declareParameters<{ size: unknown }>({ ...PARAMETERS, each: { size: each as Parameter<unknown> } });

  it.each([
    ["of a type that cannot be written", { type: z.date(), default: new Date(0), description: "x" }],
    ["that are transformed", { type: z.string().transform(Number), default: 3, description: "x" }],
    ["with a default out of range", { type: z.int().max(2), default: 3, description: "x" }],
    ["of an enumeration that has no name", { type: z.enum(["A", "B"]), default: "A", description: "x" }],
  ])("%s are refused, by name", (_what, each) => {
    expect(one(each)).toThrow(TypeError);
    expect(one(each)).toThrow('"size"');
  });

  it.each([
    ["an option that is taken", { ...PARAMETERS, option: "tree" }],
    ["a type that is taken", { ...PARAMETERS, inputType: "TreeOptions" }],
    ["an option of every question", { ...PARAMETERS, option: "sources" }],
    ["an option that GraphQL could not write", { ...PARAMETERS, option: "two words" }],
  ])("%s is refused when the strategy is registered", (_what, parameters) => {
    expect(() => engineWith({ strategies: [{ ...spelling, parameters }] })).toThrow(TypeError);
  });

  it("an option that only the schema has is refused when the schema is made", async () => {
    const engine = engineWith({ strategies: [{ ...spelling, parameters: { ...PARAMETERS, option: "deadlineMs" } }] });
    await expect(createGateway({ engine })).rejects.toThrow("an option deadlineMs");
  });

  it("parameters of a strategy that there is not are refused", () => {
    expect(() => engineWith().question("Who?", { parameters: { NOBODYS: {} } })).toThrow(
      'There is no strategy "NOBODYS" that has parameters; there are TREEQA, HYDRA, HYDRA_E, FIDELIS, FUSION, SPELLING.',
    );
  });
});

describe("a reasoner with handlers", () => {
  it("is another one for each version of them, and answers the other tasks as before", async () => {
    expect(reasoner.id).toBe(`${createBuiltinReasoner().id}+spell-1`);
    expect(withHandlers(reasoner, [{ ...spellHandler, version: 2 }]).id).toBe(`${reasoner.id}+spell-2`);
    const strange = defineTask({ ...spell, name: "strange" });
    await expect(reasoner.run(strange, { text: "a" }, undefined as never)).rejects.toThrow("strange");
  });
});
