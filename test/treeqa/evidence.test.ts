import { describe, expect, test } from "vitest";
import type { VerifyNodesInput, VerifyNodesOutput } from "../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import { follow, instances, intersect, mention, open } from "../query/forms.ts";
import { turtleGraph } from "../query/turtle-graph.ts";
import { reading, replying } from "./by-hand.ts";
import { expectGrounded } from "./expect-grounded.ts";
import { askTree } from "./knowledge.ts";
import { BOTH, DESIGNER, ISLAND, library, world } from "./small-world.ts";

/** References, sets and sentences: what a verdict may rest on. */
const TEXTS = {
  Jakarta: "Jakarta is a city on Java. Jakarta was designed by Simon Stevin. It was founded long ago.",
  Esper: "Esper trains actors. Sandra studied at Esper.",
};

const altered = (change: (reply: VerifyNodesOutput, input: VerifyNodesInput) => unknown) => ({
  "verify-nodes": async (input: VerifyNodesInput, own: () => Promise<unknown>) =>
    change((await own()) as VerifyNodesOutput, input),
});

describe("references", () => {
  test("that were not given are dropped, counted, and not missed", async () => {
    const more = altered(({ nodes }) => ({
      nodes: nodes.map((node) => ({
        ...node,
        references: ["t99", ...node.references, "c1", "Jakarta-capital-Indonesia"],
      })),
    }));
    const { result, tree } = await askTree("q", {
      graphs: [world()],
      documents: [],
      reasoner: replying({ ...reading(ISLAND), ...more }),
    });
    expect(result.values.map(({ node }) => node.label)).toEqual(["Java"]);
    expect(tree.nodes.map(({ droppedReferences }) => droppedReferences)).toEqual([0, 3, 3]);
    await expectGrounded(tree, { graphs: [world()], documents: [] });
  });

  test("that are all unknown leave the node unknown", async () => {
    const wrong = altered(({ nodes }) => ({ nodes: nodes.map((node) => ({ ...node, references: ["t99"] })) }));
    const { result, tree } = await askTree("q", {
      graphs: [world()],
      documents: [],
      reasoner: replying({ ...reading(ISLAND), ...wrong }),
    });
    expect(result.status).toBe("NOT_KNOWN");
    expect(tree.nodes[1]).toMatchObject({ verdict: "UNKNOWN", evidence: [], answers: [], droppedReferences: 1 });
    expect(tree.nodes[2]).toMatchObject({
      verdict: "UNKNOWN",
      reason: "What it starts from is not known.",
      retrievals: 0,
    });
  });

  test("do not help where the evidence does not suffice", async () => {
    for (const verdict of ["SUPPORTED", "REFUTED"]) {
      const unsure = altered(({ nodes }) => ({
        nodes: nodes.map((node) => ({ ...node, verdict, factSufficient: false })),
      }));
      const { result, tree } = await askTree("q", {
        graphs: [world()],
        documents: [],
        reasoner: replying({ ...reading(ISLAND), ...unsure }),
      });
      expect(result.status).toBe("NOT_KNOWN");
      expect(tree.nodes[1]).toMatchObject({ verdict: "UNKNOWN", factSufficient: false, references: [], answers: [] });
    }
  });

  test("are at most three of each kind, and the evidence of a computed set is all of it", async () => {
    const facts = Array.from({ length: 40 }, (_each, index) => `:Film :cast :P${index} .`).join("\n");
    const graph = turtleGraph(facts, { relations: [{ iri: "urn:t:cast" }] });
    const { tree } = await askTree("q", {
      graphs: [graph],
      documents: [],
      reasoner: replying(reading(follow(mention("Film"), ">cast"))),
    });
    expect(tree.nodes[1]?.references).toHaveLength(3);
    expect(tree.nodes[1]?.evidence).toHaveLength(40);
    expect(tree.nodes[1]?.answers).toHaveLength(40);
  });
});

describe("list-valued nodes", () => {
  test("are intersected as sets", async () => {
    const { result, tree } = await askTree("q", {
      graphs: [world()],
      documents: [],
      reasoner: replying(reading(BOTH)),
    });
    expect(tree.nodes.slice(1).map(({ depth, answers }) => [depth, answers.map(({ node }) => node.label)])).toEqual([
      [1, ["John", "Sandra", "Trevante"]],
      [1, ["Amy", "John"]],
    ]);
    expect(result.values.map(({ node }) => node.label)).toEqual(["John"]);
    expect(result.paths.map(({ text }) => text)).toEqual(["Bird Box – cast → John – studied at → Esper"]);
  });

  test("cost no more for being long", async () => {
    const ran = async (length: number): Promise<readonly number[]> => {
      const cast = Array.from(
        { length },
        (_each, index) =>
          `:Film :cast :P${index} . :P${index} :born :Town${index} . :P${index} :studied_at :S${index} .`,
      ).join("\n");
      const graph = turtleGraph(`${cast}\n:P1 :studied_at :Esper . :Amy :studied_at :Esper .`, {
        relations: ["cast", "born", "studied_at"].map((name) => ({ iri: `urn:t:${name}` })),
      });
      const form = follow(
        intersect(follow(mention("Film"), ">cast"), follow(mention("Esper"), "<studied at")),
        ">born",
      );
      const {
        result,
        tasks,
        ran: { upstream },
      } = await askTree("q", { graphs: [graph], documents: [], reasoner: replying(reading(form)) });
      expect(result.values.map(({ node }) => node.label)).toEqual(["Town1"]);
      return [tasks.length, upstream.length];
    };
    expect(await ran(200)).toEqual(await ran(3));
  });
});

