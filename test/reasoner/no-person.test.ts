import { describe, expect, it } from "vitest";
import { isNoPerson } from "../../reasoners/english/dictionary/no-person.ts";
import { englishDictionary } from "../../reasoners/english/dictionary/english-dictionary.ts";
import { expectedAnswerType } from "../../reasoners/english/relation-extraction/expected-answer-type.ts";

describe("nouns that end as those for persons do", () => {
  it.each(["river", "corridors", "chapter", "meteor", "restaurant", "harbor", "tower"])(
    "takes no %s for one",
    (noun) => {
      expect(isNoPerson(noun)).toBe(true);
      expect(expectedAnswerType(noun)).not.toBe("PERSON");
    },
  );

  it.each(["keeper", "binder", "warder", "ringers", "fletcher", "zunftmeister"])("leaves %s to its ending", (noun) => {
    expect(isNoPerson(noun)).toBe(false);
    expect(expectedAnswerType(noun)).toBe("PERSON");
  });

  it("asks of the last noun alone", () => {
    expect(expectedAnswerType("river keeper")).toBe("PERSON");
    expect(expectedAnswerType("main corridor")).not.toBe("PERSON");
  });
});

describe("the fields of a noun", () => {
  it.each([
    ["lake", "NATURE"],
    ["province", "POLITY"],
    ["novel", "WORK"],
    ["meadow", "PLACE"],
    ["guild", "BODY"],
  ])("says of a %s that it is of %s", (noun, field) => {
    expect(englishDictionary().fieldsOf(noun)[0]?.field).toBe(field);
  });

  it("tells several of a noun that is used for several, the commonest first", () => {
    expect(
      englishDictionary()
        .fieldsOf("university")
        .map(({ field }) => field),
    ).toEqual(["BODY", "HOUSE"]);
  });

  it("tells none of what is no noun", () => {
    expect(englishDictionary().fieldsOf("seldom")).toEqual([]);
  });
});
