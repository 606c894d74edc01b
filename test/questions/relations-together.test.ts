import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const FAMILY = `
  @prefix : <urn:family:> .
  :Town rdfs:label "town" . :Match rdfs:label "match" . :Book rdfs:label "book" . :Hen rdfs:label "hen" .
  :Cock rdfs:label "cock" . :Person rdfs:label "person" . :College rdfs:label "college" .
  :father rdfs:label "father" . :mother rdfs:label "mother" . :brother rdfs:label "brother" . :sister rdfs:label "sister" .
  :bornIn rdfs:label "born in" . :birthplace rdfs:label "birthplace" . :placeOfBirth rdfs:label "place of birth" .
  :author rdfs:label "author" . :coAuthor rdfs:label "co author" . :homeTeam rdfs:label "home team" .
  :awayTeam rdfs:label "away team" . :homeGoals rdfs:label "home goals" . :awayGoals rdfs:label "away goals" .
  :sire rdfs:label "sire" . :location rdfs:label "location" . :seat rdfs:label "seat" . :trade rdfs:label "trade" .
  :orla a :Person ; rdfs:label "Orla Finch" ; :birthplace :harle .
  :zita a :Person ; rdfs:label "Zita Finch" ; :bornIn :harle ; :mother :iris .
  :iris a :Person ; rdfs:label "Iris Reed" ; :trade "baker" .
  :ned a :Person ; rdfs:label "Ned Finch" ; :father :orla ; :mother :zita ; :placeOfBirth :harle .
  :una a :Person ; rdfs:label "Una Finch" ; :mother :zita .
  :hugh a :Person ; rdfs:label "Hugh Finch" ; :father :orla ; :mother :zita ; :brother :ned ; :sister :una .
  :harle a :Town ; rdfs:label "Harle" . :mill rdfs:label "Old Mill" ; :location :harle .
  :weir a :College ; rdfs:label "Weir College" ; :seat :harle .
  :days a :Book ; rdfs:label "Heron Days" ; :author :una ; :coAuthor :ned .
  :tie a :Match ; rdfs:label "Cup Tie" ; :homeTeam :rovers ; :awayTeam :city ; :homeGoals 3 ; :awayGoals 1 .
  :Team rdfs:label "team" . :rovers a :Team ; rdfs:label "Harle Rovers" . :city a :Team ; rdfs:label "Sedge City" .
  :nan a :Hen ; rdfs:label "Little Nan" ; :sire :bill . :bill a :Cock ; rdfs:label "Bill Sikes" .
`;
const FAIR = `
  @prefix : <urn:fair:> . :Fair rdfs:label "fair" . :Trap rdfs:label "trap" . :Museum rdfs:label "museum" .
  :startsOn rdfs:label "starts on" . :firstName rdfs:label "first name" . :owner rdfs:label "owner" .
  :length rdfs:label "length" . :opened rdfs:label "opened in" . :opening rdfs:label "opening time" .
  :goose a :Fair ; rdfs:label "Goose Fair" ; :startsOn "2024-10-02"^^xsd:date ; :length [ :value 70 ; :unit "cm" ] .
  :short a :Fair ; rdfs:label "Short Fair" ; :length [ :value 0.3 ; :unit "m" ] .
  :heath a :Trap ; rdfs:label "Old Heath" ; :owner :hesper .
  :hesper rdfs:label "Hesper Quill" ; :firstName "Hesper" .
  :museum a :Museum ; rdfs:label "Steam Museum" ; :opened "1966"^^xsd:gYear ; :opening "10:00:00"^^xsd:time .
`;
const fair = await graphOf("fair", FAIR);
const family = await graphOf("family", FAMILY);

const asked = async (question: string): Promise<readonly [readonly string[], boolean]> => {
  const { values, result } = await askAll([family], question);
  return [[...values].sort(), result.complete];
};

