import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { catalogue, mentionsIn } from "./harbour.ts";
import { showForm } from "./show-form.ts";

/** Questions about a world that the grammar was not made for, and the form that each must be read as first. */
const READINGS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "chains and possessives": [
    ["Who is the captain of the Grey Heron?", "captain(Grey Heron)"],
    ["Grey Heron's captain", "captain(Grey Heron)"],
    ["In which country is the home port of the Grey Heron?", "all country & located in(home port(Grey Heron))"],
    ["Who is the wife of the captain of the Grey Heron?", "spouse(captain(Grey Heron))"],
    ["Who is the Grey Heron's captain's father?", "father(captain(Grey Heron))"],
    ["What is the name of the builder of the Blue Tern?", "built by(Blue Tern)"],
  ],
  "who acts": [
    ["Who commanded the Grey Heron?", "captain(Grey Heron)"],
    ["Which ships did Anna Holm command?", "^captain(Anna Holm) & all ship"],
    ["Which ships were commanded by Anna Holm?", "^captain(Anna Holm) & all ship"],
    ["The captain of the Blue Tern was taught by whom?", "taught by(captain(Blue Tern))"],
    ["Piet Brand was the father of whom?", "^father(Piet Brand)"],
    ["Who taught Ida Falk?", "taught by(Ida Falk)"],
    ["Whom did Ida Falk teach?", "^taught by(Ida Falk)"],
    ["Who was taught by Ida Falk?", "^taught by(Ida Falk)"],
    ["Can you tell me who built the Blue Tern, please?", "built by(Blue Tern)"],
  ],
  "where and when": [
    ["Where was Anna Holm born?", "place of birth(Anna Holm)"],
    ["When was Anna Holm born?", "date of birth(Anna Holm)"],
    ["Who was born in Norby?", "^place of birth(Norby)"],
    [
      "In the harbour where Anna Holm was born, which ships have their home port?",
      "^home port(all harbour & place of birth(Anna Holm)) & all ship",
    ],
  ],
  "what is said of a set": [
    [
      "Which ships that Piet Brand built have their home port in Norby?",
      "^built by(Piet Brand) & ^home port(Norby) & all ship",
    ],
    [
      "Name the ships built by Piet Brand and commanded by Anna Holm.",
      "^built by(Piet Brand) & ^captain(Anna Holm) & all ship",
    ],
    [
      "Which person who was born in Norby commanded the Blue Tern?",
      "^place of birth(Norby) & all person & captain(Blue Tern)",
    ],
    [
      "Which ships whose captain is Anna Holm were built by Piet Brand?",
      "^built by(Piet Brand) & ^captain(Anna Holm) & all ship",
    ],
    ["Which vessels were not built by Piet Brand?", "all ship except ^built by(Piet Brand)"],
    [
      "Which ships other than the Grey Heron did Piet Brand build?",
      "^built by(Piet Brand) & all ship except Grey Heron",
    ],
    [
      "Which Sundish harbours have a population over 5,000?",
      "^located in(Sundland) & all harbour where population > 5000",
    ],
    ["What harbours are in Sundland?", "^located in(Sundland) & all harbour"],
    ["Which captains were born in Tarnwick?", "^place of birth(Tarnwick) & captain(all ship)"],
    ["Which ships share a captain with the Grey Heron?", "^captain(captain(Grey Heron)) & all ship except Grey Heron"],
    [
      "What ships have the same home port as the Blue Tern?",
      "^home port(home port(Blue Tern)) & all ship except Blue Tern",
    ],
  ],
  "numbers and values": [
    ["How many ships did Piet Brand build?", "count ^built by(Piet Brand) & all ship"],
    ["How many inhabitants does Norby have?", "population(Norby)"],
    ["How long is the Grey Heron?", "length(Grey Heron)"],
    ["What is the longest ship built by Piet Brand?", "max 1 of ^built by(Piet Brand) & all ship by length"],
    ["What is the second longest ship of Piet Brand?", "max 2 of ^built by(Piet Brand) & all ship by length"],
    ["Which ships were launched in 1901?", "all ship where launched = 1901"],
    ["Which ships were launched between 1900 and 1910?", "all ship where launched 1900..1910"],
    ["Which harbours have more than 5000 inhabitants?", "all harbour where population > 5000"],
    ["Which ship has the greatest length?", "max 1 of all ship by length"],
  ],
  comparisons: [
    ["Which ship is longer, the Grey Heron or the Blue Tern?", "max of Grey Heron or Blue Tern by length"],
    ["Who is older, Anna Holm or Ida Falk?", "min of Anna Holm or Ida Falk by date of birth"],
    ["Was the Grey Heron launched before the Blue Tern?", "is Grey Heron the min against Blue Tern by launched"],
    ["Were Anna Holm and Ida Falk born in the same port?", "same place of birth of Anna Holm and Ida Falk"],
    ["Do Anna Holm and Ida Falk have different teachers?", "different taught by of Anna Holm and Ida Falk"],
  ],
  "yes or no": [
    ["Is Norby the capital of Sundland?", "exists Norby & capital(Sundland) at now"],
    ["Did Piet Brand build the Grey Heron?", "exists Piet Brand & built by(Grey Heron)"],
    ["Was Anna Holm born in Tarnwick?", "exists Anna Holm & ^place of birth(Tarnwick)"],
  ],
  time: [
    ["Who was Master of the Harbour in 1901?", "officeholder(Master of the Harbour) at 1901"],
    [
      "Who was Master of the Harbour during the Great Storm?",
      "officeholder(Master of the Harbour) at point in time(Great Storm)",
    ],
    [
      "Who was Master of the Harbour when the Grey Heron was launched?",
      "officeholder(Master of the Harbour) at launched(Grey Heron)",
    ],
    ["Who is the current Master of the Harbour?", "officeholder(Master of the Harbour) at now"],
    ["Who was formerly the captain of the Grey Heron?", "captain(Grey Heron) at past"],
    ["Who is the former captain of the Grey Heron?", "captain(Grey Heron) at past"],
  ],
};

