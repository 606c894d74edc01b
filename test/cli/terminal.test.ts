import { atMost } from "../../engine/cost-estimate.ts";
import fc from "fast-check";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { askCommand } from "../../cli/ask-command.ts";
import { doctorCommand } from "../../cli/doctor-command.ts";
import { styleFor } from "../../cli/terminal.ts";
import { logTo } from "../../server/log.ts";
import { guardedTerminal } from "../../server/terminal.ts";
import { Failure } from "../../engine/failure.ts";
import type { Engine } from "../../engine/engine.ts";
import { RunProgress } from "../../evaluation/run/progress.ts";
import { recordOf } from "../evaluation/run/run-fixtures.ts";
import { fakeEngine } from "../fakes/fake-engine.ts";
import { anyText, HOSTILE, isUnseen, unseenIn } from "../support/hostile-text.ts";
import { serve } from "../http/serve.ts";
import { evaluate, runFiles, SET, workingFolder } from "./evaluate-fixtures.ts";

function terminal(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 80, write: (text: string) => written.push(text), text: () => written.join("") };
}

type Written = ReturnType<typeof terminal>;

const SILENT = { warn: () => undefined, error: () => undefined };

/** Styles and returns to the beginning of a line, which we write ourselves. */
const OWN = /\u001b\[(?:1|2|9|22|29|31|32|36|39)m|\r\u001b\[K/g;

/** What is left of an output to be obeyed, when what we write ourselves is taken away. */
function obeyed(text: string): readonly string[] {
  return unseenIn(text.replaceAll(OWN, ""));
}

/** Members that hold what others wrote. */
const TEXTS: readonly string[] = [
  "label",
  "text",
  "explanation",
  "reading",
  "sparql",
  "title",
  "question",
  "hypothesis",
  "reason",
  "correction",
  "mention",
  "quotedFrom",
  "url",
  "licence",
  "attribution",
  "asOf",
  "unit",
  "before",
  "after",
  "lexical",
  "iri",
  "version",
];

function hostile<T>(value: T, text: string): T {
  const replaced = (key: string, member: unknown): unknown => {
    if (typeof member === "string") return TEXTS.includes(key) ? text : member;
    if (Array.isArray(member))
      return member.map((each) => replaced(["answers", "remarks"].includes(key) ? "text" : key, each));
    if (typeof member !== "object" || member === null) return member;
    return Object.fromEntries(Object.entries(member).map(([name, each]) => [name, replaced(name, each)]));
  };
  return replaced("", value) as T;
}

/** An engine whose every text is the given one. */
function engineThatSays(text: string): Engine {
  const engine = fakeEngine();
  const { stages } = engine;
  const told =
    <A extends readonly unknown[], S extends { readonly name: string; compute(context: any): Promise<any> }>(
      make: (...args: A) => S,
    ) =>
    (...args: A): S => {
      const stage = make(...args);
      return {
        ...stage,
        name: `${stage.name}${text}`,
        compute: async (context: any) => hostile(await stage.compute(context), text),
      };
    };
  return {
    ...engine,
    sources: hostile(engine.sources, text),
    stages: { ...stages, result: told(stages.result), logicTree: told(stages.logicTree) },
    estimate: (question, strategy) => ({
      ...engine.estimate(question, strategy),
      stages: [atMost(text, 1), atMost(text, 1)],
    }),
  };
}

async function ask(engine: Engine, args: readonly string[], isTTY: boolean, columns = Infinity) {
  const [out, err] = [terminal(isTTY), terminal(isTTY)].map((each) => ({ ...each, columns })) as [Written, Written];
  const exitCode = await askCommand({
    arguments: args,
    environment: {},
    workingDirectory: "/nowhere",
    out,
    err,
    log: SILENT,
    open: async () => ({ engine, close: async () => undefined }),
  });
  return { exitCode, out: out.text(), err: err.text() };
}

describe("what is asked on a terminal", () => {
  const styles = (text: string): number => text.match(OWN)?.length ?? 0;
  test.each([
    ["--trace", true],
    ["--trace", false],
    ["--strategy TREEQA --trace", true],
    ["--plan", true],
  ])(
    "with %s prints nothing to be obeyed but our own styles, whatever labels, documents and replies say (terminal: %s)",
    async (flags, isTTY) => {
      const args = [...flags.split(" "), "Where?"];
      const calm = await ask(engineThatSays("calm"), args, isTTY);
      expect(calm.out).toContain("calm");
      expect(styles(calm.out) > 0).toBe(isTTY && flags !== "--plan");
      await fc.assert(
        fc.asyncProperty(anyText, async (text) => {
          const { out, err } = await ask(engineThatSays(text), args, isTTY);
          expect(obeyed(out + err)).toEqual([]);
          // What it says has no style of its own.
          expect(styles(out)).toBe(calm.out.includes("calm") ? styles(calm.out) : 0);
          // Nor has it where lines are broken.
          const narrow = await ask(engineThatSays(text), args, isTTY, 40);
          expect(obeyed(narrow.out + narrow.err)).toEqual([]);
        }),
        { numRuns: 60 },
      );
    },
  );

  test("with --json prints the same texts, escaped", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const { out } = await ask(engineThatSays(text), ["--json", "--strategy", "TREEQA", "Where?"], true);
        expect(unseenIn(out)).toEqual([]);
        expect(out.indexOf("\n")).toBe(out.length - 1);
        expect(JSON.parse(out).answer.explanation).toBe(JSON.parse(JSON.stringify(text)));
      }),
      { numRuns: 60 },
    );
  });

  test("prints no more of a wrong question, a failure or a defect", async () => {
    const failing = (error: Error): Engine => ({
      ...fakeEngine(),
      question: () => {
        throw error;
      },
    });
    for (const [engine, args] of [
      [fakeEngine(), [HOSTILE, HOSTILE]],
      [fakeEngine(), ["--strategy", HOSTILE, "Where?"]],
      [fakeEngine(), [`--${HOSTILE}`]],
      [failing(new Failure("SOURCE_UNAVAILABLE", HOSTILE)), ["Where?"]],
      [failing(new TypeError(HOSTILE)), ["Where?"]],
    ] as const) {
      const { exitCode, out, err } = await ask(engine, args, true);
      expect([exitCode, obeyed(out + err)]).toEqual([1, []]);
      expect(err).toMatch(/\\u\{1b\}|\\u001b/);
    }
  });
});

