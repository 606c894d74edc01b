import { describe, expect, test } from "vitest";
import type { SetForm } from "../../engine/question/form/logical-form.ts";
import { ask } from "./ask.ts";
import { at, count, except, exists, follow, instances, intersect, mention, where } from "./forms.ts";
import { statement, turtleGraph } from "./turtle-graph.ts";

/** A quantity that was measured several times is what the last measurement says, whatever a question asks of it. */
const measured = (village: string, people: number, year: number): string =>
  statement(village, "people", "value", `schema:observationDate "${year}"^^xsd:gYear`).replaceAll(
    ":value",
    String(people),
  );
const OLD = `${measured("Alder", 1500, 1951)} ${measured("Bex", 900, 1951)}`;
const NEW = `${measured("Alder", 700, 2021)} ${measured("Bex", 1200, 2021)} ${measured("Cot", 800, 2021)}`;
const KINDS = ":Alder a :village . :Bex a :village . :Cot a :village . :Dun a :village ; :people 1100 .";

const villages = instances("village");
const more = (than: number): SetForm => where(villages, ">people", { operator: ">", value: number(than) });
const fewer = (than: number): SetForm => where(villages, ">people", { operator: "<", value: number(than) });

function literally(of: number): SetForm {
  return { kind: "value", text: String(of), value: number(of) };
}

function number(of: number) {
  return { type: "number" as const, number: of };
}

describe.each([
  ["one graph", [turtleGraph(KINDS + OLD + NEW)]],
  ["two graphs, of which one is older", [turtleGraph(KINDS + OLD, { id: "a" }), turtleGraph(KINDS + NEW, { id: "b" })]],
])("in %s", (_, graphs) => {
  const [first, ...others] = graphs;
  const put = (form: Parameters<typeof ask>[1]) => ask(others.length === 0 ? first! : graphs, form);

  test.each<[string, SetForm, readonly string[]]>([
    ["more than a number", more(1000), ["Bex", "Dun"]],
    ["less than a number", fewer(850), ["Alder", "Cot"]],
    [
      "between numbers",
      where(villages, ">people", { operator: "between", from: number(600), to: number(950) }),
      ["Alder", "Cot"],
    ],
    ["both", intersect(more(600), fewer(1000)), ["Alder", "Cot"]],
    ["left out", except(villages, more(1000)), ["Alder", "Cot"]],
    ["a number of their own", intersect(villages, follow(literally(1200), "<people")), ["Bex"]],
    [
      "at the time of the older ones",
      at(more(1000), { kind: "instant", date: { type: "date", year: 1951 } }),
      ["Alder"],
    ],
  ])("%s", async (_name, form, expected) => {
    const { result, values } = await put(form);
    expect([...values].sort(), result.explanation).toEqual(expected);
    expect(result.status, result.explanation).toBe("ANSWERED");
  });

  test("a number that was measured before is nobody's", async () => {
    const { result } = await put(intersect(villages, follow(literally(1500), "<people")));
    expect(result.values).toEqual([]);
  });

  test("yes is not told of a measurement of before, and counts hold the last ones alone", async () => {
    expect((await put(exists(intersect(more(1000), mention("Alder"))))).result.text).not.toBe("Yes");
    expect((await put(exists(intersect(more(1000), mention("Bex"))))).result.text).toBe("Yes");
    expect((await put(count(more(1000)))).result.text).toBe("2");
  });
});
