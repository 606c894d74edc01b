import { describe, expect, test } from "vitest";
import { askerOf } from "../graph/untidy/ask-through-graphql.ts";
import { OBSERVATORIES } from "./observatories.ts";

const ANSWERED: readonly (readonly [question: string, answer: string])[] = [
  ["WHO BUILT THE SKERRYVANE OBSERVATORY?", "Edda Thorvaldsen"],
  ["WHERE WAS THE BUILDER OF SKERRYVANE BORN?", "Holmstead"],
  ["WHAT IS THE POPULATION OF HOLMSTEAD", "2,400"],
  ["WHO DISCOVERED THE HALCYON?", "Ottoline Prewett"],
  ["SKERRYVANE BUILDER BIRTH DATE", "9 March 1861"],
  ["DID EDDA THORVALDSEN BUILD SKERRYVANE?", "Yes"],
  // As it is called in capitals, and as others are.
  ["WHO BUILT USK?", "Lambert Ockenden"],
  ["WHICH OBSERVATORY HAS THE STATION CODE BRW?", "USK"],
  ["What Is The Population Of Holmstead?", "2,400"],
  ["Which Observatory Did Edda Thorvaldsen Build?", "Skerryvane Observatory"],
  ["who built the skerryvane observatory", "Edda Thorvaldsen"],
  ["which observatory did lambert ockenden build", "USK"],
];

const NOT_KNOWN = [
  "WHO BUILT THE WOODEN SKERRYVANE OBSERVATORY?",
  "WHERE WAS AGNES THORVALDSEN BORN?",
  "WHO BUILT SKERRYVOST?",
  "WHO DISCOVERED IT?",
  // A word as long as a question may be, and as many words as it can have.
  "A".repeat(990),
  "AB ".repeat(330),
  "ẞ".repeat(400),
  `${"İ ".repeat(400)}THE USK`,
];

describe("capitals throughout tell nothing of names", () => {
  test("the question is read as in small letters", async () => {
    const ask = await askerOf(OBSERVATORIES);
    const found = [];
    for (const [question] of ANSWERED) found.push([question, (await ask(question)).text]);
    expect(found).toEqual(ANSWERED);
  });

  test("and nothing is answered that is not asked", async () => {
    const ask = await askerOf(OBSERVATORIES);
    const found = [];
    for (const question of NOT_KNOWN) found.push([question, (await ask(question)).status]);
    expect(found).toEqual(NOT_KNOWN.map((question) => [question, "NOT_KNOWN"]));
  });
});