describe("what the graph leaves open", () => {
  test("is read in chunks, and the sentence is located", async () => {
    const documents = library(TEXTS);
    const { result, tree, tasks } = await askTree("q", {
      graphs: [world()],
      documents: [documents],
      reasoner: replying(reading(DESIGNER)),
    });
    expect(result).toMatchObject({ status: "ANSWERED", text: "Simon Stevin", support: ["KG", "DOCUMENTS"] });
    expect(result.paths.map(({ text }) => text)).toEqual([
      "Indonesia – capital → Jakarta – was designed by → Simon Stevin",
    ]);
    expect(tree.nodes[2]).toMatchObject({ verdict: "SUPPORTED", computed: false });
    expect(tree.nodes[2]?.evidence).toMatchObject([
      {
        kind: "DOCUMENTS",
        text: "Jakarta was designed by Simon Stevin.",
        quotedFrom: "Jakarta_0_0",
        url: "https://example.org/Jakarta",
      },
    ]);
    expect(tasks.filter((name) => name === "read-passages")).toEqual([]);
    expect(documents.searches).toEqual(["Jakarta was designed by"]);
  });

  test("a sentence that does not stand there is no evidence", async () => {
    const invented = altered((_reply, { nodes }) => ({
      nodes: nodes.map(({ id, triples, chunks }) => ({
        id,
        verdict: "SUPPORTED",
        factSufficient: true,
        references: triples.map((triple) => triple.id),
        answers: chunks.map((chunk) => ({
          text: "Atlas",
          reference: chunk.id,
          quote: "Jakarta was designed by Atlas.",
        })),
      })),
    }));
    const { result, tree } = await askTree("q", {
      graphs: [world()],
      documents: [library(TEXTS)],
      reasoner: replying({ ...reading(DESIGNER), ...invented }),
    });
    expect(result.status).toBe("NOT_KNOWN");
    expect(tree.nodes[2]).toMatchObject({ verdict: "UNKNOWN", droppedReferences: 1, evidence: [] });
  });

  test("a false belief is refuted by a sentence, too", async () => {
    const believes = {
      "draft-tree": async (_input: unknown, own: () => Promise<unknown>) =>
        JSON.parse(
          JSON.stringify(await own()).replaceAll('"hypothesis":null', '"hypothesis":"Christopher Wren"'),
        ) as unknown,
    };
    const { result, tree } = await askTree("q", {
      graphs: [world()],
      documents: [library(TEXTS)],
      reasoner: replying({ ...reading(DESIGNER), ...believes }),
    });
    expect(result.text).toBe("Simon Stevin");
    expect(tree.nodes[2]).toMatchObject({
      verdict: "REFUTED",
      correction: "Simon Stevin",
      correctionVerdict: "SUPPORTED",
      hypothesis: "Christopher Wren",
    });
    expect(tree.nodes[2]?.references).toHaveLength(1);
  });

  test("what documents name meets what the graph holds, and must be of the class asked for", async () => {
    const graph = turtleGraph(
      ":Bird_Box :cast :Sandra, :John . :Sandra a :person . :John a :person . :Esper a :school .",
      { relations: [{ iri: "urn:t:cast" }] },
    );
    const both = intersect(follow(mention("Bird Box"), ">cast"), follow(mention("Esper"), open("studied at")));
    const met = await askTree("q", { graphs: [graph], documents: [library(TEXTS)], reasoner: replying(reading(both)) });
    expect(met.result.values.map(({ node }) => node.label)).toEqual(["Sandra"]);
    const typed = (type: string) => intersect(instances(type), follow(mention("Esper"), open("studied at")));
    expect(
      (
        await askTree("q", {
          graphs: [graph],
          documents: [library(TEXTS)],
          reasoner: replying(reading(typed("person"))),
        })
      ).labels,
    ).toEqual(["Sandra"]);
    expect(
      (
        await askTree("q", {
          graphs: [graph],
          documents: [library(TEXTS)],
          reasoner: replying(reading(typed("school"))),
        })
      ).result.status,
    ).toBe("NOT_KNOWN");
  });

  test("a new clue is followed, and what it brings is judged", async () => {
    const documents = library({
      "town planner": "The town planner of Jakarta was Simon Stevin. Jakarta was designed by Simon Stevin.",
    });
    const clue = altered(({ nodes }) => ({
      nodes: nodes.map((node) => (node.verdict === "UNKNOWN" ? { ...node, clue: "town planner of Jakarta" } : node)),
    }));
    const collections = [library({ Jakarta: "Jakarta is large." }), { ...documents, id: "other" }];
    const first = await askTree("q", {
      graphs: [world()],
      documents: collections,
      reasoner: replying({ ...reading(DESIGNER), ...clue }),
    });
    expect(first.result.text).toBe("Simon Stevin");
    expect(first.tree.nodes[2]).toMatchObject({ verdict: "SUPPORTED", retrievals: 2 });
    const once = await askTree(
      "q",
      {
        graphs: [world()],
        documents: [library({ Jakarta: "Jakarta is large." })],
        reasoner: replying(reading(DESIGNER)),
      },
      { maxRetrievals: 1 },
    );
    expect(once.tree.nodes[2]).toMatchObject({ verdict: "UNKNOWN", retrievals: 1 });
  });
});
