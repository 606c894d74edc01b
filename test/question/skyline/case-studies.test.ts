import { beforeAll, describe, expect, test } from "vitest";
import type { Outline } from "../../../engine/question/skyline/skyline.ts";
import { skylineText } from "../../../engine/question/skyline/skyline-text.ts";
import { openBuiltIn, type BuiltIn } from "../../questions/built-in.ts";

/**
 * The questions of the case studies (Hydra, appendix E, tables 11 to 14), over the built-in knowledge. The chain that
 * the paper has for the last names places that the question does not speak of ("team", "division"): its depth is 2. In
 * ours one relation links the team with each name, and it is 1. The chains of tables 11 and 13 leave names out, or add
 * some.
 */
interface Study {
  readonly question: string;
  readonly text: string;
  readonly depth: number;
  readonly subQuestions: readonly string[];
  /** A relation that the graph answers by, and how it is walked as the chain is read. */
  readonly candidates: readonly string[];
}

const STUDIES: readonly Study[] = [
  {
    question: "What is the nationality of the wrestler who sang on A Jingle with Jillian?",
    text: '"wrestler" – is – … – nationality of – answer(nationality) – sang on – "A Jingle with Jillian"',
    depth: 2,
    subQuestions: [
      "What is the “nationality of” of those with wrestler as “is”?",
      "What is the “sang on” of A Jingle with Jillian?",
    ],
    candidates: ["occupation BACKWARD", "country of citizenship FORWARD", "performer BACKWARD"],
  },
  {
    question: "What movie was Logan Lerman in that was decorated by Barry Greaves?",
    text: '"Logan Lerman" – movie was in – answer(movie) – was decorated by – "Barry Greaves"',
    depth: 1,
    subQuestions: ["What has Logan Lerman as “movie was in”?", "What has Barry Greaves as set decorator?"],
    // "Movie was in" is not how the graph has it, and "was in" a movie, another reading, is.
    candidates: ["cast member BACKWARD", "set decorator FORWARD"],
  },
  {
    question: "What member of the Republican Party fought in the Battle of Vicksburg?",
    text: '"Republican Party" – member of – answer(member) – fought in – "Battle of Vicksburg"',
    depth: 1,
    subQuestions: ["What has Republican Party as “member of”?", "What has Battle of Vicksburg as “fought in”?"],
    candidates: ["member of political party BACKWARD", "conflict FORWARD"],
  },
  {
    question: "What team that has a mascot named Mariner Moose is in the American League West?",
    text: '"Mariner Moose" – has a mascot named – answer(team) – is in – "American League West"',
    depth: 1,
    subQuestions: [
      "Which sports teams have Mariner Moose as mascot?",
      "Which sports teams are “is in” of American League West?",
    ],
    candidates: ["mascot BACKWARD", "league FORWARD"],
  },
];

let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
});

async function outlineOf(text: string): Promise<Outline> {
  const question = builtIn.engine.question(text);
  const lease = builtIn.engine.attend(question, { tenant: "test" });
  try {
    return await lease.get(builtIn.engine.stages.outline(question));
  } finally {
    lease.leave();
  }
}

describe("the skyline of a case study", () => {
  test.each(STUDIES)("$question", async ({ question, text, depth, subQuestions, candidates }) => {
    const { skyline, predictedDepth, subQuestions: asked } = await outlineOf(question);
    expect(skylineText(skyline)).toBe(text);
    expect(predictedDepth).toBe(depth);
    expect(asked).toEqual(subQuestions);
    for (const place of skyline.places) expect(place.entities.length > 0).toBe(place.kind === "TOPIC");
    for (const [index, name] of candidates.entries())
      expect(skyline.relations[index]?.candidates.map((each) => `${each.label} ${each.direction}`)).toContain(name);
  });
});

test("a question that nobody understands is what it names and its keywords", async () => {
  const question = "Mariner Moose blorps gizmos frumiously, Seattle Mariners?";
  const asked = builtIn.engine.question(question);
  const lease = builtIn.engine.attend(asked, { tenant: "test" });
  const { readings } = await lease.get(builtIn.engine.stages.analysis(asked));
  lease.leave();
  expect(readings).toEqual([]);
  const { skyline, subQuestions, predictedDepth } = await outlineOf(question);
  expect(skylineText(skyline)).toBe('"Mariner Moose" – blorps gizmos frumiously – "Seattle Mariners" – answer');
  expect(skyline.places.slice(0, 2).every(({ entities }) => entities.length > 0)).toBe(true);
  expect(subQuestions).toEqual([question]);
  expect(predictedDepth).toBe(2);
});
