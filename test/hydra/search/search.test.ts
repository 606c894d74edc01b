import { expect, test } from "vitest";
import { turtleGraph } from "../../query/turtle-graph.ts";
import { drawn, find, skylineOf, topicOf } from "./searching.ts";

const FILMS = turtleGraph(`
:ann :acts :f1, :f2, :f3 ; :citizen :norway . :bob :acts :f1, :f4 ; :citizen :chile .
:cem :acts :f2, :f3 ; :citizen :peru . :dan :acts :f1, :f2 ; :citizen :mali .
:f1 :directed :eva ; :year 1990 . :f2 :directed :eva ; :year 1991 . :f3 :directed :fay . :f4 :directed :eva .
:eva :born :oslo . :fay :born :lima . :oslo :country :norway . :lima :country :peru .
`);

test("with one topic, all that each relation leads to is a path, at every level", async () => {
  const { paths, topicsJoined, cuts } = await find(FILMS, {
    topics: [topicOf("eva")],
    skyline: skylineOf("eva - directed - ?film - year - !year"),
    depth: 2,
  });
  expect(paths.map(drawn)).toContain("eva ←directed– {f1, f2, f4}");
  expect(paths.map(drawn)).toContain('eva ←directed– {f1, f2} –year→ {"1990", "1991"}');
  expect(paths.map(drawn)).toContain("eva ←directed– {f1, f2, f4} ←acts– {ann, bob, cem, dan}");
  expect(topicsJoined).toBe(1);
  expect(cuts).toEqual([]);
});

test("a relation is walked back to what else has it, and not to where the path came from", async () => {
  const { paths } = await find(FILMS, { topics: [topicOf("bob")], depth: 2 });
  expect(paths.map(drawn)).toContain("bob –acts→ f1 ←acts– {ann, dan}");
  const alone = await find(turtleGraph(":a :p :b ."), { topics: [topicOf("a")], depth: 3 });
  expect(alone.paths.map(drawn)).toEqual(["a –p→ b"]);
});

test("trails of two topics are joined where they meet, with what leads from one to the other only", async () => {
  const { paths, topicsJoined } = await find(FILMS, {
    topics: [topicOf("eva"), topicOf("cem")],
    skyline: skylineOf("cem - acts - !film - directed - eva"),
    depth: 1,
  });
  expect(paths.map(drawn)).toEqual(["cem –acts→ f2 –directed→ eva"]);
  expect(topicsJoined).toBe(2);
});

test("paths lead through three topics in skyline order", async () => {
  const { paths, topicsJoined } = await find(FILMS, {
    topics: [topicOf("norway"), topicOf("bob"), topicOf("eva")],
    skyline: skylineOf("bob - acts - ?film - directed - eva - born - ?town - country - norway"),
    depth: 2,
  });
  expect(topicsJoined).toBe(3);
  expect(paths.map(drawn).slice(0, 1)).toEqual(["bob –acts→ {f1, f4} –directed→ eva –born→ oslo –country→ norway"]);
});

test("where the skyline returns to a place, the same things stand there", async () => {
  // Ann and Bob met in f1, Bob and Cem nowhere; ann and cem in f2 and f3; dan was in f1 and f2.
  const star = (names: readonly string[]) =>
    find(FILMS, {
      topics: names.map((name) => topicOf(name)),
      skyline: skylineOf(`${names[0]} - acts - !film - acts - ${names[1]} - acts - !film - acts - ${names[2]}`),
      depth: 1,
    });
  const all = await star(["ann", "cem", "dan"]);
  expect(all.paths.map(drawn)).toEqual(["ann –acts→ f2 ←acts– cem | f2 ←acts– dan"]);
  const none = await star(["bob", "dan", "cem"]);
  expect(none.topicsJoined).toBe(2);
  expect(new Set(none.paths.map(drawn))).toEqual(new Set(["bob –acts→ f1 ←acts– dan", "dan –acts→ f2 ←acts– cem"]));
});

test("a tail leads on from where paths meet", async () => {
  const { paths } = await find(FILMS, {
    topics: [topicOf("f1"), topicOf("f2")],
    skyline: skylineOf("f1 - acts - ?actor - acts - f2 - acts - ?actor - citizen - !country"),
    depth: 2,
  });
  expect(paths.map(drawn)).toContain("f1 ←acts– {ann, dan} –acts→ f2 | {ann, dan} –citizen→ {mali, norway}");
});

test("a tail leads on from the last topic, in the same chain", async () => {
  const { paths } = await find(FILMS, {
    topics: [topicOf("bob"), topicOf("eva")],
    skyline: skylineOf("bob - acts - ?film - directed - eva - born - ?town - country - !country"),
    depth: 2,
  });
  expect(paths.map(drawn)).toContain("bob –acts→ {f1, f4} –directed→ eva –born→ oslo –country→ norway");
});

test("a skyline that begins with the answer is read from its other end", async () => {
  const { paths } = await find(FILMS, {
    topics: [topicOf("eva"), topicOf("bob")],
    skyline: skylineOf("!town - born - eva - directed - ?film - acts - bob"),
    depth: 2,
  });
  expect(paths.map(drawn)).toContain("bob –acts→ {f1, f4} –directed→ eva –born→ oslo");
});

test("a path takes one meaning of a topic", async () => {
  const graph = turtleGraph(":paris1 :in :france . :paris2 :in :texas . :france :capital :paris1 .");
  const { paths } = await find(graph, { topics: [topicOf("paris1", "paris2")], depth: 1 });
  expect(new Set(paths.map(drawn))).toEqual(
    new Set(["paris1 –in→ france", "paris2 –in→ texas", "paris1 ←capital– france"]),
  );
});

test("a topic that no graph knows is left out; without any, nothing is asked", async () => {
  const unknown = { ...topicOf("nobody"), entities: [] };
  const { topicsKnown, paths } = await find(FILMS, { topics: [unknown, topicOf("fay")], depth: 1 });
  expect([topicsKnown, paths.map(drawn)]).toEqual([1, ["fay ←directed– f3", "fay –born→ lima"]]);
  const none = await find(FILMS, { topics: [unknown] });
  expect(none).toEqual({ paths: [], others: [], topicsJoined: 0, topicsKnown: 0, cuts: [] });
});

test("where topics do not meet, what leads away from each is given, and it is said", async () => {
  const graph = turtleGraph(":a :p :b . :c :p :d .");
  const { paths, topicsJoined, topicsKnown } = await find(graph, { topics: [topicOf("a"), topicOf("c")] });
  expect([topicsJoined, topicsKnown]).toEqual([1, 2]);
  expect(paths.map(drawn)).toEqual(["a –p→ b", "c –p→ d"]);
});

test("the paper's lower bound is a filter by option only", async () => {
  const sought = { topics: [topicOf("fay")], depth: 2 };
  const all = await find(FILMS, sought);
  const long = await find(FILMS, { ...sought, options: { minimumLength: true } });
  expect(all.paths.some(({ path }) => path.chains[0]?.length === 1)).toBe(true);
  expect(long.paths.map(drawn)).toEqual(all.paths.filter(({ path }) => path.chains[0]?.length === 2).map(drawn));
});