describe("what several relations say together is what any of them says", () => {
  test.each([
    ["Who are the parents of Hugh Finch?", ["Orla Finch", "Zita Finch"]],
    ["How many siblings does Hugh Finch have?", ["2"]],
    ["Who are the grandparents of Hugh Finch?", ["Iris Reed"]],
    ["Is Zita Finch a parent of Hugh Finch?", ["Yes"]],
    ["Who are the siblings of Hugh Finch?", ["Ned Finch", "Una Finch"]],
    ["Who is the brother of Hugh Finch?", ["Ned Finch"]],
    ["Who was born in Harle?", ["Ned Finch", "Orla Finch", "Zita Finch"]],
  ])("%s", async (question, answers) => {
    expect(await asked(question)).toEqual([answers, true]);
  });

  test.each([
    ["Who wrote Heron Days?", ["Ned Finch", "Una Finch"]],
    ["How many authors does Heron Days have?", []],
    ["Did Ned Finch write Heron Days?", []],
  ])("one in company is named, and proves nothing: %s", async (question, answers) => {
    expect(await asked(question)).toEqual([answers, false]);
  });

  test("each value has its own evidence", async () => {
    const { result } = await askAll([family], "Who are the parents of Hugh Finch?");
    expect(result.paths.map(({ text }) => text).sort()).toEqual([
      "Hugh Finch – father → Orla Finch",
      "Hugh Finch – mother → Zita Finch",
    ]);
  });

  test("of a parent who is not held nobody is denied to be one", async () => {
    expect((await asked("Is Iris Reed a parent of Hugh Finch?"))[0]).toEqual([]);
  });
});

test.each([
  ["Which teams played in the Cup Tie?", ["Harle Rovers", "Sedge City"]],
  ["How many goals did the Cup Tie have?", ["1", "3"]],
])(
  "two relations that fit as well and say nothing in common are both shown, and none is taken: %s",
  async (question, sides) => {
    const { result } = await askAll([family], question);
    expect([result.status, result.complete]).toEqual(["CONFLICTING", false]);
    expect(
      result.conflicts?.map(({ taken, values }) => [taken, ...values.map(({ node }) => node.label)]).sort(),
    ).toEqual(sides.map((side) => [false, side]));
  },
);

const stage = await graphOf(
  "stage",
  `
  @prefix : <urn:stage:> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> . :Play rdfs:label "play" . :Person rdfs:label "person" . :Role rdfs:label "character" .
  :writer rdfs:label "writer" ; skos:altLabel "written by" . :composer rdfs:label "composer" ; skos:altLabel "music by" .
  :character rdfs:label "characters" ; skos:altLabel "plays" . :performer rdfs:label "performer" ; skos:altLabel "played by" .
  :rook a :Play ; rdfs:label "The Rook" ; :writer :ada ; :character :rookRole . :rookRole a :Role ; rdfs:label "The Rook" ; :performer :ben .
  :heron a :Play ; rdfs:label "The Heron" ; :writer :ben ; :composer :cay .
  :ada a :Person ; rdfs:label "Ada Reed" . :ben a :Person ; rdfs:label "Ben Moss" . :cay a :Person ; rdfs:label "Cay Lund" .
`,
);

test("who wrote the music is not who wrote the rest", async () => {
  expect((await askAll([stage], "Who wrote the music for The Rook?")).values).not.toContain("Ada Reed");
  expect((await askAll([stage], "Who wrote the music of The Rook?")).values).not.toContain("Ada Reed");
  const both = await askAll([stage], "Who wrote the music for The Heron?");
  expect(both.result.status === "ANSWERED" ? both.values : []).not.toContain("Ben Moss");
});

test("a namesake of what is asked about does not answer where another reading does", async () => {
  expect((await askAll([stage], "Who played The Rook?")).values).toEqual(["Ben Moss"]);
});

test.each([
  "Who are the parents of Bill Sikes?",
  "Who are the grandparents of Bill Sikes?",
  "Is Little Nan the parent of Bill Sikes?",
])("kin are not turned round: %s", async (question) => {
  expect((await asked(question))[0]).toEqual([]);
});

describe("places", () => {
  test.each([
    ["What is located in Harle?", ["Old Mill"]],
    ["Where is the seat of Weir College?", ["Harle"]],
    ["Where is the birthplace of Orla Finch?", ["Harle"]],
    ["Where does Iris Reed work?", []],
  ])("%s", async (question, answers) => {
    expect((await asked(question))[0]).toEqual(answers);
  });

  test("who is from a town was born there, and is no mill that lies there", async () => {
    expect((await asked("Who is from Harle?"))[0]).not.toContain("Old Mill");
  });
});

describe("what a word does not say", () => {
  test.each([
    ["When was Goose Fair founded?", []],
    ["What is the name of the owner of Old Heath?", ["Hesper Quill"]],
    ["Which fairs are longer than 50 cm?", ["Goose Fair"]],
  ])("%s", async (question, answers) => {
    const { values } = await askAll([fair], question);
    expect(values).toEqual(answers);
  });

  test("a present tense may ask for an hour", async () => {
    const { result } = await askAll([fair], "When does the Steam Museum open?");
    expect([result.text, result.complete]).toEqual(["1966", false]);
  });
});

