import { beforeAll, describe, expect, test } from "vitest";
import type { EmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { sharedGraph } from "../support/built-in-knowledge.ts";
import { analyseQuestion, type AnalysisInput } from "../../engine/question/analysis.ts";
import type {
  Condition,
  Form,
  RelationPhrase,
  SetForm,
  TimeExpression,
  TotalForm,
} from "../../engine/question/form/logical-form.ts";
import { mapForm, nodesOf } from "../../engine/question/form/walk.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { accountOf, type Account } from "../../reasoners/model/accounting/account.ts";
import { recordingContext } from "../support/recording-context.ts";
import { garden } from "../reasoner/garden.ts";
import own from "../questions/own.json" with { type: "json" };
import table from "../questions/table.json" with { type: "json" };
import { processorMs } from "../support/processor-time.ts";

const QUESTIONS = [
  ...table.flatMap(({ question, paraphrases }) => [question, ...paraphrases]),
  ...own.map((each) => each.question),
  "Which director directed the most films?",
  "Which person directed the fewest films?",
  "Which directors directed more than three films?",
  "How many countries have more than one official language?",
  "Who directed every film starring Kate Winslet?",
  "Which countries border only Italy?",
  "Which rivers are longer than the Rhine?",
  "What is the combined population of Norway and Sweden?",
  "How long are the films directed by Christopher Nolan in all?",
  "What is the average height of the mountains in Nepal?",
  "What is the maximum height of the mountains in Nepal?",
  "What is the total number of films directed by Christopher Nolan?",
  "How many more films did Christopher Nolan direct than Ridley Scott?",
  "How much longer is the Rhine than the Elbe?",
  "How many times as long is the Rhine as the Elbe?",
  "How many years after Inception was Interstellar released?",
  "Who directed each of the films starring Kate Winslet?",
];
const GARDEN_QUESTIONS = [
  "Which is the deepest, Lily Pool, Frog Pool or Duck Mere?",
  "Of Lily Pool and Frog Pool, which is deeper?",
  "Is Lily Pool deeper than Frog Pool?",
  "Which of Lily Pool, Frog Pool and Duck Mere is the second deepest?",
];

interface Read {
  readonly input: AnalysisInput;
  readonly form: Form;
}

/** What the built-in reasoner, which accounts for every word by itself, reads in each question. */
const read: Read[] = [];
let graph: EmbeddedGraph;
beforeAll(async () => {
  graph = await sharedGraph();
  const context = recordingContext();
  const catalogue = await graph.catalogue(context);
  const reasoner = createBuiltinReasoner();
  const inputs = [
    ...(await Promise.all(
      QUESTIONS.map(async (question) => ({
        question,
        mentions: await graph.spotMentions(question, context),
        catalogue,
      })),
    )),
    ...GARDEN_QUESTIONS.map((question) => ({
      question,
      mentions: garden.mentionsIn(question),
      catalogue: garden.catalogue,
    })),
  ];
  for (const input of inputs) {
    const [best] = (await reasoner.run(analyseQuestion, input, context)).readings;
    if (best !== undefined) read.push({ input, form: best.form });
  }
}, 120_000);

const isRight = ({ objection, doubts }: Account): boolean => objection === undefined && doubts.length === 0;

test("a right form has nothing left out and nothing added", () => {
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter(({ input, form }) => !isRight(accountOf(form, input))).map(({ input }) => input.question)).toEqual(
    [],
  );
});

test("an account takes a few milliseconds at most", () => {
  const taken = processorMs(() => {
    for (const { input, form } of read) accountOf(form, input);
  });
  expect(taken / read.length).toBeLessThan(20);
});

/** The form with one part left out or turned round, as often as it has such a part. */
function spoilt(form: Form, fault: string): readonly Form[] {
  return [...nodesOf(form)].flatMap(({ node, slot }) => {
    const put = (replacement: Form): Form => mapForm(form, (each, at) => (at === slot ? replacement : each));
    switch (`${fault} ${node.kind}`) {
      case "no difference except":
      case "no condition where":
      case "no superlative extreme":
      case "no count count":
      case "no truth exists":
        return "set" in node ? [put(node.set)] : [];
      case "no time at":
        return node.kind === "at" && isStated(node.time) ? [put(node.set)] : [];
      case "other end extreme":
      case "other end compare":
        return "direction" in node ? [put({ ...node, direction: node.direction === "max" ? "min" : "max" })] : [];
      case "other rank extreme":
        return node.kind === "extreme" ? [put({ ...node, rank: node.rank + 1 })] : [];
      case "no name intersect":
        return node.kind === "intersect"
          ? node.sets
              .map((lost) => put(without(node.sets, lost)))
              .filter((other) => namesIn(other).length < namesIn(form).length)
          : [];
      default:
        return [];
    }
  });
}

