import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { askCommand } from "../../cli/ask-command.ts";
import { doctorCommand } from "../../cli/doctor-command.ts";
import { PREFIXES } from "../embedded/graph-under-test.ts";
import { serveGraph } from "../sparql/serve-graph.ts";

const folder = mkdtempSync(join(tmpdir(), "whyql-doctor-graphs-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(command: typeof doctorCommand, args: readonly string[], environment: Record<string, string>) {
  const written = { out: "", err: "" };
  const terminal = (name: "out" | "err") => ({ isTTY: false, write: (text: string) => (written[name] += text) });
  const exitCode = await command({
    arguments: args,
    environment: { WHYQL_STORE: "false", ...environment },
    workingDirectory: folder,
    out: terminal("out"),
    err: terminal("err"),
    log: { warn: () => undefined, error: () => undefined },
  });
  return { exitCode, ...written };
}

let files = 0;
function fileOf(turtle: string): Record<string, string> {
  const path = join(folder, `graph-${(files += 1)}.ttl`);
  writeFileSync(path, PREFIXES + turtle);
  return { WHYQL_GRAPH_FILES: path };
}

const diagnosed = async (environment: Record<string, string>, ...args: string[]) =>
  JSON.parse((await run(doctorCommand, ["--json", ...args], environment)).out);
const warningsIn = (report: {
  sources: readonly { survey?: { warnings: readonly { what: string; remedy: string }[] } }[];
}) => (report.sources[0]?.survey?.warnings ?? []).map(({ what, remedy }) => `${what} ${remedy}`);

/** The values of an answer in JSON, as its text has them. */
const labelsIn = (out: string): string =>
  JSON.parse(out)
    .answer.values.map(({ label }: { label: string }) => label)
    .join(", ");

const KINDS = "ONE_HOP INVERSE TWO_HOP COUNT SUPERLATIVE YES_NO COMPARISON DATE LIST INTERSECTION".split(" ");

const TIDY = `
  :Ship rdfs:label "ship" . :Harbour rdfs:label "harbour" . :Person rdfs:label "person" .
  :captain rdfs:label "captain" . :homePort rdfs:label "home port" . :builtBy rdfs:label "built by" .
  :length rdfs:label "length" ; schema:unitText "metre" . :launched rdfs:label "launched" .
  :spouse rdfs:label "spouse" ; a owl:SymmetricProperty . :birthplace rdfs:label "birthplace" .
  :heron a :Ship ; rdfs:label "Grey Heron" ; :captain :ada ; :homePort :vellport ; :builtBy :piet ; :length 31 ; :launched "1911"^^xsd:gYear .
  :tern a :Ship ; rdfs:label "Arctic Tern" ; :captain :bern ; :homePort :vellport ; :builtBy :piet ; :length 44 ; :launched "1923"^^xsd:gYear .
  :gull a :Ship ; rdfs:label "Black Gull" ; :captain :cora ; :homePort :sandwick ; :builtBy :piet ; :length 27 ; :launched "1907"^^xsd:gYear .
  :skua a :Ship ; rdfs:label "Great Skua" ; :captain :ada ; :homePort :sandwick ; :builtBy :nils ; :length 52 ; :launched "1930"^^xsd:gYear .
  :vellport a :Harbour ; rdfs:label "Vellport" . :sandwick a :Harbour ; rdfs:label "Sandwick" .
  :ada a :Person ; rdfs:label "Ada Pell" ; :birthplace :sandwick ; :spouse :bern . :bern a :Person ; rdfs:label "Bern Holt" ; :birthplace :vellport .
  :cora a :Person ; rdfs:label "Cora Lund" ; :birthplace :vellport . :piet a :Person ; rdfs:label "Piet Brand" ; :birthplace :sandwick .
  :nils a :Person ; rdfs:label "Nils Dahl" ; :birthplace :vellport .
`;

describe("the doctor, of a graph of one's own", () => {
  test("shows questions of every kind, which are answered so when they are asked", async () => {
    const own = fileOf(TIDY);
    const { examples, sources } = await diagnosed(own);
    expect(examples).toMatchObject({ missing: [], cutShort: false });
    expect(examples.examples.map(({ kind }: { kind: string }) => kind)).toEqual(KINDS);
    for (const { question, answer } of examples.examples as { question: string; answer: string }[]) {
      const asked = await run(askCommand, ["--json", question], own);
      expect([question, asked.exitCode, labelsIn(asked.out)]).toEqual([question, 0, answer]);
    }
    expect(sources[0].survey).toMatchObject({
      things: 11,
      unnamed: { count: 0 },
      numbers: { relations: 1, withUnit: 1 },
      symmetric: { count: 1, samples: ["urn:test:spouse"] },
      largestClasses: [
        { label: "person", count: 5 },
        { label: "ship", count: 4 },
        { label: "harbour", count: 2 },
      ],
    });
    // The same graph gives the same.
    expect((await diagnosed(own)).examples).toEqual(examples);
  }, 120_000);

  test("names the setting that mends what is missing", async () => {
    const own = fileOf(`
      :a1 :caption "Harbour Inn" ; :P7 :c1 ; :note "see below" ; :category :k1 .
      :a2 :caption "Mill House" ; :P7 :c1 ; :note "see below" ; :category :k1 ; schema:isPartOf [ :depth "1" ] .
      :a3 :caption "Star Tavern" ; :P7 :c1 ; :note "see below" ; :category :k1 .
      :c1 :caption "Old Town" ; :category :k2 .
      [] a rdf:Statement ; rdf:subject :a1 ; rdf:predicate :P7 ; rdf:object :c1 ; :since "2001-01-01"^^xsd:date .
    `);
    const report = await diagnosed(own);
    const [names, kinds, relations, times, ...others] = warningsIn(report);
    expect(names).toMatch(
      /^6 of 6 things have no name .* Set vocabulary\.label \(or WHYQL_GRAPH_LABELS\) to "urn:test:caption", by which 4 /u,
    );
    expect(kinds).toMatch(/^No thing has a class: .* Set vocabulary\.type to "urn:test:category"/u);
    expect(relations).toMatch(/^1 of \d relations have no name that can be read: urn:test:P7\./u);
    expect(times).toMatch(/^1 statement about facts says no time .* Set vocabulary\.validity: .*"urn:test:since"/u);
    expect(others).toEqual([]);
    const reasons = report.sources[0].survey.ignored.map(
      ({ reason, count }: { reason: string; count: number }) => `${count} ${reason}`,
    );
    expect(reasons).toEqual([
      expect.stringMatching(/^1 statements about facts/u),
      expect.stringMatching(/^1 blank nodes/u),
    ]);
    // What is advised helps.
    const mended = await diagnosed({ ...own, WHYQL_GRAPH_LABELS: "urn:test:caption" }, "--no-examples");
    expect(warningsIn(mended).some((each) => each.includes("vocabulary.label to"))).toBe(false);
    expect(mended.examples).toBeUndefined();
  }, 60_000);

  test("says which IRIs may be of one thing, and that no times are stated", async () => {
    const own = fileOf(`
      <http://e.org/x> a :Inn ; rdfs:label "Star Inn" ; :near :mill . <https://e.org/x/> a :Inn ; rdfs:label "star inn" ; :near :mill .
      <http://e.org/y> a :Mill ; rdfs:label "Star Inn" . :mill a :Mill ; rdfs:label "Old Mill" ; owl:sameAs <http://e.org/y> .
    `);
    const warnings = warningsIn(await diagnosed(own, "--no-examples"));
    expect(warnings).toEqual([
      expect.stringMatching(
        /^1 name is borne .*“Star Inn” by http:\/\/e\.org\/x and https:\/\/e\.org\/x\/\. .*one IRI/u,
      ),
      expect.stringMatching(/^1 pair of things here is said to be the same: urn:test:mill and http:\/\/e\.org\/y\./u),
      expect.stringMatching(/^The graph does not say when its facts hold/u),
    ]);
  });

  test("says of which facts on nodes the dates can not be told apart", async () => {
    const own = fileOf(`
      :Guild rdfs:label "guild" . :g a :Guild ; rdfs:label "Clippers" . :ann a :Person ; rdfs:label "Ann Lee" .
      [] :member :ann ; :society :g ; :elected "1980-01-01"^^xsd:date ; :joined "1990-01-01"^^xsd:date ;
        :left "1999-12-31"^^xsd:date .
    `);
    const warnings = warningsIn(await diagnosed(own, "--no-examples"));
    expect(warnings).toContainEqual(expect.stringMatching(/^Nodes bear dates of which nothing tells .*member/u));
    expect(warnings).not.toContainEqual(expect.stringMatching(/^The graph does not say when/u));
  });

  test("asks as people ask", async () => {
    const own = fileOf(`
      :Mill rdfs:label "mill" . :Miller rdfs:label "miller" . :Village rdfs:label "village" . :height rdfs:label "height" .
      :goose a :Mill ; rdfs:label "Grey Goose" ; :runBy :tom ; :height 12 . :oak a :Mill ; rdfs:label "Old Oak" ; :runBy :ned ; :height 15 .
      :tom a :Miller ; rdfs:label "Tom Hale" ; :apprenticeOf :ned ; :bornIn :kettleby .
      :ned a :Miller ; rdfs:label "Ned Rook" ; :apprenticeOf :sam ; :bornIn :kettleby .
      :sam a :Miller ; rdfs:label "Sam Gill" ; :bornIn :wick . :kettleby a :Village ; rdfs:label "Kettleby" . :wick a :Village ; rdfs:label "Wick" .
    `);
    const { examples } = await diagnosed(own);
    const asked = examples.examples.map(({ question }: { question: string }) => question);
    const text = asked.join("\n");
    expect(text).toContain("Which mill is the tallest?");
    expect(text).toContain("Which is taller, ");
    expect(text).not.toMatch(/What (?:is|was) born|What is run by|the apprentice of\?$|highest height/mu);
    expect(asked.length).toBeGreaterThan(6);
  }, 60_000);

  test("says how facts are dated, and numbers measured, on nodes of their own", async () => {
    const own = fileOf(`
      :ann a :Person ; rdfs:label "Ann Lee" ; schema:height [ schema:value 170 ; schema:unitCode "CMT" ] .
      :bob rdfs:label "Bob Ray" ; schema:height [ schema:value 6 ; schema:unitCode "FOT" ] .
      [] :holder :ann ; :office :mayor ; :from "2001-01-01"^^xsd:date ; :until "2004-01-01"^^xsd:date .
      [] :holder :bob ; :office :mayor ; :from "2004-01-01"^^xsd:date . :mayor rdfs:label "Mayor of Wick" .
    `);
    const { sources } = await diagnosed(own, "--no-examples");
    expect(sources[0].survey.times.map(({ iri }: { iri: string }) => iri)).toEqual(["urn:test:from", "urn:test:until"]);
    expect(sources[0].survey.numbers.withSeveral.samples).toEqual(["height (centimetre, foot)"]);
    expect(warningsIn({ sources })).toEqual([]);
    const plain = fileOf(':ann rdfs:label "Ann" ; :likes :bob . :bob rdfs:label "Bob" .');
    expect((await run(doctorCommand, ["--no-examples"], plain)).out).toMatch(
      /times by +none stated: facts count as true now/u,
    );
  }, 60_000);

  test("says of names in two parts by which predicates they are", async () => {
    const own = fileOf(
      ':a a :P ; schema:givenName "Ann" ; schema:familyName "Lee" ; :knows :b . :b a :P ; rdfs:label "Bob" .',
    );
    const { sources } = await diagnosed(own, "--no-examples");
    expect(sources[0].survey).toMatchObject({
      unnamed: { count: 0 },
      names: [{ count: 1 }, { iri: "https://schema.org/givenName" }, { iri: "https://schema.org/familyName" }],
    });
  });

  test("says of an empty graph why nothing can be asked", async () => {
    const own = fileOf("");
    const { exitCode, out } = await run(doctorCommand, [], own);
    expect([
      exitCode,
      /It holds no triples/u.test(out),
      /No example questions were looked for: The graph "graph" can not/u.test(out),
    ]).toEqual([1, true, true]);
  });

  test("gives the reason for each kind that a graph does not answer", async () => {
    const { examples } = await diagnosed(fileOf(`:a rdfs:label "Ada Pell" ; :likes :b . :b rdfs:label "Bern Holt" .`));
    expect(examples.examples.length).toBeGreaterThan(0);
    expect(examples.examples.length + examples.missing.length).toBe(10);
    const reasonOf = (kind: string) => examples.missing.find((each: { kind: string }) => each.kind === kind)?.reason;
    expect(reasonOf("DATE")).toBe("no relation with a readable name leads to dates");
    expect(reasonOf("SUPERLATIVE")).toBe("no things of one kind have a number or a date each");
  });

  test("shows what hostile names would do, and does none of it", async () => {
    const hostile = `\u001b[2J\u202eevil\u0007`;
    const own = fileOf(`
      :a rdfs:label "${hostile}" ; :captain :b ; :motto "${hostile}" . :b rdfs:label "Ignore this\\nand that?" ; :captain :a .
      :captain rdfs:label "${hostile} captain" . :c a :K ; rdfs:label "Plain" ; :captain :a . :K rdfs:label "${hostile}" .
    `);
    for (const args of [[], ["--json"]]) {
      const { out, err } = await run(doctorCommand, args, own);
      expect(`${out}${err}`).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/u);
      expect(out).toContain(args.length === 0 ? "\\u{202e}" : "\\u202e");
    }
  });
});

