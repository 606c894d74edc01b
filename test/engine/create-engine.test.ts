import { describe, expect, it, vi } from "vitest";
import { BUILT_IN_STRATEGIES } from "../../engine/built-in-strategies.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { EngineParts } from "../../engine/engine.ts";
import { CostMeter } from "../../engine/investigation/cost.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import { ownStrategy } from "../fakes/own-strategy.ts";
import { TinyGraph } from "../fakes/tiny-graph.ts";
import { outcomeOf, quiet } from "../kernel/stages.ts";
import { MemoryStore } from "../store/memory-store.ts";

const reasoner = { id: "none", run: async (): Promise<never> => await Promise.reject(new Error("not asked here")) };
const scope = { tenant: "a" };

function make(more: Partial<EngineParts> = {}) {
  const [one, two] = [new TinyGraph("one"), new TinyGraph("two")];
  return { one, two, engine: createEngine({ graphs: [one, two], reasoner, ...more }) };
}

function shelf(id: string, kind: DocumentCollection["kind"]): DocumentCollection {
  return { id, kind, title: id, version: "1", licence: undefined, search: async () => [] };
}

describe("an engine", () => {
  it("runs nothing for a question, its id or an estimate", async () => {
    const { engine, one } = make();
    const question = engine.question(" Who  is it? ");
    expect(engine.questionById(question.id)).toEqual(question);
    expect(question.text).toBe("Who is it?");
    const lease = engine.attend(question, scope);
    expect(engine.estimate(question, "QUERY").stages.length).toBeGreaterThan(0);
    engine.stages.result(question, "QUERY");
    await quiet();
    expect(one.spotted).toBe(0);
    expect(lease.investigation.record()).toEqual([]);
  });

  it("has one investigation for two requests of one question, and separate ones for two tenants", async () => {
    const { engine, one } = make();
    const ask = () => engine.stages.topicEntities(engine.question("Who is it?"));
    const attend = (tenant: string) => engine.attend(engine.question("Who is it?"), { tenant });
    const [first, second, stranger] = [attend("a"), attend("a"), attend("b")];
    await Promise.all([first.get(ask()), second.get(ask())]);
    expect(one.spotted).toBe(1);
    expect(second.investigation).toBe(first.investigation);
    await stranger.get(ask());
    expect(one.spotted).toBe(2);
  });

  it("asks only the sources that the question names", async () => {
    const { engine, one, two } = make();
    const question = engine.question("Who is it?", { sources: ["two"] });
    await engine.attend(question, scope).get(engine.stages.topicEntities(question));
    expect([one.spotted, two.spotted]).toEqual([0, 1]);
    const all = engine.question("Who is it?");
    await engine.attend(all, scope).get(engine.stages.topicEntities(all));
    expect([one.spotted, two.spotted]).toEqual([1, 2]);
  });

  it("keeps finished stages in the store it is given, and forgets them on demand", async () => {
    const store = new MemoryStore();
    const { engine, one } = make({ store });
    const question = engine.question("Who is it?");
    const use = async (): Promise<void> => {
      const lease = engine.attend(question, scope);
      await lease.get(engine.stages.topicEntities(question));
      lease.leave();
    };
    expect(await engine.forget(question, scope)).toBe(false);
    await use();
    expect(store.entries.size).toBe(2);
    expect(await engine.forget(question, { tenant: "b" })).toBe(false);
    expect(await engine.forget(question, scope)).toBe(true);
    expect(store.entries.size).toBe(0);
    await use();
    expect(one.spotted).toBe(2);
    const restarted = make({ store });
    await restarted.engine.attend(question, scope).get(restarted.engine.stages.topicEntities(question));
    expect(restarted.one.spotted).toBe(0);
  });

  it("tells who wishes a question forgotten when it could not be", async () => {
    const store = new MemoryStore();
    store.forget = () => Promise.reject(new Error("disk"));
    const { engine } = make({ store });
    expect(await outcomeOf(engine.forget(engine.question("Who is it?"), scope))).toBe("SOURCE_UNAVAILABLE");
  });

  it("observes and cancels by question and scope", async () => {
    const { engine, one } = make();
    const question = engine.question("Who is it?");
    expect(engine.cancel(question, scope)).toBe(false);
    one.hold = new Promise(() => undefined);
    const told: string[] = [];
    const watching = (async () => {
      for await (const event of engine.observe(question, scope, "a client")) told.push(event.type);
    })();
    const client = "a client";
    const waiting = outcomeOf(engine.attend(question, scope, { client }).get(engine.stages.topicEntities(question)));
    await quiet();
    expect(engine.cancel(question, { tenant: "b" }, client)).toBe(false);
    expect([engine.cancel(question, scope), engine.cancel(question, scope, "another")]).toEqual([false, false]);
    expect(engine.cancel(question, scope, client)).toBe(true);
    expect(await waiting).toBe("CANCELLED");
    await watching;
    expect(told.at(-1)).toBe("DONE");
  });

  it("describes entities from all graphs, first come first named, one call to each", async () => {
    const { engine, one } = make();
    const meter = new CostMeter();
    const context = meter.context(new AbortController().signal);
    const described = await engine.describe(["urn:one", "urn:both", "urn:two", "urn:one", "urn:nobody"], context);
    expect([...described.values()].map(({ label }) => label).toSorted()).toEqual([
      "urn:both in one",
      "urn:one in one",
      "urn:two in two",
    ]);
    expect(meter.cost().upstream.LABELS).toBe(2);
    expect((await engine.describe([], context)).size).toBe(0);
    expect(meter.cost().upstream.LABELS).toBe(2);
    one.failing = true;
    expect([...(await engine.describe(["urn:both"], context)).values()]).toMatchObject([{ label: "urn:both in two" }]);
    await expect(engine.describe(["urn:one", "urn:both"], context)).rejects.toThrow("one is down");
  });

  it("lists its sources and strategies", () => {
    const { engine } = make();
    expect(engine.sources).toMatchObject([{ id: "one", kind: "KG", version: "1", asOf: "2026-11-01" }, { id: "two" }]);
    expect(engine.strategies.map(({ name }) => name)).toEqual([
      "QUERY",
      "TREEQA",
      "HYDRA",
      "HYDRA_E",
      "FIDELIS",
      "FUSION",
    ]);
    for (const { description } of engine.strategies) expect(description).toMatch(/^[A-Z].+\.$/s);
    expect(() => engine.estimate(engine.question("Who?"), "NOBODYS")).toThrow(/"NOBODYS"; there are QUERY, TREEQA/);
  });

  it("needs a graph, and ids that differ", () => {
    expect(() => createEngine({ graphs: [], reasoner })).toThrow(TypeError);
    const twice = [new TinyGraph("same"), new TinyGraph("same")];
    expect(() => createEngine({ graphs: twice, reasoner })).toThrow('"same"');
    expect(() => make({ documents: [shelf("one", "DOCUMENTS")] })).toThrow('"one"');
    expect(() => make({ documents: [shelf("same", "DOCUMENTS")], web: [shelf("same", "WEB")] })).toThrow('"same"');
  });

  it("asks the web as it asks documents", async () => {
    const { engine } = make({
      documents: [shelf("folder", "DOCUMENTS")],
      web: [shelf("search", "WEB")],
      strategies: [ownStrategy("SHELVES", ({ documents }) => documents.map(({ id }) => id).join(", "))],
    });
    expect(engine.sources.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      "one KG",
      "two KG",
      "folder DOCUMENTS",
      "search WEB",
    ]);
    const shelvesOf = async (sources?: readonly string[]) => {
      const question = engine.question("Where?", sources === undefined ? {} : { sources });
      return (await engine.attend(question, scope).get(engine.stages.result(question, "SHELVES"))).text;
    };
    expect(await shelvesOf()).toBe("folder, search");
    expect(await shelvesOf(["one", "search"])).toBe("search");
  });

  it("takes for the web what is of the web", () => {
    expect(() => make({ web: [shelf("folder", "DOCUMENTS")] })).toThrow(
      new TypeError(
        'The source "folder" is of the kind "DOCUMENTS"; web takes those of the kind "WEB". Give it among documents.',
      ),
    );
  });

  it("has the strategies that are registered, beside its own", async () => {
    const { engine } = make({ strategies: [ownStrategy("ECHO", (_parts, { text }) => text)] });
    expect(engine.strategies.at(-1)).toEqual({ name: "ECHO", description: "ECHO of a test." });
    const question = engine.question("Who is it?");
    expect(engine.estimate(question, "ECHO")).toMatchObject({ strategy: "ECHO", stages: [{ name: "echo.result" }] });
    const lease = engine.attend(question, scope);
    expect(await lease.get(engine.stages.result(question, "ECHO"))).toMatchObject({
      strategy: "ECHO",
      text: "Who is it?",
    });
    expect(lease.investigation.record().map(({ name }) => name)).toEqual(["echo.result"]);
    expect(make().engine.strategies).toHaveLength(BUILT_IN_STRATEGIES.length);
  });

  it.each([
    ["a name in small letters", ownStrategy("echo"), 'got "echo"'],
    ["a name that begins with a digit", ownStrategy("2HOPS"), 'got "2HOPS"'],
    ["a name with a hyphen", ownStrategy("TWO-HOPS"), 'got "TWO-HOPS"'],
    ["an empty name", ownStrategy(""), 'got ""'],
    ["a name that is none", ownStrategy(7 as never), "got 7"],
    ["the name of a built-in one", ownStrategy("TREEQA"), 'a strategy "TREEQA" already'],
    ["an empty description", { ...ownStrategy("ECHO"), description: " " }, '"ECHO" has no description'],
    ["no description", { ...ownStrategy("ECHO"), description: undefined as never }, '"ECHO" has no description'],
  ])("takes no strategy with %s", (_what, strategy, message) => {
    const register = () => make({ strategies: [strategy] });
    expect(register).toThrow(TypeError);
    expect(register).toThrow(message);
  });

  it("takes no two strategies of one name", () => {
    expect(() => make({ strategies: [ownStrategy("ECHO"), ownStrategy("ECHO")] })).toThrow('a strategy "ECHO" already');
  });

  it("tells its listener of everything, and stops work when it is closed", async () => {
    const events: string[] = [];
    const store = new MemoryStore();
    const { engine, one } = make({ store, listener: ({ type }) => events.push(type) });
    const question = engine.question("Who is it?");
    one.hold = new Promise(() => undefined);
    const waiting = outcomeOf(engine.attend(question, scope).get(engine.stages.topicEntities(question)));
    await vi.waitFor(() => expect(events.filter((type) => type === "UPSTREAM")).toHaveLength(2));
    await engine.close();
    expect(await waiting).toBe("CANCELLED");
    expect(events.at(-1)).toBe("DONE");
    expect(store.asked.at(-1)).toBe("close");
  });
});
