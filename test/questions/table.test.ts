import { beforeAll, describe, expect, test } from "vitest";
import { ask, type TracedAnswer, whetherHeld } from "./ask.ts";
import { openBuiltIn, type BuiltIn } from "./built-in.ts";
import own from "./own.json" with { type: "json" };
import { sampled } from "../support/property-runs.ts";
import table from "./table.json" with { type: "json" };

/**
 * The questions that the product answers out of the box, asked as a client asks them. Not the words of the answer alone
 * are held against the expectation: every step shown must be a fact of the graph or a sentence of a document, and the
 * queries shown must give the answer when they are run on the graph.
 */
let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
});

/** What QUERY has found, FUSION uses: by itself it is asked some of them. */
const STRATEGIES = ["QUERY", "FUSION"] as const;

function askedBy<Item>(strategy: (typeof STRATEGIES)[number], items: readonly Item[]): readonly Item[] {
  return strategy === "QUERY" ? sampled(items, 3) : items;
}

describe.each(STRATEGIES.flatMap((strategy) => askedBy(strategy, table).map((each) => ({ ...each, strategy }))))(
  "$strategy: $question",
  ({ strategy, question, answers, paraphrases }) => {
    test.each([question, ...paraphrases])("%s", async (text) => {
      const answer = await ask(builtIn, text, strategy);
      expect(labels(answer)).toEqual([...answers].sort());
      await expectGrounded(answer);
    });
  },
);

describe.each(STRATEGIES)("%s: questions of other shapes", (strategy) => {
  test.each(askedBy(strategy, own).filter(({ answers }) => answers.length > 0))(
    "$question",
    async ({ question, answers }) => {
      const answer = await ask(builtIn, question, strategy);
      expect(answer.values.map((value) => spelling(value, answers)).sort()).toEqual([...answers].sort());
      await expectGrounded(answer);
    },
  );

  test.each(askedBy(strategy, own).filter(({ answers }) => answers.length === 0))(
    "not known: $question",
    async ({ question }) => {
      const answer = await ask(builtIn, question, strategy);
      expect(answer.status).toBe("NOT_KNOWN");
      expect(answer.values).toEqual([]);
      expect(answer.explanation.length).toBeGreaterThan(10);
    },
  );
});

function labels({ values }: TracedAnswer): readonly string[] {
  return values.map(({ label }) => label).sort();
}

/** A date or number is expected as the graph writes it, a truth as "yes" or "no". */
function spelling({ label, term }: TracedAnswer["values"][number], answers: readonly string[]): string {
  return (
    [label, label.toLowerCase(), "lexical" in term ? term.lexical : label].find((text) => answers.includes(text)) ??
    label
  );
}

/** Paths lead to every value; every step has evidence; evidence and queries hold on the source. */
async function expectGrounded(answer: TracedAnswer): Promise<void> {
  expect(answer.status).toBe("ANSWERED");
  expect(answer.support.length).toBeGreaterThan(0);
  const shown = answer.paths;
  expect(shown.length).toBeGreaterThan(0);
  const evidence = new Map(answer.evidence.map((each) => [each.id, each]));
  for (const path of shown) {
    expect(path.steps.length).toBeGreaterThan(0);
    for (const step of path.steps) {
      expect(step.evidence.nodes.length).toBeGreaterThan(0);
      for (const { id } of step.evidence.nodes) expect(evidence.has(id)).toBe(true);
    }
    if (path.sparql !== null && path.sparql !== undefined) {
      expect(builtIn.select(path.sparql).rows.length).toBeGreaterThan(0);
    }
  }
  for (const { kind, triple, quotedFrom, text } of evidence.values()) {
    if (kind === "KG") {
      expect(triple && builtIn.select(whetherHeld(triple)).rows.length, text).toBe(1);
    } else {
      expect(quotedFrom).toMatch(/_\d+_\d+$/);
    }
  }
  if (answer.support.includes("KG")) {
    expect(answer.sparql).toBeTruthy();
    const { rows } = builtIn.select(answer.sparql ?? "");
    expect(rows.length).toBeGreaterThan(0);
    const held = new Set(
      rows.flatMap((row) => [...row.values()].map((term) => (term.kind === "iri" ? term.value : ""))),
    );
    const entities = answer.values.flatMap(({ term }) => ("iri" in term ? [term.iri] : []));
    // What a comparison chooses between stands in its query, and the values that are compared in its rows.
    const isShown = (iri: string): boolean => held.has(iri) || (answer.sparql ?? "").includes(`<${iri}>`);
    if (!answer.support.includes("DOCUMENTS")) expect(entities.filter((iri) => !isShown(iri))).toEqual([]);
  }
}