function without(sets: readonly SetForm[], lost: SetForm): SetForm {
  const [first, ...others] = sets.filter((set) => set !== lost);
  if (first === undefined) throw new Error("An intersection has two sets at least.");
  return others.length === 0 ? first : { kind: "intersect", sets: [first, ...others] };
}

/** The names of a form, each once. */
function namesIn(form: Form): readonly string[] {
  const names = [...nodesOf(form)].flatMap(({ node }) => (node.kind === "mention" ? [node.text] : []));
  return [...new Set(names.filter((name) => /^\p{Lu}/u.test(name)))];
}

function isStated(time: TimeExpression): boolean {
  return (
    time.kind === "instant" ||
    time.kind === "dates" ||
    time.kind === "past" ||
    (time.kind === "interval" && (time.from ?? time.to) !== undefined)
  );
}

test.each([
  ["no difference", 1],
  ["no condition", 3],
  ["no superlative", 5],
  ["no time", 3],
  ["no count", 2],
  ["no truth", 2],
  ["other end", 5],
  ["other rank", 5],
  ["no name", 50],
])("no form with %s passes", (fault, least) => {
  const all = read.flatMap(({ input, form }) =>
    spoilt(form, fault).map((each) => ({ input, account: accountOf(each, input) })),
  );
  expect(all.length, "forms that are spoilt so").toBeGreaterThanOrEqual(least);
  expect(all.filter(({ account }) => isRight(account)).map(({ input }) => input.question)).toEqual([]);
});

const EVEREST: SetForm = { kind: "mention", text: "Gold Medal Hill", candidates: [] };
const height = {
  text: "",
  candidates: [{ iri: "urn:height", label: "height", direction: "FORWARD", score: 1 }],
} as const;
const where = (condition: Condition): Form => ({ kind: "where", set: EVEREST, relation: height, condition });
const number = (value: number, unit?: string): Form =>
  where({ operator: ">", value: { type: "number", number: value, ...(unit === undefined ? {} : { unit }) } });
const at = (time: TimeExpression): Form => ({ kind: "at", set: EVEREST, time });
const years = (from: number, to: number): Form =>
  at({ kind: "interval", from: { type: "date", year: from }, to: { type: "date", year: to } });
const instant = (year: number, month?: number): Form =>
  at({ kind: "instant", date: { type: "date", year, ...(month === undefined ? {} : { month }) } });

function account(question: string, form: Form): Account {
  return accountOf(form, { question, mentions: [], catalogue: { relations: [], classes: [] } });
}

describe("a number is held however it is written", () => {
  test.each([
    ["more than 8,000 metres", number(8000, "metre")],
    ["more than 8.000 metres", number(8000, "metre")],
    ["more than eight thousand metres", number(8000, "metre")],
    ["more than twenty-five metres", number(25)],
    ["more than two hundred and fifty thousand", number(250_000)],
    ["more than 1.5 million", number(1_500_000)],
    ["more than 8 km", number(8000, "metre")],
    ["in the 1990s", years(1990, 1999)],
    ["in the 90s", years(1990, 1999)],
    ["in the 19th century", years(1801, 1900)],
    ["in the nineteenth century", years(1800, 1899)],
    ["in 44 BC", instant(-43)],
    ["in July 1969", instant(1969, 7)],
  ])("%s", (words, form) => {
    expect(account(`Which things of Gold Medal Hill are ${words}?`, form)).toEqual({
      objection: undefined,
      doubts: [],
    });
  });

  test.each([
    ["more than 8,000 metres", number(9000, "metre")],
    ["more than eight thousand metres", number(800, "foot")],
    ["in the 1990s", years(1980, 1985)],
    ["in the 19th century", years(1901, 2000)],
    ["in 1969", instant(1970)],
    ["there", instant(1970)],
  ])("another one is not: %s", (words, form) => {
    expect(account(`Which things of Gold Medal Hill are ${words}?`, form).objection).toBeDefined();
  });

  test("a month that is lost is said", () => {
    expect(account("Which things were on Gold Medal Hill in July 1969?", instant(1969)).doubts).toEqual([
      "nothing in this reading stands for “July” in the question",
    ]);
  });
});

