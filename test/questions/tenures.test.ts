import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

/** Terms of posts and reigns, which stand on nodes without names; Bo held one post twice, and Cy holds it still. */
const asked = await openWorld(`
  :Member a rdfs:Class ; rdfs:label "member" . :Post a rdfs:Class ; rdfs:label "post" . :Term a rdfs:Class ; rdfs:label "term of office" .
  :holder a rdf:Property ; rdfs:label "office holder" . :office a rdf:Property ; rdfs:label "office" .
  :from a rdf:Property ; rdfs:label "from" . :until a rdf:Property ; rdfs:label "until" .
  :Ruler a rdfs:Class ; rdfs:label "ruler" . :Realm a rdfs:Class ; rdfs:label "realm" . :Reign a rdfs:Class ; rdfs:label "reign" .
  :monarch a rdf:Property ; rdfs:label "monarch" . :over a rdf:Property ; rdfs:label "realm" .
  :began a rdf:Property ; rdfs:label "began" . :ended a rdf:Property ; rdfs:label "ended" .
  :treasurer a :Post ; rdfs:label "treasurer" . :warden a :Post ; rdfs:label "warden" .
  :ada a :Member ; rdfs:label "Ada Finch" . :bo a :Member ; rdfs:label "Bo Reed" . :cy a :Member ; rdfs:label "Cy Marsh" .
  :t1 a :Term ; :holder :ada ; :office :treasurer ; :from "2001-01-01"^^xsd:date ; :until "2006-12-31"^^xsd:date .
  :t2 a :Term ; :holder :bo ; :office :treasurer ; :from "2007-01-01"^^xsd:date ; :until "2009-01-01"^^xsd:date .
  :t3 a :Term ; :holder :cy ; :office :treasurer ; :from "2016-01-01"^^xsd:date .
  :t4 a :Term ; :holder :bo ; :office :warden ; :from "1990-01-01"^^xsd:date ; :until "1992-01-01"^^xsd:date .
  :t5 a :Term ; :holder :bo ; :office :warden .
  :t6 a :Term ; :holder :ada ; :office :warden ; :until "1999-01-01"^^xsd:date .
  :kells a :Realm ; rdfs:label "Kells" . :orm a :Ruler ; rdfs:label "Orm Vale" . :una a :Ruler ; rdfs:label "Una Vale" .
  :r1 a :Reign ; :monarch :orm ; :over :kells ; :began "1201-01-01"^^xsd:date ; :ended "1219-06-01"^^xsd:date .
  :r2 a :Reign ; :monarch :una ; :over :kells ; :began "1219-06-01"^^xsd:date ; :ended "1230-02-01"^^xsd:date .
`);

/** Who succeeded whom is stated, and no dates. */
const wardens = await openWorld(`
  :Warden a rdfs:Class ; rdfs:label "warden" . :Forest a rdfs:Class ; rdfs:label "forest" .
  :next a rdf:Property ; rdfs:label "succeeded by" . :forest a rdf:Property ; rdfs:label "forest" .
  :tam a :Warden ; rdfs:label "Tam Reed" ; :next :lil ; :forest :elm . :lil a :Warden ; rdfs:label "Lil Marsh" ; :next :pim .
  :pim a :Warden ; rdfs:label "Pim Holt" . :elm a :Forest ; rdfs:label "Elmwood" .
`);

describe("who came next", () => {
  test.each([
    ["Who was the warden after Tam Reed?", "Lil Marsh"],
    ["Who was the warden before Pim Holt?", "Lil Marsh"],
    ["Who was Pim Holt's predecessor?", "Lil Marsh"],
  ])("by whom somebody succeeded: %s", async (question, text) => {
    const answer = await wardens(question);
    expect(answer, answer.explanation).toMatchObject({ text, status: "ANSWERED" });
  });

  test.each(["Who was the warden before Tam Reed?", "Who was the forest after Tam Reed?"])(
    "nobody that is known: %s",
    async (question) => {
      const answer = await wardens(question);
      expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN" });
    },
  );

  test.each([
    ["Who was treasurer after Ada Finch?", "Bo Reed"],
    ["Who was the next treasurer after Ada Finch?", "Bo Reed"],
    ["Who was the ruler of Kells after Orm Vale?", "Una Vale"],
    ["Who ruled Kells before Una Vale?", "Orm Vale"],
  ])("by terms with dates: %s", async (question, text) => {
    const answer = await asked(question);
    expect(answer, answer.explanation).toMatchObject({ text, status: "ANSWERED" });
  });

  test.each(["Who was the treasurer of Kells after Orm Vale?", "Who bought Kells after Orm Vale?"])(
    "what nothing says is left open: %s",
    async (question) => {
      const answer = await asked(question);
      expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN" });
    },
  );
});

describe("how long something on one node took", () => {
  test.each([
    ["How long was Ada Finch treasurer?", "5 years"],
    ["How long did Ada Finch serve as treasurer?", "5 years"],
    ["How long did Ada Finch hold the office of treasurer?", "5 years"],
    ["For how long was Bo Reed the treasurer?", "2 years"],
    ["How many months was Bo Reed treasurer?", "24 months"],
    ["How many years did Ada Finch serve as treasurer?", "5 years"],
    ["How long was the reign of Orm Vale?", "18 years"],
    ["How long did Una Vale reign?", "10 years"],
  ])("%s", async (question, text) => {
    const answer = await asked(question);
    expect(answer, answer.explanation).toMatchObject({ text, status: "ANSWERED" });
  });

  test.each([
    ["it goes on", "How long was Cy Marsh treasurer?"],
    ["there are several, of which one has no dates", "How long was Bo Reed warden?"],
    ["its beginning is not stated", "How long was Ada Finch warden?"],
    ["nobody held it", "How long was Cy Marsh warden?"],
    ["nothing says of what", "How long was Ada Finch?"],
    ["it is another date", "How long was Ada Finch treasurer in 2003?"],
  ])("is not known where %s", async (_why, question) => {
    const answer = await asked(question);
    expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN" });
  });
});