test("the doctor tells titles and replies without obeying them", async () => {
  const { url } = await serve(
    (_request, response) => void response.writeHead(403, { "content-type": "text/plain; charset=utf-8" }).end(HOSTILE),
  );
  const folder = workingFolder();
  writeFileSync(
    join(folder, "hostile.json"),
    JSON.stringify({ graphs: [{ id: "g", title: `T${HOSTILE}`, endpoint: `${url}sparql` }], store: false }),
  );
  for (const args of [
    ["--config", "hostile.json"],
    ["--config", "hostile.json", "--json"],
    ["--config", `${HOSTILE}.json`],
    [`--${HOSTILE}`],
  ]) {
    const [out, err] = [terminal(true), terminal(true)];
    const exitCode = await doctorCommand({
      arguments: args,
      environment: {},
      workingDirectory: folder,
      out,
      err,
      log: SILENT,
    });
    expect([exitCode, obeyed(out.text() + err.text())]).toEqual([1, []]);
    expect(out.text() + err.text()).toMatch(/\\u\{1b\}|\\u001b/);
  }
});

describe("an evaluation", () => {
  test("tells sets, questions, answers and files without obeying them", async () => {
    const folder = workingFolder();
    const questions = [{ id: `q\u001b[2J\u202e`, question: "Who is\u200e the capital of Arden?", answers: [HOSTILE] }];
    writeFileSync(
      join(folder, "set", "questions.jsonl"),
      questions.map((each) => `${JSON.stringify(each)}\n`).join(""),
    );
    for (const more of [[], ["--json"], ["--compare"]]) {
      const { out, err } = await evaluate(folder, [...SET, "--fresh", ...more]);
      expect([...unseenIn(out), ...unseenIn(err)]).toEqual([]);
    }
    const [file = ""] = runFiles(folder);
    for (const args of [
      ["diff", file, file],
      ["diff", file, file, "--json"],
      ["diff", `${HOSTILE}.jsonl`, file],
      [...SET, `--${HOSTILE}`],
    ]) {
      const { out, err } = await evaluate(folder, args);
      expect([...unseenIn(out), ...unseenIn(err)]).toEqual([]);
    }
  });

  test("tells how far it is in one line that no question breaks", () => {
    for (const isTTY of [true, false]) {
      const output = terminal(isTTY);
      const progress = new RunProgress(output, { title: HOSTILE, total: 1, done: 0, right: 0, isRight: () => true });
      progress.asks(HOSTILE);
      progress.answered(recordOf("a", {}));
      progress.ends();
      expect(obeyed(output.text())).toEqual([]);
      expect(output.text().split("\n").length).toBe(isTTY ? 1 : 2);
    }
  });
});

describe("a log", () => {
  test("has one entry for each call, and no control in it, whatever messages and causes say", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const output = terminal(false);
        const log = logTo(output);
        log.warn(text, new Error(text));
        log.warn(text);
        log.error(text, new Error(text, { cause: { [text]: text } }));
        log.error(text, text);
        expect(unseenIn(output.text())).toEqual([]);
        const entries = output
          .text()
          .split("\n")
          .filter((line) => line !== "" && !line.startsWith("  "));
        expect(entries.map((line) => / (\w+): /.exec(line)?.[1])).toEqual(["warning", "warning", "error", "error"]);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a guarded terminal", () => {
  test("passes our own styles to a terminal, and to nothing else", () => {
    for (const isTTY of [true, false]) {
      const output = terminal(isTTY);
      const style = styleFor({ ...output, isTTY: true }, {});
      guardedTerminal(output).write(
        `\r\u001b[K${style.bold("a")}${style.accent("b")}${style.dim("c")}\u001b[7m\u001b[35m\u001b[K\r\n`,
      );
      const plain = output.text().replaceAll(OWN, "");
      expect([...plain].filter(isUnseen)).toEqual([]);
      expect(output.text().match(OWN)?.length ?? 0).toBe(isTTY ? 7 : 0);
    }
  });
});
