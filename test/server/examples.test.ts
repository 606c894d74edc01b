import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse } from "graphql";
import { expect, onTestFinished, test, vi } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import { openExamples } from "../../engine/examples/example-source.ts";
import { Failure } from "../../engine/failure.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import type { ShownExamples } from "../../server/shown-examples.ts";
import { EXAMPLES } from "../../server/playground/examples.ts";
import { askedFor, queryFor, tabsOf } from "../../server/playground/own-examples.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { fakeEngine } from "../fakes/fake-engine.ts";
import { explorerFolder } from "../../server/explorer.ts";
import { hasBrowser, openPage } from "./browser.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

const SHIPS = `
  :Ship rdfs:label "ship" . :captain rdfs:label "captain" . :builtBy rdfs:label "built by" . :launched rdfs:label "launched" .
  :heron a :Ship ; rdfs:label "Grey <b>Heron</b>" ; :captain :ada ; :builtBy :piet ; :launched "1911"^^xsd:gYear .
  :tern a :Ship ; rdfs:label "Arctic Tern" ; :captain :bern ; :builtBy :piet ; :launched "1923"^^xsd:gYear .
  :skua a :Ship ; rdfs:label "R&D's Skua" ; :captain :ada ; :builtBy :nils ; :launched "1930"^^xsd:gYear .
  :ada rdfs:label "Ada Pell" . :bern rdfs:label "Bern Holt" . :piet rdfs:label "Piet Brand" . :nils rdfs:label "Nils Dahl" .
`;
const AS_BROWSER = { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }, redirect: "manual" } as const;

const isBuilt = existsSync(join(explorerFolder(), "index.html"));

async function served(graph: KnowledgeGraph) {
  const parts = { graphs: [graph], reasoner: createBuiltinReasoner() };
  const examples = openExamples(parts);
  onTestFinished(() => examples.close());
  const looked = vi.spyOn(examples, "examples");
  return { looked, ...(await gatewayUnderTest({ engine: createEngine(parts), examples })) };
}

/** The page, once the examples are found. */
async function pageAt(origin: string): Promise<Response & { readonly html: string }> {
  for (;;) {
    const response = await fetch(`${origin}/`, AS_BROWSER);
    const html = await response.text();
    if (!html.includes('http-equiv="refresh"')) return Object.assign(response, { html });
  }
}

test("each of several graphs is introduced by questions of its own", async () => {
  const inns = `
    :Inn rdfs:label "inn" . :keptBy rdfs:label "kept by" . :star a :Inn ; rdfs:label "Star Inn" ; :keptBy :tom .
    :bell a :Inn ; rdfs:label "Bell Inn" ; :keptBy :ned . :tom rdfs:label "Tom Hale" . :ned rdfs:label "Ned Rook" .`;
  const graphs: readonly KnowledgeGraph[] = [
    { ...(await graphOf(SHIPS)), id: "ships", title: "Ships" },
    { ...(await graphOf(inns)), id: "inns", title: "Inns" },
  ];
  const examples = openExamples({ graphs, reasoner: createBuiltinReasoner() });
  onTestFinished(() => examples.close());
  const found = await examples.examples();
  const asked = (title: string): string =>
    found.examples.flatMap(({ graph, question }) => (graph === title ? [question] : [])).join(" ");
  expect(asked("Ships")).toMatch(/Tern|Skua|Piet|ship/u);
  expect(asked("Inns")).toMatch(/Inn|Tom|Ned/u);
  expect(asked("Inns")).not.toMatch(/Tern|Skua|ship/u);
});

test.skipIf(!isBuilt)(
  "a graph of one's own is introduced by questions that it answers",
  async () => {
    const graph = await graphOf(SHIPS);
    const selected = vi.spyOn(graph, "select");
    const { origin, url, looked, post, gateway } = await served(graph);
    // Whoever does not look at the page pays nothing.
    await fetch(`${origin}/health/ready`);
    await fetch(`${origin}/`, { ...AS_BROWSER, method: "HEAD" });
    expect((await fetch(`${origin}/`, { redirect: "manual" })).headers.get("location")).toBe("graphql");
    await post("{ sources { id } }");
    // Nor does whoever comes with a question.
    await fetch(`${origin}/?question=Who%3F`, AS_BROWSER);
    expect([looked.mock.calls.length, selected.mock.calls.length]).toEqual([0, 0]);

    const { html, status, headers } = await pageAt(origin);
    expect([status, headers.get("content-security-policy")]).toEqual([
      200,
      expect.stringMatching(/^default-src 'none'/u),
    ]);
    const shown = (await (await fetch(`${url}/examples`)).json()) as ShownExamples;
    expect(shown.isOwnGraph).toBe(true);
    expect(shown.examples.length).toBeGreaterThanOrEqual(6);
    const asked = selected.mock.calls.length;
    await pageAt(origin);
    expect(selected.mock.calls.length).toBe(asked);
    // Names are text, and no part of the page.
    expect(html).not.toContain("<b>Heron");
    for (const { question, answer, id } of shown.examples) {
      expect(html).toContain(`"/?question=${encodeURIComponent(question)}"`);
      const { body } = await post("query ($id: ID!) { questionById(id: $id) { text answer { status text } } }", { id });
      expect(body.data.questionById).toEqual({ text: question, answer: { status: "ANSWERED", text: answer } });
    }

    for (const { query, variables } of tabsOf(shown)) {
      if (variables !== undefined) {
        expect(JSON.parse(variables)).toEqual({ id: shown.examples.at(-1)?.id });
        continue;
      }
      const { errors } = await gateway.execute({ query });
      expect([query, errors]).toEqual([query, undefined]);
    }
    expect(tabsOf(shown)[0]?.query).toContain(`#   ${shown.examples[0]?.question} ${shown.examples[0]?.answer}`);
  },
  60_000,
);