describe("in other languages", () => {
  const film: SetForm = {
    kind: "follow",
    from: { kind: "mention", text: "Christopher Nolan", candidates: [] },
    relation: { text: "Regie", candidates: [{ iri: "urn:r", label: "director", direction: "BACKWARD", score: 1 }] },
  };
  const after = (year: number): Form => ({
    kind: "where",
    set: film,
    relation: height,
    condition: { operator: ">", value: { type: "date", year } },
  });

  test.each([
    "Welche Filme hat Christopher Nolan nach 2010 gedreht?",
    "Quels films Christopher Nolan a-t-il réalisés après 2010 ?",
    "¿Qué películas dirigió Christopher Nolan después de 2010?",
    "Welke films heeft Christopher Nolan na 2010 gemaakt, de allereerste of de last of all?",
    "Какие фильмы снял Christopher Nolan после 2010 года?",
    "ما هي أفلام Christopher Nolan بعد ٢٠١٠؟",
    "Christopher Nolanが2010年以降に監督した映画は？",
  ])("a right form is right, and one without the year is doubted: %s", (question) => {
    expect(account(question, after(2010))).toEqual({ objection: undefined, doubts: [] });
    const { objection, doubts } = account(question, film);
    expect(objection).toBeUndefined();
    expect(doubts).toHaveLength(1);
  });

  const others: Form = { kind: "except", set: film, without: { ...film, relation: { text: "x", candidates: [] } } };
  const longest: Form = { kind: "extreme", set: film, by: height, direction: "max", rank: 1 };
  const truth: Form = { kind: "exists", set: film };

  test.each<[string, Form]>([
    ["In quali film Christopher Nolan non recita?", others],
    ["In welchen Filmen spielt Christopher Nolan nicht?", others],
    ["Was hat Christopher Nolan nicht gedreht?", others],
    ["¿Qué películas no dirigió Christopher Nolan?", others],
    ["A quale film Christopher Nolan non ha lavorato?", others],
    ["Welke film van Christopher Nolan is langer dan alle andere?", longest],
    ["Quel est le plus long film de Christopher Nolan ?", longest],
    ["Was ist der längste Film von Christopher Nolan?", longest],
    ["Hvilken film af Christopher Nolan har den længste spilletid?", longest],
    ["Is Christopher Nolan een regisseur of een acteur?", longest],
    ["Ist Christopher Nolan Regisseur?", truth],
    ["Christopher Nolan a-t-il réalisé un film ?", truth],
    ["Jaký je nejdelší film, který natočil Christopher Nolan, a most?", longest],
  ])("words that are not known ask for nothing: %s", (question, form) => {
    expect(account(question, form)).toEqual({ objection: undefined, doubts: [] });
  });

  test("a name that is lost is doubted, and one that is inflected is not", () => {
    const candidate = {
      iri: "urn:fr",
      label: "France",
      matched: "Frankreich",
      match: "EXACT",
      via: "ALIAS",
      score: 1,
      types: [],
    } as const;
    const question = "Welche Länder grenzen an Frankreich?";
    const start = question.indexOf("Frankreich");
    const input = {
      question,
      mentions: [{ text: "Frankreich", start, end: start + 10, candidates: [candidate] }],
      catalogue: { relations: [], classes: [] },
    };
    const named = (text: string): Form => ({ kind: "mention", text, candidates: [] });
    expect(accountOf(named("Deutschland"), input)).toMatchObject({ objection: undefined });
    expect(accountOf(named("Deutschland"), input).doubts.join()).toContain("“Frankreich”");
    expect(accountOf(named("Frankreichs"), input).doubts).toEqual([]);
  });
});