/** The same questions as people put them when they talk. */
const AS_PEOPLE_ASK: typeof READINGS = {
  contractions: [
    ["Who's the captain of the Grey Heron?", "captain(Grey Heron)"],
    ["What's the Grey Heron's home port?", "home port(Grey Heron)"],
    ["Which ship that's built by Piet Brand is the longest?", "max 1 of ^built by(Piet Brand) & all ship by length"],
  ],
  "questions inside others": [
    ["Can you tell me who the captain of the Grey Heron is?", "captain(Grey Heron)"],
    ["Do you know when Anna Holm was born?", "date of birth(Anna Holm)"],
    ["I'd like to know in which country Norby is located.", "all country & located in(Norby)"],
    ["I wonder which ships Piet Brand built.", "^built by(Piet Brand) & all ship"],
    ["Do you know whom Ida Falk taught?", "^taught by(Ida Falk)"],
  ],
  "noun phrases and commands": [
    ["Name the port of registry of the Grey Heron.", "port of registry(Grey Heron)"],
    ["Name the Master of the Harbour in 1901.", "officeholder(Master of the Harbour) at 1901"],
    [
      "The Master of the Harbour during the Great Storm",
      "officeholder(Master of the Harbour) at point in time(Great Storm)",
    ],
  ],
  "the Nth time": [
    [
      "Who was Master of the Harbour when people crossed the ocean for the second time?",
      "officeholder(Master of the Harbour) at point in time(min 2 of all ocean crossing by point in time)",
    ],
    [
      "Who was Master of the Harbour at humanity's third ocean crossing?",
      "officeholder(Master of the Harbour) at point in time(min 3 of all ocean crossing by point in time)",
    ],
  ],
  "which one's": [
    ["Which ship's captain is Anna Holm?", "^captain(Anna Holm) & all ship"],
    ["In Norby, what ship's captain is Anna Holm?", "^captain(Anna Holm) & ^home port(Norby) & all ship"],
  ],
  "words that ask for nothing": [
    ["In which country would you find Norby?", "all country & located in(Norby)"],
    ["Which ship did the man who taught Ida Falk command?", "^captain(taught by(Ida Falk)) & all ship"],
    ["Who taught a woman called Ida Falk?", "taught by(Ida Falk)"],
    ["Who influenced Ida Falk's work?", "influenced by(Ida Falk)"],
  ],
  "other words for it": [
    ["Who used to be married to Anna Holm?", "^spouse(Anna Holm) at past"],
    ["Who did Anna Holm use to be married to?", "spouse(Anna Holm) at past"],
    ["Who names Ida Falk as a teacher?", "^taught by(Ida Falk)"],
    ["Where did Anna Holm go to school?", "educated at(Anna Holm)"],
    ["Which countries are near Sundland?", "^shares border with(Sundland) & all country"],
    ["Which Norby-born person commanded the Blue Tern?", "^place of birth(Norby) & all person & captain(Blue Tern)"],
    ["Anna Holm was born in which harbour?", "all harbour & place of birth(Anna Holm)"],
    ["Who used to be Master of the Harbour?", "officeholder(Master of the Harbour) at past"],
    ["Whose work influenced Ida Falk?", "influenced by(Ida Falk)"],
    [
      "When did people cross the ocean for the second time?",
      "point in time(min 2 of all ocean crossing by point in time)",
    ],
  ],
};