test("what is found is found again when the graph has changed, and only then", async () => {
  const graph = await graphOf(SHIPS);
  let version = "1";
  const changing = Object.defineProperty({ ...graph }, "version", { get: () => version });
  const selected = vi.spyOn(changing, "select");
  const source = openExamples({ graphs: [changing], reasoner: createBuiltinReasoner() });
  onTestFinished(() => source.close());
  const [one, other] = await Promise.all([source.examples(), source.examples()]);
  expect(one).toBe(other);
  const asked = selected.mock.calls.length;
  expect(await source.examples()).toBe(one);
  expect(selected.mock.calls.length).toBe(asked);
  version = "2";
  expect(await source.examples()).toEqual(one);
  expect(selected.mock.calls.length).toBeGreaterThan(asked);
}, 60_000);

test.skipIf(!isBuilt)("a graph that can not be asked is said to be so", async () => {
  const graph = {
    ...(await graphOf(SHIPS)),
    catalogue: () => Promise.reject(new Failure("SOURCE_UNAVAILABLE", "<i>no</i>")),
  };
  const { origin, url } = await served(graph);
  const page = await fetch(`${origin}/`, AS_BROWSER);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("now: &lt;i&gt;no&lt;/i&gt;")]);
  expect((await fetch(`${url}/examples`)).status).toBe(503);
});

test("the built-in graph keeps the examples that come with the pages", async () => {
  const { url } = await gatewayUnderTest({ engine: fakeEngine() });
  const shown = (await (await fetch(`${url}/examples`)).json()) as ShownExamples;
  expect(tabsOf(shown)).toBe(EXAMPLES);
});

test("no name breaks out of the query that it stands in", () => {
  const question = 'Who is "x") { id } } # \\ ` ${1} \u2028 $& of?';
  const tabs = tabsOf({
    isOwnGraph: true,
    examples: [{ kind: "ONE_HOP", question, answer: "a\n} b", id: "1" }],
    missing: [],
    cutShort: false,
  });
  for (const { query } of [...tabs, { query: queryFor(question) }]) expect(() => parse(query)).not.toThrow();
  expect(tabs[0]?.query).toContain(JSON.stringify(question));
  const none = tabsOf({ isOwnGraph: true, examples: [], missing: [], cutShort: false });
  expect(none.map(({ query }) => /query (\w+)/u.exec(query)?.[1])).toEqual(["Sources"]);
});

const isShown = hasBrowser && isBuilt;
test.skipIf(!isShown)(
  `in a browser, a question leads to its answer${isShown ? "" : " (skipped: no Chromium is installed, or not built)"}`,
  async () => {
    const { origin, url } = await served(await graphOf(SHIPS));
    const shown = (await (await fetch(`${url}/examples`)).json()) as ShownExamples;
    const page = await openPage();
    await page.goto(origin);
    const offered = page.getByRole("region", { name: "Try one of these" }).getByRole("link");
    await expect
      .poll(() => offered.allInnerTexts(), { timeout: 20_000 })
      .toEqual(shown.examples.map(({ question }) => question));
    await offered.first().click();
    const answer = () => page.locator("h2#answer").allInnerTexts();
    await expect.poll(answer, { timeout: 20_000 }).toEqual([shown.examples[0]?.answer]);
  },
  60_000,
);

test("the address of the playground may hold a question or a whole operation", () => {
  const asked = (hash: string) => askedFor(new URLSearchParams(hash));
  expect(asked("question=Who%3F")).toEqual([{ query: queryFor("Who?") }]);
  expect(asked("query=%7B+sources+%7D&variables=%7B%7D")).toEqual([{ query: "{ sources }", variables: "{}" }]);
  expect([asked("query=x"), asked(""), asked("variables=%7B%7D")]).toEqual([[{ query: "x" }], [], []]);
});
