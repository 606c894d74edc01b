import { describe, expect, test } from "vitest";
import { openWorld } from "../questions/own-world.ts";

const NOON = Date.UTC(2026, 10, 29, 12);
const clock = (): number => NOON;

const KINDS = ["Dyer", "Weaver", "Tanner", "Cooper", "Fuller", "Glover", "Hatter", "Joiner", "Saddler"];

/** Nine kinds of craftsmen, of whom the last are the fewest, so that a list of eight kinds leaves them out. */
const askOfCrafts = await openWorld(
  `
  :born rdfs:label "born" . :died rdfs:label "died" . :slew rdfs:label "killed" . :rite rdfs:label "day when a death was told" .
  ${KINDS.map((kind) => `:${kind} a rdfs:Class ; rdfs:label "${kind.toLowerCase()}" .`).join("\n")}
  ${KINDS.flatMap((kind, at) =>
    Array.from(
      { length: 12 - at },
      (_, one) => `:${kind}${one} a :${kind} ; rdfs:label "${kind} No ${one}" ; :born "19${40 + one}-01-01"^^xsd:date ;
      :died "19${70 + one}-01-01"^^xsd:date .`,
    ),
  ).join("\n")}
  :una a :Saddler ; rdfs:label "Una Pym" ; :born "1920-05-01"^^xsd:date ; :died "1980-05-02"^^xsd:date .
  :vic a :Dyer ; rdfs:label "Vic Orr" ; :born "1960-05-01"^^xsd:date ; :slew :una .
  :wyn a :Dyer ; rdfs:label "Wyn Ash" ; :born "1960-05-01"^^xsd:date ; :rite "1999-05-01"^^xsd:date .
`,
  clock,
);

/** Keepers of cups and wardens of towers, each for some years; of wardens no end is stated. */
const askOfTerms = await openWorld(
  `
  :Runner a rdfs:Class ; rdfs:label "runner" . :Cup a rdfs:Class ; rdfs:label "cup" . :Title a rdfs:Class ; rdfs:label "title" .
  :Post a rdfs:Class ; rdfs:label "post" . :Office a rdfs:Class ; rdfs:label "office" . :Tower a rdfs:Class ; rdfs:label "tower" .
  :winner rdfs:label "winner" ; rdfs:range :Runner . :cup rdfs:label "cup" . :from rdfs:label "start" . :until rdfs:label "end" .
  :holder rdfs:label "holder" ; rdfs:range :Runner . :office rdfs:label "office" . :tower rdfs:label "tower" .
  :since rdfs:label "begin" .
  :warden a :Office ; rdfs:label "warden" . :bell a :Office ; rdfs:label "ringer" .
  :silver a :Cup ; rdfs:label "Silver Cup" . :red a :Tower ; rdfs:label "Red Tower" .
  :ana a :Runner ; rdfs:label "Ana Loy" . :bo a :Runner ; rdfs:label "Bo Wick" .
  [] a :Title ; :winner :ana ; :cup :silver ; :from "1972-01-01"^^xsd:date ; :until "1974-01-01"^^xsd:date .
  [] a :Title ; :winner :bo ; :cup :silver ; :from "1982-01-01"^^xsd:date ; :until "1986-01-01"^^xsd:date .
  [] a :Post ; :holder :ana ; :office :warden ; :tower :red ; :since "1990-01-01"^^xsd:date .
  [] a :Post ; :holder :bo ; :office :bell ; :tower :red ; :since "1980-01-01"^^xsd:date .
`,
  clock,
);

test("a death is known of a kind that a full list of kinds leaves out", async () => {
  expect((await askOfCrafts("How old is Una Pym?")).text).toBe("60 years (died: 2 May 1980)");
  expect((await askOfCrafts("Is Una Pym still alive?")).text).toBe("No");
});

test("who killed somebody is not dead by that", async () => {
  expect((await askOfCrafts("Is Vic Orr dead?")).status).toBe("NOT_KNOWN");
  expect((await askOfCrafts("How old is Vic Orr?")).text).toBe("66 years");
});

test("no age is told of whom something is stated that may tell the death", async () => {
  const answer = await askOfCrafts("How old is Wyn Ash?");
  expect(answer.status).toBe("NOT_KNOWN");
  expect(answer.explanation).toContain("whether it is over by that is not told");
});

test("dead or alive is no question of yes or no", async () => {
  expect((await askOfCrafts("Is Una Pym dead or alive?")).text).not.toBe("Yes");
});

describe("for how long", () => {
  test("is not told of what is won so many years, but of what somebody has been", async () => {
    expect((await askOfTerms("How many years has Ana Loy won the Silver Cup?")).text).not.toContain("2 years");
    expect((await askOfTerms("How many years has Bo Wick been winner of the Silver Cup?")).text).toContain("4 years");
  });

  test("is not told where no end is stated of any of its kind", async () => {
    expect((await askOfTerms("How long has Ana Loy been warden of the Red Tower?")).status).toBe("NOT_KNOWN");
  });
});