describe("a superlative asks for a value as well as for whose it is", () => {
  const { catalogue } = garden;
  const iriOf = (name: string): string => catalogue.relations.find(({ label }) => label === name)?.iri ?? "";
  const ponds: SetForm = {
    kind: "instances",
    text: "pond",
    candidates: catalogue.classes.filter(({ label }) => label === "pond").map((each) => ({ ...each, score: 1 })),
  };
  const by: RelationPhrase = {
    text: "depth",
    candidates: [{ iri: iriOf("depth"), label: "depth", direction: "FORWARD", score: 1 }],
  };
  const total = (how: TotalForm["how"], ofEach?: number): Form => ({
    ...{ kind: "total", set: ponds, by, how },
    ...(ofEach === undefined ? {} : { ofEach }),
  });
  const objection = (question: string, form: Form): unknown =>
    accountOf(form, { question, mentions: [], catalogue }).objection;

  test("of all, and of each", () => {
    expect(objection("How large is the depth of the largest pond?", total("max"))).toBeUndefined();
    expect(objection("How small is the depth of the smallest pond?", total("min"))).toBeUndefined();
    expect(objection("What is the largest depth of each pond?", total("max", 1))).toBeUndefined();
  });

  test("and not for the other end, nor for all together", () => {
    expect(objection("How large is the depth of the largest pond?", total("min"))).toBeDefined();
    expect(objection("How large is the depth of the largest pond?", total("sum"))).toBeDefined();
    expect(objection("How large is the depth of the largest pond?", total("mean"))).toBeDefined();
  });
});

describe("what comes first, or is more than average", () => {
  const { catalogue } = garden;
  const iri = catalogue.relations.find(({ label }) => label === "depth")?.iri ?? "";
  const by: RelationPhrase = { text: "depth", candidates: [{ iri, label: "depth", direction: "FORWARD", score: 1 }] };
  const ponds: SetForm = {
    kind: "instances",
    text: "ponds",
    candidates: catalogue.classes.filter(({ label }) => label === "pond").map((each) => ({ ...each, score: 1 })),
  };
  const first = (many?: number): Form => ({
    ...{ kind: "extreme", set: ponds, by, direction: "max", rank: 1 },
    ...(many === undefined ? {} : { many }),
  });
  const deeper = (mean?: true): Form => ({
    ...{ kind: "where", set: ponds, relation: by },
    condition: {
      ...{ operator: ">", of: { kind: "follow", from: ponds, relation: by } },
      ...(mean === undefined ? {} : { mean }),
    },
  });
  const account = (question: string, form: Form) => accountOf(form, { question, mentions: [], catalogue });

  test("is as many as the question says", () => {
    expect(account("What are the two deepest ponds?", first(2))).toEqual({ objection: undefined, doubts: [] });
    expect(account("What are the 15 deepest ponds?", first(15)).objection).toBeUndefined();
    expect(account("What are the 15 deepest ponds?", first()).objection).toBeDefined();
    expect(account("What are the 15 deepest ponds?", first(3)).objection).toBeDefined();
    expect(account("What is the deepest pond?", first(3)).objection).toBeDefined();
  });

  test("is held against the average where that is said, and nowhere else", () => {
    expect(account("Which ponds are deeper than the average pond?", deeper(true)).objection).toBeUndefined();
    expect(account("Which ponds are deeper than the average pond?", deeper()).objection).toBeDefined();
    expect(account("Which ponds are deeper than the others?", deeper(true)).objection).toBeDefined();
  });
});

