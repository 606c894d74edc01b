import { describe, expect, test } from "vitest";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { ask } from "./ask.ts";
import { compare, count, exists, extreme, follow, intersect, mention, same, total } from "./forms.ts";
import { turtleGraph } from "./turtle-graph.ts";

const film = (index: number): string =>
  `:Film${index} :director :Ada ; :length ${90 + index} . :Ada :made :Film${index} .`;
const whole = turtleGraph(`${Array.from({ length: 6 }, (_, index) => film(index)).join("\n")} :Bo :director :Cy .`);

/** Gives four rows of any result, and says so. */
const part: KnowledgeGraph = {
  ...whole,
  async select(query, context) {
    const { variables, rows, truncated } = await whole.select(query, context);
    return { variables, rows: rows.slice(0, 4), truncated: truncated || rows.length > 4 };
  },
};

const films = follow(mention("Ada"), "<director");

describe("of a part of the rows", () => {
  test.each([
    ["what some come to", total(films, ">length", "max")],
    ["the first", extreme(films, ">length", "max", 1)],
    ["whether the first is one", exists(intersect(extreme(films, ">length", "max", 1), mention("Film3")))],
    ["which has more", compare(films, mention("Film5"), ">length", "max")],
    ["that nothing is shared", same(films, mention("Bo"), ">director")],
  ])("%s is not told", async (_, form) => {
    const { result } = await ask(part, form);
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [] });
  });

  test("how many there are, the source can count", async () => {
    const { result } = await ask(part, count(films));
    expect(result).toMatchObject({ status: "ANSWERED", text: "6" });
    expect(result.explanation).toContain("the source itself counted");
  });

  test("members are told, and that there are more", async () => {
    const { result, values } = await ask(part, films);
    expect(result).toMatchObject({ status: "ANSWERED", complete: false });
    expect(values).toHaveLength(4);
  });

  test("what is there is there", async () => {
    expect((await ask(part, exists(films))).result).toMatchObject({ status: "ANSWERED", text: "Yes" });
  });

  test("all is told of the whole", async () => {
    expect((await ask(whole, count(films))).result.text).toBe("6");
    expect((await ask(whole, extreme(films, ">length", "max", 1))).values).toEqual(["Film5"]);
  });
});
