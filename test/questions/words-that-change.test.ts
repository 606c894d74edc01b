import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/**
 * Mills, those who keep and restore them, and what they ground: a word that changes what is asked changes the answer,
 * or nothing is answered. What is told to be left unheeded is no sure answer.
 */
const MILLS = `
  @prefix : <urn:mills:> .
  :Mill rdfs:label "mill" . :Miller rdfs:label "miller" . :Village rdfs:label "village" . :Grain rdfs:label "grain" .
  :Shire rdfs:label "shire" . :Load rdfs:label "load" .
  :keeper rdfs:label "keeper" . :restoredBy rdfs:label "restored by" . :home rdfs:label "lives in" .
  :inShire rdfs:label "shire" . :builtIn rdfs:label "year built" . :hands rdfs:label "number of hands" .
  :grinds rdfs:label "grinds" . :of rdfs:label "ground at" . :what rdfs:label "grain" . :on rdfs:label "date" .
  :lark a :Mill ; rdfs:label "Lark Mill" ; :keeper :ivo ; :restoredBy :ivo ; :builtIn "1790"^^xsd:gYear ; :hands 7 ;
    :grinds :rye , :oats .
  :tern a :Mill ; rdfs:label "Tern Mill" ; :keeper :una ; :restoredBy :ivo ; :builtIn "1820"^^xsd:gYear ; :hands 4 ;
    :grinds :oats .
  :crow a :Mill ; rdfs:label "Crow Mill" ; :keeper :bea ; :restoredBy :una ; :builtIn "1850"^^xsd:gYear ; :hands 9 ;
    :grinds :rye .
  :ivo a :Miller ; rdfs:label "Ivo Penn" ; :home :esk . :una a :Miller ; rdfs:label "Una Sorrel" ; :home :tor .
  :bea a :Miller ; rdfs:label "Bea Larch" ; :home :tor .
  :esk a :Village ; rdfs:label "Eskham" ; :inShire :no . :tor a :Village ; rdfs:label "Torley" ; :inShire :so .
  :no a :Shire ; rdfs:label "Norshire" . :so a :Shire ; rdfs:label "Soshire" .
  :rye a :Grain ; rdfs:label "rye" . :oats a :Grain ; rdfs:label "oats" .
  :l1 a :Load ; :of :lark ; :what :rye ; :on "1901-02-03"^^xsd:date . :l2 a :Load ; :of :tern ; :what :oats ;
    :on "1903-04-05"^^xsd:date .
`;
const mills = await graphOf("words-that-change", MILLS);

const MODALS = ["could", "should", "might", "must"];
const OF_DEEDS = ["never", "hardly", "scarcely", "almost", "only", "twice", "again", "no longer", "not yet"];
const BEFORE_INFINITIVES = [
  "tried to",
  "planned to",
  "refused to",
  "failed to",
  "claimed to",
  "helped to",
  "is to",
  "has to",
];
const YET_TO_BE = ["about to be", "to be", "being", "supposed to be", "said to be"];
const OF_KINDS = ["wooden", "alleged", "former", "other", "second", "ruined", "several", "non-existent", "most of the"];
const BEHIND_KINDS = ["made of straw", "in use", "without a roof", "on Mars"];
const BEFORE_ROLES = ["former", "late", "alleged", "deputy", "acting", "second", "youngest", "fake"];
const AT_ENDS = ["for years", "for long", "for centuries", "twice", "since 1950", "until 1850", "again", "before 1800"];
const WITH_OTHERS = ["except Ivo Penn", "other than Ivo Penn", "without Ivo Penn", "instead of Ivo Penn"];

