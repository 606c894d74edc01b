import { expect, test } from "vitest";
import lists from "../../reasoners/english/language/data/day-of-asking.json" with { type: "json" };

const WORDINGS = [
  ...[lists.ages, lists.agesOfAll, lists.lives, lists.lasting, lists.lasted],
  ...lists.over.map(({ said }) => said),
].flat();

test("each wording is there once, and has one place for whom it is asked of", () => {
  expect(WORDINGS.filter((each) => each.split(" ").filter((word) => word === "E").length !== 1)).toEqual([]);
  expect(WORDINGS.filter((each, at) => WORDINGS.indexOf(each) !== at)).toEqual([]);
});

test("each end that is spoken of is a list of words", () => {
  const known = Object.keys(lists);
  const spoken = [...lists.beginnings, ...lists.states].map(({ until }) => until);
  const by = [...lists.over, ...lists.still, ...lists.ended].map((each) => each.by);
  expect([...spoken, ...by].filter((each) => each !== "" && !known.includes(each))).toEqual([]);
});

test("words by which relations are called are in lower case, in lines that can be read", () => {
  const called = [
    ...[lists.births, lists.deaths, lists.closings, lists.ruins, lists.gone, lists.dating, lists.living],
    ...lists.beginnings.map((each) => each.called),
    ...lists.states.map(({ from }) => from),
  ];
  for (const line of called.flat()) {
    expect(line).toBe(line.toLowerCase());
    expect(line.length).toBeLessThanOrEqual(110);
  }
  for (const lines of called) {
    const words = lines.flatMap((line) => line.split(" "));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  }
});
