import { expect, test } from "vitest";
import { meaningIn } from "../../reasoners/english/phrase-book/names.ts";

test.each([
  ["established on", "established in"],
  ["moored at", "mooredIn"],
  ["based at", "based in"],
  ["owner_of", "ownerOf"],
])("a name is compared without where or when: %s, %s", (one, other) => {
  expect(meaningIn(one)).toEqual(meaningIn(other));
});

test.each([
  ["works for", "works with"],
  ["works at", "works on"],
  ["based at", "based on"],
  ["looks after", "looks over"],
  ["owner", "owner of"],
  ["made by", "made of"],
  ["comes before", "comes after"],
  ["stands for", "stands in"],
])("and with the preposition that makes it another: %s, %s", (one, other) => {
  expect(meaningIn(one)).not.toEqual(meaningIn(other));
});
