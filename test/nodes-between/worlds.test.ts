import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import apiary from "./apiary.json" with { type: "json" };
import { APIARY } from "./apiary.ts";
import lending from "./lending.json" with { type: "json" };
import { LENDING } from "./lending.ts";
import observatory from "./observatory.json" with { type: "json" };
import { OBSERVATORY } from "./observatory.ts";
import towage from "./towage.json" with { type: "json" };
import { TOWAGE } from "./towage.ts";
import quarry from "./quarry.json" with { type: "json" };
import { QUARRY } from "./quarry.ts";
import tuners from "./tuners.json" with { type: "json" };
import { TUNERS } from "./tuners.ts";
import wards from "./wards.json" with { type: "json" };
import { WARDS } from "./wards.ts";

interface Asked {
  readonly answered: Readonly<Record<string, readonly string[]>>;
  readonly refused: readonly string[];
}

// Facts of several parts, each on a node of its own: what is said of one is said of that node, and of no other.
describe.each<[string, string, Asked]>([
  ["apiary", APIARY, apiary],
  ["lending", LENDING, lending],
  ["observatory", OBSERVATORY, observatory],
  ["towage", TOWAGE, towage],
  ["quarry", QUARRY, quarry],
  ["tuners", TUNERS, tuners],
  ["wards", WARDS, wards],
])("%s", (name, turtle, { answered, refused }) => {
  const world = graphOf(`nodes-between-${name}`, turtle);

  test.each(Object.entries(answered))("%s", async (question, answers) => {
    const { values } = await askAll([await world], question);
    expect([...values].sort()).toEqual([...answers].sort());
  });

  test.each(refused)("not answered: %s", async (question) => {
    expect((await askAll([await world], question)).values).toEqual([]);
  });
});