describe("the doctor, of an endpoint", () => {
  test("looks through a small graph as through a file", async () => {
    const { url } = await serveGraph(TIDY);
    const { sources, examples } = await diagnosed({ WHYQL_SPARQL_ENDPOINT: url });
    expect(sources[0].survey).toMatchObject({ things: 11, unnamed: { count: 0 }, symmetric: { count: 1 } });
    expect(sources[0].survey.part).toBeUndefined();
    expect(examples.examples.map(({ kind }: { kind: string }) => kind)).toEqual(KINDS);
  }, 120_000);

  test("asks a large one little, and says what it does not know", async () => {
    const served = await serveGraph(TIDY);
    const config = join(folder, "live.json");
    writeFileSync(
      config,
      JSON.stringify({ graphs: [{ id: "live", endpoint: served.url, mirrorBound: 0 }], store: false }),
    );
    const { out } = await run(doctorCommand, ["--config", config, "--no-examples"], {});
    expect(out).toMatch(/looked at +the \d+ things that it gives first; counts are of these alone/u);
    expect(out).toMatch(/most facts +not known: it can not be found out cheaply/u);
    expect(out).toMatch(/symmetric +1 declared: urn:test:spouse/u);
    expect(out).not.toContain("does not say when its facts hold");
    expect(served.queries.length).toBeLessThan(20);
    const { examples } = await diagnosed({}, "--config", config);
    expect(examples.examples.length).toBeGreaterThanOrEqual(5);
    expect(served.queries.length).toBeLessThan(700);
  }, 120_000);
});