/** A plain question, and the same with a gap for words that change it. */
const ASKED: readonly (readonly [plain: string, changed: string, words: readonly string[]])[] = [
  [
    "Who restored the Lark Mill?",
    "Who … restored the Lark Mill?",
    [...OF_DEEDS, ...MODALS.map((each) => `${each} have`)],
  ],
  ["Who restored the Lark Mill?", "Who … restore the Lark Mill?", [...MODALS, ...BEFORE_INFINITIVES]],
  ["Who restored the Lark Mill?", "Who restored the Lark Mill …?", [...AT_ENDS, ...WITH_OTHERS]],
  ["Which mills were restored by Ivo Penn?", "Which mills were … restored by Ivo Penn?", [...YET_TO_BE, ...OF_DEEDS]],
  ["Which mills were restored by Ivo Penn?", "Which … mills were restored by Ivo Penn?", OF_KINDS],
  ["Which mills were restored by Ivo Penn?", "Which mills … were restored by Ivo Penn?", BEHIND_KINDS],
  ["Which mills did Ivo Penn restore?", "Which mills … Ivo Penn restore?", MODALS],
  [
    "Which mills did Ivo Penn restore?",
    "Which mills did Ivo Penn … restore?",
    ["have to", "try to", "refuse to", ...OF_DEEDS],
  ],
  ["Where does the keeper of the Lark Mill live?", "Where … the keeper of the Lark Mill live?", MODALS],
  ["Where does the keeper of the Lark Mill live?", "Where does the … keeper of the Lark Mill live?", BEFORE_ROLES],
  ["In which shire does Ivo Penn live?", "In which shire … Ivo Penn live?", MODALS],
  [
    "In which shire does Ivo Penn live?",
    "In which shire does Ivo Penn … live?",
    ["have to", "hardly", "never", "only"],
  ],
  [
    "Which grains does the Lark Mill grind?",
    "Which grains does the Lark Mill … grind?",
    ["have to", "refuse to", "never", "only"],
  ],
  [
    "How many hands does the Crow Mill have?",
    "How many … hands does the Crow Mill have?",
    ["kinds of", "other", "left"],
  ],
  ["Which mill was built last?", "Which mill was built last …?", ["but one"]],
];

interface Answered {
  readonly values: readonly string[];
  readonly isSure: boolean;
}

const known = new Map<string, Promise<Answered>>();

/** What is answered, and whether it is sure. Each question is asked once. */
function answerTo(question: string): Promise<Answered> {
  const answer =
    known.get(question) ??
    askAll([mills], question).then(({ values, result }) => ({ values: [...values].sort(), isSure: result.complete }));
  known.set(question, answer);
  return answer;
}

describe.each(ASKED)("%s", (plain, changed, words) => {
  test("is answered", async () => {
    expect((await answerTo(plain)).values).not.toEqual([]);
  });

  test.each(words)(`and not by the same with “%s” in it: ${changed}`, async (word) => {
    const [asked, other] = await Promise.all([answerTo(plain), answerTo(changed.replace("…", word))]);
    if (other.isSure) expect(other.values).not.toEqual(asked.values);
  });
});

describe("words that only stress, or say where the word leads, change nothing", () => {
  test.each<[string, readonly string[]]>([
    ["Who actually restored the Lark Mill?", ["Ivo Penn"]],
    ["Which mills were really restored by Ivo Penn?", ["Lark Mill", "Tern Mill"]],
    ["Where exactly does the keeper of the Lark Mill live?", ["Eskham"]],
    ["Which was the first mill to be built?", ["Lark Mill"]],
    ["Who restored the mill called Lark Mill?", ["Ivo Penn"]],
  ])("%s", async (question, expected) => {
    expect((await answerTo(question)).values).toEqual(expected);
  });
});

/** Barges and quays: who owns and founds what, and what things cost. */
const QUAYS = await graphOf(
  "words-that-change-too",
  `
  @prefix : <urn:quays:> .
  :Barge rdfs:label "barge" . :Yard rdfs:label "boatyard" . :Person rdfs:label "person" .
  :owner rdfs:label "owner" . :founder rdfs:label "founder" . :made rdfs:label "built by" . :fee rdfs:label "price" .
  :moth a :Barge ; rdfs:label "Moth" ; :owner :cal , :dot ; :made :yard ; :fee 900 .
  :wasp a :Barge ; rdfs:label "Wasp" ; :owner :cal ; :made :yard ; :fee 400 .
  :yard a :Yard ; rdfs:label "Reed Yard" ; :founder :dot . :cal a :Person ; rdfs:label "Cal Venn" .
  :dot a :Person ; rdfs:label "Dot Amory" .
`,
);

describe("what stands in words that look like others is heeded", () => {
  test.each<[plain: string, changed: string]>([
    ["Who founded the yard that built the Moth?", "Who could found the yard that built the Moth?"],
    ["Which barges cost more than 500?", "Which barges could cost more than 500?"],
    ["Which barges cost more than 500?", "Which barges should cost more than 500?"],
    ["Which barges does Cal Venn own?", "Which barges does Cal Venn co-own?"],
    ["Who built the barge called Moth?", "Who built the castle called Moth?"],
    ["Who built the barge Moth?", "Who built the ex-Moth?"],
  ])("%s %s", async (plain, changed) => {
    const [asked, other] = [await askAll([QUAYS], plain), await askAll([QUAYS], changed)];
    expect(asked.values).not.toEqual([]);
    if (other.result.complete) expect(other.values).not.toEqual(asked.values);
  });
});

