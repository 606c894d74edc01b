import { describe, expect, test } from "vitest";
import type { AskFurtherInput } from "../../engine/strategies/hydra/tasks/ask-further.ts";
import type { ChoosePathsInput } from "../../engine/strategies/hydra/tasks/choose-paths.ts";
import { askFurtherPrompt } from "../../reasoners/model/prompts/hydra/ask-further.ts";
import { askInTurn } from "../fusion/asking.ts";
import { HOME, NEVER, POTTERY, pottery } from "./pottery.ts";

/** A question that a model could not read, and how it is searched for along paths. */
const UNREAD = "Might Mira Holt have met a sister of Rita Sorn?";

async function furtherOf(asking: string, wouldTell?: string, turtle = POTTERY, further: unknown = NOTHING) {
  const asked: AskFurtherInput[] = [];
  const shown: string[] = [];
  const [answered] = await askInTurn(asking, ["HYDRA"], {
    hasModel: true,
    graphs: [await pottery(turtle)],
    documents: [],
    replies: {
      ...NEVER,
      "analyse-question": () => ({
        ...{ readings: [], reason: "It can not be said: it asks what might be.", keywords: ["might", "met", "sister"] },
        ...(wouldTell === undefined ? {} : { wouldTell }),
      }),
      "choose-paths": ({ paths }: ChoosePathsInput) => {
        shown.push(...paths.map(({ text }) => text));
        return { paths: [] };
      },
      "ask-further": (input: AskFurtherInput) => {
        asked.push(input);
        return further;
      },
    },
  });
  return { input: asked[0], shown, tasks: answered?.tasks };
}
const NOTHING = { question: null, skyline: null };

describe("a question that a model could not read", () => {
  test("is searched for along the facts that it says would tell, and not along its own words for what might be", async () => {
    const { input } = await furtherOf(UNREAD, "the homes of both");
    expect(input?.skyline.relations.at(-1)?.text).toBe("the homes of both");
  });

  test("keeps its own words in the chain that is shown, beside the facts that would tell", async () => {
    const facts = `the homes of both, whoever lived there before them, ${"and what stood beside it, ".repeat(12)}`;
    const { input } = await furtherOf(UNREAD, facts);
    if (input === undefined) throw new TypeError("It was asked.");
    const prepared = askFurtherPrompt.prepare(input);
    if ("settled" in prepared) throw new TypeError("It needs a model.");
    const { chain, wouldTell } = prepared.data as { chain: string; wouldTell: string };
    expect(chain).toContain("sister");
    expect(chain).not.toContain("homes");
    expect(wouldTell).toMatch(/^the homes of both, whoever lived there before them, /u);
    expect(wouldTell.length).toBeLessThanOrEqual(200);
  });

  test("has no facts that would tell where it names none", async () => {
    const { input } = await furtherOf(UNREAD);
    if (input === undefined) throw new TypeError("It was asked.");
    const prepared = askFurtherPrompt.prepare(input);
    expect("settled" in prepared ? {} : prepared.data).not.toHaveProperty("wouldTell");
  });

  test("is searched for along its words where it names no facts", async () => {
    const { input } = await furtherOf(UNREAD);
    expect(input?.skyline.relations.map(({ text }) => text).join(" ")).toContain("sister");
  });

  test("is not asked of further where it names nothing, and nothing was found", async () => {
    const { input, tasks } = await furtherOf("Might they have met there?");
    expect(input).toBeUndefined();
    expect(tasks).not.toContain("ask-further");
  });
});

describe("names that a graph has otherwise", () => {
  const turtle = POTTERY.replace(
    'rdfs:label "Mira Holt"',
    'rdfs:label "Mirabel Holt" ; <http://www.w3.org/2004/02/skos/core#altLabel> "Mira Holt"',
  );

  test("are told to who asks further", async () => {
    const { input } = await furtherOf(HOME, undefined, turtle);
    if (input === undefined) throw new TypeError("It was asked.");
    const names = [{ asked: "Mira Holt", found: "Mirabel Holt" }];
    expect(input.names).toEqual(names);
    const prepared = askFurtherPrompt.prepare(input);
    if ("settled" in prepared) throw new TypeError("It needs a model.");
    expect(prepared.data).toMatchObject({ names });
  });

  test("are gone on from where a chain names what the question does not", async () => {
    const skyline = { places: ["Mira Holt", "?", "Blue Kiln"], relations: ["met", "owner"] };
    const paths = async (further: unknown): Promise<string> =>
      (await furtherOf("Might Mira Holt have met someone?", undefined, POTTERY, further)).shown.join("\n");
    expect(await paths({ question: "Who owns it?", skyline })).toContain("owns → Blue Kiln");
    expect(await paths(NOTHING)).not.toContain("Blue Kiln");
  });
});
