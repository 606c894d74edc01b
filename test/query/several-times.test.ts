import { describe, expect, test } from "vitest";
import type { SetForm, TimeExpression } from "../../engine/question/form/logical-form.ts";
import { LIMITS } from "../../engine/query/limits.ts";
import { ask } from "./ask.ts";
import { at, except, extreme, follow, instances, intersect, mention, union, where, year } from "./forms.ts";
import { statement, turtleGraph } from "./turtle-graph.ts";

/** Times say the same of sets in one graph and in two that hold the same facts together, under the same names. */
const ENDED = `schema:startDate "1980"^^xsd:gYear ; schema:endDate "1990"^^xsd:gYear`;
const HOLDS = `schema:startDate "1990"^^xsd:gYear`;
const NOW: TimeExpression = { kind: "now" };
const PRESENT: TimeExpression = { kind: "now", implied: true };
const PAST: TimeExpression = { kind: "past" };
const EVER: TimeExpression = { kind: "interval" };

/** The values that both give, and "complete" where they are; "not known" where neither gives any. */
async function both(first: string, second: string, form: SetForm): Promise<readonly string[]> {
  const one = await ask(turtleGraph(first + second), form);
  const several = await ask([turtleGraph(first, { id: "first" }), turtleGraph(second, { id: "second" })], form);
  const said = ({ result, values }: typeof one): readonly string[] =>
    result.status === "ANSWERED" ? [...values].sort().concat(result.complete ? "complete" : []) : ["not known"];
  expect(said(several)).toEqual(said(one));
  return said(several);
}

describe("what is reached in two ways, of which one has ended", () => {
  const crew = statement("Gull", "captain", "Ida", ENDED) + ":Ida :sibling :Olaf . :Gull a :ship .";

  test("is known by the other, which is its name", async () => {
    const named = union(follow(instances("ship"), ">captain"), mention("Ida"));
    const form = at(follow(named, ">sibling"), PRESENT);
    expect(await both(crew, ":Olaf a :man .", form)).toEqual(["Olaf", "complete"]);
  });

  test("is known by the other, which another graph holds", async () => {
    const form = at(intersect(follow(follow(instances("ship"), ">captain"), ">sibling"), mention("Olaf")), PRESENT);
    const other = ":Tern a :ship ; :captain :Ida .";
    expect(await both(crew, other, form)).toEqual(["Olaf", "complete"]);
  });

  test("is first among others by the other", async () => {
    const other = ":Tern a :ship ; :captain :Ida . :Olaf :age 30 .";
    const form = at(extreme(follow(follow(instances("ship"), ">captain"), ">sibling"), ">age", "max"), PRESENT);
    expect(await both(crew, other, form)).toEqual(["Olaf", "complete"]);
  });
});

describe("what is left out at a time", () => {
  const ships =
    ":Gull a :ship . :Tern a :ship . :Gull :length 12 . :Tern :length 30 ." +
    statement("Gull", "captain", "Ida", ENDED) +
    statement("Tern", "captain", "Ida", ENDED);
  const captained = (out: SetForm): SetForm =>
    at(intersect(follow(mention("Ida"), "<captain"), except(instances("ship"), out)), PAST);

  test("needs no time where it is a name or of a kind", async () => {
    expect(await both(ships, ":Auk a :ship .", captained(mention("Gull")))).toEqual(["Tern", "complete"]);
    expect(await both(ships, ":Auk a :boat .", captained(instances("ship")))).toEqual(["not known"]);
  });

  test("is left out by what bears no dates", async () => {
    const short = where(instances("ship"), ">length", { operator: "<", value: { type: "number", number: 20 } });
    expect(await both(ships, ":Auk a :ship .", captained(short))).toEqual(["Tern", "complete"]);
  });

  test("leaves nothing known where only a part of it could be read", async () => {
    const many = Array.from({ length: LIMITS.rows + 1 }, (_, n) => `:S${n} :owner :Line .`).join(" ");
    const owned = except(instances("ship"), follow(mention("Line"), "<owner"));
    const ended = statement("Tern", "owner", "Line", ENDED);
    expect(await both(many + ended, ":Gull a :ship . :S1 a :ship .", at(owned, PRESENT))).toEqual(["not known"]);
  });
});

test("a state is asked for all the time alike, whichever graph states when it held", async () => {
  const first = statement("Gull", "captain", "Ida", ENDED);
  const second = statement("Gull", "captain", "Olaf", HOLDS);
  const captains = (time: Partial<Extract<TimeExpression, { kind: "interval" }>>): SetForm =>
    at(follow(mention("Gull"), ">captain"), { kind: "interval", throughout: true, ...time });
  expect(await both(first, second, captains({ from: year(1990) }))).toEqual(["Olaf", "complete"]);
  expect(await both(first, second, captains({ to: year(1990) }))).toEqual(["Ida"]);
  expect(await both(first, second, captains({ from: year(1982), to: year(1989) }))).toEqual(["Ida", "complete"]);
  expect(await both(first, second, captains({ from: year(1985), to: year(1995) }))).toEqual(["not known"]);
});

test("a fact without dates does not hold now beside one of its subject and relation that another graph dates", async () => {
  const first = ":Gull :captain :Olaf . :Gull a :ship .";
  const form = at(follow(mention("Gull"), ">captain"), NOW);
  expect(await both(first, statement("Gull", "captain", "Ida", ENDED), form)).toEqual(["not known"]);
  expect(await both(first, statement("Gull", "captain", "Ida", HOLDS), form)).toEqual(["Ida", "complete"]);
});

test("what a superlative in the past tense chose from may have ended in a question in the present", async () => {
  const first = statement("Gull", "captain", "Ida", ENDED) + statement("Tern", "captain", "Olaf", ENDED);
  const second = ":Gull a :ship . :Tern a :ship . :Ida :age 60 . :Olaf :age 40 .";
  const form = at(extreme(at(follow(instances("ship"), ">captain"), EVER), ">age", "max"), PRESENT);
  expect(await both(first, second, form)).toEqual(["Ida", "complete"]);
});