test("a share is told where one is asked for, and nowhere else", () => {
  const { catalogue } = garden;
  const pond = catalogue.classes.filter(({ label }) => label === "pond").map((each) => ({ ...each, score: 1 }));
  const outOf: SetForm = { kind: "instances", text: "ponds", candidates: pond };
  const iri = catalogue.relations.find(({ label }) => label === "depth")?.iri ?? "";
  const deep: SetForm = {
    ...{ kind: "where", set: outOf },
    relation: { text: "depth", candidates: [{ iri, label: "depth", direction: "FORWARD", score: 1 }] },
    condition: { operator: ">", value: { type: "number", number: 3 } },
  };
  const isTaken = (question: string, form: Form): boolean =>
    accountOf(form, { question, mentions: [], catalogue }).objection === undefined;
  const [share, number]: readonly Form[] = [
    { kind: "count", set: deep, outOf },
    { kind: "count", set: deep },
  ] as const;
  const asked = ["What percentage of the ponds have a depth of more than 3?", "What share of ponds is deeper than 3?"];
  expect(asked.map((question) => [share, number].map((form) => form && isTaken(question, form)))).toEqual([
    [true, false],
    [true, false],
  ]);
  const ratio: Form = { kind: "count", set: outOf, against: deep };
  expect(isTaken("What is the ratio of all ponds to those with a depth of more than 3?", ratio)).toBe(true);
  expect(isTaken("Which ponds are deeper than 3?", ratio)).toBe(false);
  const all: Form = { kind: "exists", set: deep, outOf };
  expect(isTaken("Do all ponds have a depth of more than 3?", all)).toBe(true);
  expect(isTaken("Are there ponds with a depth of more than 3?", all)).toBe(false);
  expect(isTaken("Do all ponds have a depth of more than 3?", { kind: "exists", set: deep })).toBe(false);
  const many = "How many ponds have a depth of more than 3?";
  expect([share, number].map((form) => form && isTaken(many, form))).toEqual([false, true]);
});

describe("what could be is not what is", () => {
  const relation = { text: "plot", candidates: [] };
  const named = (text: string): SetForm => ({ kind: "mention", text, candidates: [] });
  const same: Form = { kind: "same", a: named("Ada Pell"), b: named("Bern Holt"), by: relation, negated: false };
  const truth: Form = { kind: "exists", set: { kind: "intersect", sets: [named("Ada Pell"), named("Bern Holt")] } };

  test.each([
    ["Could Ada Pell and Bern Holt have dug the same plot?", same],
    ["Would Ada Pell and Bern Holt dig the same plot?", same],
    ["Might the gardener Ada Pell be Bern Holt?", truth],
  ])("%s is doubted", (question, form) => {
    expect(account(question, form)).toMatchObject({
      objection: undefined,
      doubts: [expect.stringContaining("stands for")],
    });
  });

  test.each<[string, Form]>([
    ["Do Ada Pell and Bern Holt dig the same plot?", same],
    ["Could you say whether Ada Pell is Bern Holt?", truth],
    ["Would anyone know whether Ada Pell and Bern Holt dig the same plot?", same],
    ["Could I have the name of Ada Pell?", named("Ada Pell")],
  ])("%s is not", (question, form) => {
    expect(account(question, form).doubts).toEqual([]);
  });
});

test("no text makes an account take long", () => {
  for (const part of ["1,", "A ", "“", "not ", "'s", "١", "hundred and ", "a".repeat(50)]) {
    const question = part.repeat(Math.ceil(2_000 / part.length));
    expect(
      processorMs(() => account(question, instant(1969))),
      part,
    ).toBeLessThan(200);
  }
});

test("no form makes an account take long", async () => {
  const catalogue = await graph.catalogue(recordingContext());
  const candidates = catalogue.relations
    .slice(0, 60)
    .map(({ iri, label }) => ({ iri, label, direction: "FORWARD" as const, score: 1 }));
  let form: Form = { kind: "mention", text: "Sulawesi", candidates: [] };
  for (let node = 0; node < 23; node += 1) form = { kind: "follow", from: form, relation: { text: "of", candidates } };
  const question = "Which of The Great Names of Sulawesi is it not, or never? ".repeat(17);
  accountOf(form, { question, mentions: [], catalogue });
  expect(processorMs(() => accountOf(form, { question, mentions: [], catalogue }))).toBeLessThan(200);
});