const OPPOSITES = await graphOf(
  "opposites",
  `
  @prefix : <urn:opposites:> . :Person rdfs:label "person" . :Town rdfs:label "town" . :Guild rdfs:label "guild" .
  :Prize rdfs:label "prize" . :Beck rdfs:label "beck" .
  :movedTo rdfs:label "moved to" . :movedFrom rdfs:label "moved from" . :exiledFrom rdfs:label "exiled from" .
  :flowsInto rdfs:label "flows into" . :flowsFrom rdfs:label "flows from" . :wroteTo rdfs:label "wrote to" .
  :wroteAbout rdfs:label "wrote about" . :member rdfs:label "member of" . :noMember rdfs:label "not a member of" .
  :owns rdfs:label "owns" . :owned rdfs:label "owned" . :neverVisited rdfs:label "never visited" .
  :workedFor rdfs:label "worked for" . :president rdfs:label "president" .
  :bornIn rdfs:label "born in" . :notBornIn rdfs:label "not born in" . :awardedBy rdfs:label "awarded by" .
  :ada a :Person ; rdfs:label "Ada Reed" ; :movedTo :sedge ; :movedFrom :harle ; :wroteTo :ben ; :noMember :wool ;
    :owned :mill ; :neverVisited :sedge ; :notBornIn :harle ; :workedFor :wool .
  :ben a :Person ; rdfs:label "Ben Moss" ; :movedFrom :sedge ; :exiledFrom :harle ; :wroteAbout :ada ; :member :wool ;
    :owns :barn ; :bornIn :sedge .
  :sedge a :Town ; rdfs:label "Sedge" . :harle a :Town ; rdfs:label "Harle" . :wool a :Guild ; rdfs:label "Wool Guild" ; :president :ben .
  :mill rdfs:label "Old Mill" . :barn rdfs:label "Long Barn" . :fleece a :Prize ; rdfs:label "Fleece Prize" ; :awardedBy :wool .
  :slow a :Beck ; rdfs:label "Slow Beck" ; :flowsInto :harle . :quick a :Beck ; rdfs:label "Quick Beck" ; :flowsFrom :harle .
`,
);

describe("what is called by the same verb and says the opposite is no answer that is complete", () => {
  test.each([
    ["Where did Ada Reed move to?", ["Sedge"], true],
    ["Where did Ada Reed move from?", ["Harle"], true],
    ["Where did Ben Moss move to?", [], true],
    ["Did Ben Moss move to Sedge?", [], true],
    ["Did Ben Moss move from Sedge?", ["Yes"], true],
    ["Where was Ben Moss exiled?", ["Harle"], false],
    ["What does Slow Beck flow into?", ["Harle"], true],
    ["What does Quick Beck flow into?", [], true],
    ["Who did Ada Reed write to?", ["Ben Moss"], true],
    ["Is Ada Reed a member of the Wool Guild?", [], true],
    ["Who are the members of the Wool Guild?", ["Ben Moss"], true],
    ["Who visited Sedge?", [], false],
    ["Where was Ada Reed born?", [], true],
    ["Who was born in Harle?", [], true],
    ["Does Ada Reed own Old Mill?", ["Yes"], false],
    ["Who owns Long Barn?", ["Ben Moss"], true],
    ["Who won the Fleece Prize?", [], false],
    ["Who works for the Wool Guild?", ["Ada Reed"], false],
    ["Who worked for the Wool Guild?", ["Ada Reed"], true],
    ["Who is the president of the Wool Guild?", ["Ben Moss"], true],
    ["Who is the co-president of the Wool Guild?", ["Ben Moss"], false],
  ] as const)("%s", async (question, answers, complete) => {
    const { values, result } = await askAll([OPPOSITES], question);
    expect([[...values].sort(), result.status === "ANSWERED" ? result.complete : complete]).toEqual([
      answers,
      complete,
    ]);
  });
});

test("a place and one within it are no agreement of two relations that do not say where something lies", async () => {
  const places = await graphOf(
    "grounds",
    `@prefix : <urn:grounds:> . :Place rdfs:label "place" . :Match rdfs:label "match" . :in rdfs:label "located in" .
     :homeGround rdfs:label "home ground" . :awayGround rdfs:label "away ground" .
     :mead a :Place ; rdfs:label "Mead" ; :in :vale . :vale a :Place ; rdfs:label "Vale" ; :in :shire .
     :shire a :Place ; rdfs:label "Shire" .
     :tie a :Match ; rdfs:label "Cup Tie" ; :homeGround :mead ; :awayGround :vale .`,
  );
  const { result } = await askAll([places], "Which ground does the Cup Tie have?");
  expect([result.status, result.text.split(" / ").sort()]).toEqual(["CONFLICTING", ["Mead", "Vale"]]);
});
