import { expect, test } from "vitest";
import { askerOf } from "./ask-through-graphql.ts";
import { mazesIn } from "./mazes.ts";

const QUESTIONS = {
  "What is the post town of Thornwick Maze?": "Wick",
  "What is the street of Bishop's Knot?": "Mill Drove",
  "What is the postcode of Bishop's Knot?": "OS9 1PS",
  "Which mazes have the post town Pell?": "Bishop's Knot",
  "Who is the keeper of Thornwick Maze?": "Cy Fox",
};

test.each(["file", "mirror", "live"] as const)(
  "relations in parts whose IRIs have a fragment are asked for (%s)",
  async (place) => {
    for (const namespace of ["http://mazes.example/v#", "http://mazes.example/v%231/"]) {
      const ask = await askerOf(mazesIn(namespace), place);
      for (const [question, text] of Object.entries(QUESTIONS))
        expect({ namespace, question, ...(await ask(question)) }).toMatchObject({
          namespace,
          question,
          text,
          complete: true,
        });
    }
  },
);

test.each(["file", "mirror", "live"] as const)("and reasoned over hop by hop (%s)", async (place) => {
  const ask = await askerOf(mazesIn("http://mazes.example/v#"), place, "TREEQA");
  expect(await ask("What is the post town of Thornwick Maze?")).toMatchObject({ status: "ANSWERED", text: "Wick" });
});