describe("words that ask for nothing are no reason to refuse", () => {
  const followed = (name: string, label: string): SetForm => ({
    kind: "follow",
    from: { kind: "mention", text: name, candidates: [] },
    relation: { text: label, candidates: [{ iri: "urn:r", label, direction: "FORWARD", score: 1 }] },
  });
  test.each([
    ["Do you know who wrote War and Peace?", "War and Peace", "author"],
    ["Can you find the director of Inception?", "Inception", "director"],
    ["I would like to know all films that Stanley Kubrick directed.", "Stanley Kubrick", "director"],
    ["Could you please list every film by Stanley Kubrick?", "Stanley Kubrick", "director"],
    ["What is the capital of the U.S.?", "United States", "capital"],
    ["Who is the CEO of Apple?", "Apple", "chief executive officer"],
    ["In what year was Casablanca first shown?", "Casablanca", "publication date"],
    ["What is the first name of Mozart?", "Mozart", "given name"],
    ["Was Einstein German or Swiss?", "Einstein", "country of citizenship"],
    ["Who is Prince William's wife?", "Prince William", "spouse"],
    ["Who wrote All Quiet on the Western Front?", "All Quiet on the Western Front", "author"],
    ["Who directed No Time to Die?", "No Time to Die", "director"],
    ["Who won the 1998 FIFA World Cup?", "1998 FIFA World Cup", "winner"],
    ["What's another name for aspirin?", "aspirin", "also known as"],
    ["Is it known to whom Elton John is married now, at all?", "Elton John", "spouse"],
    ["Elton John is married to whom?", "Elton John", "spouse"],
    ["Elton John was the husband of a man who did what?", "Elton John", "spouse"],
    ["Elton John is the husband of which film maker?", "Elton John", "spouse"],
    ["“Elton John” is the husband of which film maker?", "Elton John", "spouse"],
  ])("%s", (question, name, label) => {
    const form = question.startsWith("Is ")
      ? ({ kind: "exists", set: followed(name, label) } as const)
      : followed(name, label);
    expect(account(question, form)).toEqual({ objection: undefined, doubts: [] });
  });

  test.each([
    "Is it known who Elton John is married to?",
    "Do we know to whom Elton John is married?",
    "Does anybody recall whom Elton John married?",
  ])("%s, though it begins like a question for yes or no", (question) => {
    expect(account(question, followed("Elton John", "spouse")).objection).toBeUndefined();
  });

  test("and what asks for yes or no is not answered by a thing", () => {
    for (const question of [
      "Is Elton John married to the man who played here?",
      "Did Elton John marry someone whom he knew?",
    ])
      expect(account(question, followed("Elton John", "spouse")).objection?.why).toContain("yes or no");
  });
});

describe("a kind that stands in the words for a relation", () => {
  const quay: SetForm = { kind: "mention", text: "Reed Quay", candidates: [] };
  const lies = (label: string, expects: string, text = "is located in the province"): Form => ({
    kind: "follow",
    from: quay,
    relation: { text, candidates: [{ iri: "urn:in", label, direction: "FORWARD", score: 1 }] },
    expects,
  });
  const doubtsOf = (form: Form, classes: AnalysisInput["catalogue"]["classes"] = []): readonly string[] =>
    accountOf(form, {
      question: "In which province is Reed Quay located?",
      mentions: [],
      catalogue: { relations: [], classes },
    }).doubts;

  test("is doubted where the relation does not say it, and the graph knows no kinds", () => {
    expect(doubtsOf(lies("located in", "province"))).toEqual([
      "nothing shows that what was followed there is of the kind “province”",
    ]);
  });

  test.each<[string, Form, AnalysisInput["catalogue"]["classes"]]>([
    ["the relation says it", lies("located in province", "province"), []],
    ["the relation is of one word with it", lies("painted by", "painter", "has the painter"), []],
    ["the words do not", lies("located in", "province", "is located in"), []],
    [
      "the graph has kinds",
      lies("located in", "province"),
      [{ iri: "urn:c", label: "province", aliases: [], count: 1, ancestors: [] }],
    ],
  ])("is not where %s", (_why, form, classes) => {
    expect(doubtsOf(form, classes)).toEqual([]);
  });
});

describe("a decade that texts are searched for", () => {
  const looked = (text: string): Form => ({
    kind: "follow",
    from: { kind: "mention", text: "Reed Quay", candidates: [] },
    relation: { text, candidates: [] },
  });

  test.each([
    ["How popular was Reed Quay in the 70's?", "was popular in the 70s to the degree"],
    ["How popular was Reed Quay in the 70's?", "was popular in the 70's to the degree"],
    ["How popular was Reed Quay in the 1950s?", "was popular in the 1950s to the degree"],
  ])("is said by “%s”", (question, words) => {
    expect(account(question, looked(words)).objection).toBeUndefined();
  });

  test("and another one is not", () => {
    expect(account("How popular was Reed Quay in the 70's?", looked("was popular in the 80s")).objection).toBeDefined();
  });
});