/** Medals, when each was instituted, and when who received it; floods, and what each was caused by. */
const MEDALS = await graphOf(
  "what-came-first",
  `
  @prefix : <urn:medals:> .
  :Medal rdfs:label "medal" . :Person rdfs:label "person" . :Award rdfs:label "award" . :Flood rdfs:label "flood" .
  :Horse rdfs:label "horse" . :Hall rdfs:label "hall" . :Town rdfs:label "town" .
  :medal rdfs:label "medal" . :to rdfs:label "recipient" . :year rdfs:label "year" . :since rdfs:label "instituted" .
  :cause rdfs:label "cause" . :child rdfs:label "child" . :in rdfs:label "situated in" .
  :oak a :Medal ; rdfs:label "Oak Medal" ; :since "1900"^^xsd:gYear .
  :elm a :Medal ; rdfs:label "Elm Medal" ; :since "1950"^^xsd:gYear .
  :tess a :Person ; rdfs:label "Tess Orwin" . :gil a :Person ; rdfs:label "Gil Fenn" .
  :w1 a :Award ; :medal :oak ; :to :tess ; :year "1980"^^xsd:gYear .
  :w2 a :Award ; :medal :elm ; :to :tess ; :year "1970"^^xsd:gYear .
  :w3 a :Award ; :medal :elm ; :to :gil ; :year "1975"^^xsd:gYear .
  :f1 a :Flood ; rdfs:label "Ember Flood" ; :cause :f2 . :f2 a :Flood ; rdfs:label "Grit Flood" ; :cause :f3 .
  :f3 a :Flood ; rdfs:label "Ash Flood" .
  :a a :Horse ; rdfs:label "Amber" ; :child :b . :b a :Horse ; rdfs:label "Brisk" ; :child :c .
  :c a :Horse ; rdfs:label "Comet" .
  :corn a :Hall ; rdfs:label "Corn Hall" ; :in :esk . :wool a :Hall ; rdfs:label "Wool Hall" ; :in :tor .
  :esk a :Town ; rdfs:label "Esk" . :tor a :Town ; rdfs:label "Tor" .
`,
);

describe("the order of deeds is not that of things, and who does it not to whom it is done", () => {
  test.each<[string, readonly string[]]>([
    ["Which medal did Tess Orwin receive first?", ["Elm Medal"]],
    ["Which medals has Tess Orwin received?", ["Elm Medal", "Oak Medal"]],
    ["Which medal was instituted first?", ["Oak Medal"]],
    ["What caused the Grit Flood?", ["Ash Flood"]],
    ["What is the cause of the Grit Flood?", ["Ash Flood"]],
    ["What did the Grit Flood cause?", ["Ember Flood"]],
    ["What was caused by the Grit Flood?", ["Ember Flood"]],
    ["Who are the children of Amber?", ["Brisk"]],
  ])("%s", async (question, expected) => {
    expect([...(await askAll([MEDALS], question)).values].sort()).toEqual(expected);
  });

  test.each<[string, readonly string[]]>([
    ["What was the first medal that Tess Orwin received?", ["Oak Medal"]],
    ["Which was the last medal received by Tess Orwin?", ["Elm Medal"]],
    ["Who are the descendants of Amber?", ["Brisk"]],
  ])("%s is not answered with what is another", async (question, other) => {
    expect([...(await askAll([MEDALS], question)).values]).not.toEqual(other);
  });

  test("an heir may be no child: that is told", async () => {
    const { values, result } = await askAll([MEDALS], "Who are the heirs of Amber?");
    expect([values, result.complete]).toEqual([["Brisk"], false]);
    expect(result.explanation).toContain("which may not be what you mean");
  });

  test("what was not so at a time is not told to be complete where no times are stated", async () => {
    const { values, result } = await askAll([MEDALS], "Which halls were not situated in Esk in 1955?");
    expect(values.length === 0 || !result.complete, result.explanation).toBe(true);
  });
});
