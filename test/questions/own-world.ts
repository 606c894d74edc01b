import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { openGraphWith } from "../../datasources/embedded/embedded-graph.ts";
import type { Clock } from "../../engine/clock.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { startInProcess } from "../fakes/store-in-process.ts";
import { createGateway } from "../../server/gateway.ts";

const PREFIXES = `
  @prefix : <https://example.org/> .
  @prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
  @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
  @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
  @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
`;

const OPERATION = `
  query OfParts($text: String!, $strategy: Strategy!) {
    question(text: $text, strategy: $strategy) {
      analysis { readings { logicalForm { nodes { kind many condition { mean } } } } }
      answer {
        status text complete confidence explanation reading
        parts { position question status text complete }
        values(first: 50) {
          nodes {
            id label
            of { ... on Entity { label } }
            part { position question }
            paths(first: 10) { nodes { text } }
          }
        }
      }
    }
  }
`;

interface AnsweredPart {
  readonly position: number;
  readonly question: string;
  readonly status: string;
  readonly text: string;
  readonly complete: boolean;
}

interface Value {
  readonly id: string;
  readonly label: string;
  readonly of: { readonly label?: string } | null;
  readonly part: { readonly position: number } | null;
  readonly paths: { readonly nodes: readonly { readonly text: string }[] };
}

interface Answered {
  readonly status: string;
  readonly text: string;
  readonly complete: boolean;
  readonly confidence: number;
  readonly explanation: string;
  readonly reading: string | null;
  readonly parts: readonly AnsweredPart[];
  readonly values: readonly Value[];
  /** The kinds of the nodes of the first reading's logical form, the whole first, with how many are meant. */
  readonly form: readonly string[];
}

/** Asks a question through GraphQL. */
export type AskedOf = (text: string, strategy?: string) => Promise<Answered>;

interface Shown {
  readonly kind: string;
  readonly many: number | null;
  readonly condition: { readonly mean: boolean } | null;
}

interface Reply {
  readonly question?: {
    readonly analysis: {
      readonly readings: readonly { readonly logicalForm: { readonly nodes: readonly Shown[] } }[];
    };
    readonly answer: Omit<Answered, "values" | "form"> & { readonly values: { readonly nodes: readonly Value[] } };
  };
}

/**
 * A gateway over a graph of its own, written in Turtle; closed after the test file.
 * @param clock what tells the day of asking, where it matters
 */
export async function openWorld(turtle: string, clock?: Clock): Promise<AskedOf> {
  const folder = mkdtempSync(join(tmpdir(), "whyql-world-"));
  const file = join(folder, "world.ttl");
  writeFileSync(file, PREFIXES + turtle);
  const graph = await openGraphWith({ id: "world", title: "World", files: [file] }, startInProcess);
  const engine = createEngine({
    graphs: [graph],
    reasoner: createBuiltinReasoner(),
    ...(clock === undefined ? {} : { clock }),
  });
  const gateway = await createGateway({ engine });
  afterAll(async () => {
    await gateway.close();
    await engine.close();
    await graph.close();
    rmSync(folder, { recursive: true });
  });
  return async (text, strategy = "QUERY") => {
    const { data, errors } = await gateway.execute({ query: OPERATION, variables: { text, strategy } });
    const asked = (data as Reply | null | undefined)?.question;
    if (errors !== undefined || asked === undefined) throw new Error(JSON.stringify(errors));
    const [reading] = asked.analysis.readings;
    return {
      ...asked.answer,
      values: asked.answer.values.nodes,
      form: reading?.logicalForm.nodes.map(shownNode) ?? [],
    };
  };
}

function shownNode({ kind, many, condition }: Shown): string {
  if (many !== null) return `${kind} ${many}`;
  return condition?.mean === true ? `${kind} mean` : kind;
}