describe.each(Object.entries({ ...READINGS, ...AS_PEOPLE_ASK }))("%s", (_shape, rows) => {
  test.each(rows)("%s", (question, form) => {
    const { readings, reason } = analyse({ question, mentions: mentionsIn(question), catalogue });
    expect(reason).toBeUndefined();
    expect(readings[0] === undefined ? "" : showForm(readings[0].form)).toBe(form);
  });
});

describe("what is not understood", () => {
  test.each([
    ["Wer hat die Grey Heron gebaut?", /English/],
    ["誰が Grey Heron を建造しましたか", /Latin/],
    ["Who will be the captain of the Grey Heron?", /future/],
    ["Grey Heron?", /Names found in it: “Grey Heron”/],
    ["Why?", /No name/],
  ])("%s", (question, reason) => {
    const analysis = analyse({ question, mentions: mentionsIn(question), catalogue });
    expect(analysis.readings).toEqual([]);
    expect(analysis.reason).toMatch(reason);
  });

  test("an unknown relation stays open, for documents", () => {
    const question = "Who painted the Grey Heron?";
    const [first] = analyse({ question, mentions: mentionsIn(question), catalogue }).readings;
    expect(first?.form).toMatchObject({
      set: { kind: "follow", relation: { text: "painted", candidates: [] }, expects: "person" },
    });
  });

  test("a noun that narrows is not passed over", () => {
    const question = "Which woman commanded the Grey Heron?";
    const { readings } = analyse({ question, mentions: mentionsIn(question), catalogue });
    const captains = readings.filter(({ form }) => showForm(form) === "captain(Grey Heron)");
    expect(captains.filter(({ score }) => score > 0.4)).toEqual([]);
  });

  test("a name is never left unsaid", () => {
    for (const question of ["Which captain did the builder of the Grey Heron teach?"]) {
      const { readings } = analyse({ question, mentions: mentionsIn(question), catalogue });
      for (const { form } of readings) expect(showForm(form)).toContain("Grey Heron");
    }
  });

  test("an adjective that narrows is not passed over", () => {
    const question = "Which green ships did Piet Brand build?";
    const { readings } = analyse({ question, mentions: mentionsIn(question), catalogue });
    for (const { form } of readings) expect(showForm(form)).not.toBe("^built by(Piet Brand) & all ship");
  });
});

test("keywords are the names and content words, in order", () => {
  const question = "Which ships did Anna Holm command in the Great Storm?";
  expect(analyse({ question, mentions: mentionsIn(question), catalogue }).keywords).toEqual([
    "ships",
    "Anna Holm",
    "command",
    "Great Storm",
  ]);
});
