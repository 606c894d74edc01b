import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { showForm } from "./show-form.ts";
import { worldOf } from "./world.ts";

/** Where "and" means both, where either, and where nobody can tell. */
const valley = worldOf(
  {
    "Ash Mill": "mill",
    "Old Mill": "mill",
    "Bee Guild": "guild",
    "Oat Guild": "guild",
    "Una Crake": "person",
    "Ives Moor": "person",
    "Tam Reed": "person",
  },
  { mill: [], guild: [], person: ["people"] },
  [
    ["warden", "mill", "person"],
    ["leader", "guild", "person"],
    ["member of", "person", "guild"],
    ["father", "person", "person"],
    ["bound to", "person", "person"],
    ["built by", "mill", "person", ["builder"]],
    ["height", "mill", "NUMBER"],
  ],
);

interface Read {
  readonly form: string;
  readonly isWhole: boolean;
}

/** Readings that the graph can answer, as far as it knows all that they name. */
const read = (question: string): readonly Read[] =>
  analyse({ question, mentions: valley.mentionsIn(question), catalogue: valley.catalogue }).readings.flatMap(
    ({ form, doubts }) => {
      const shown = showForm(form).replace(" at now", "");
      return shown.includes('"') ? [] : [{ form: shown, isWhole: doubts === undefined }];
    },
  );

describe("all at once", () => {
  test.each([
    ["Is Una Crake warden of Ash Mill and Old Mill?", "exists Una Crake & warden(Ash Mill) & warden(Old Mill)"],
    ["Is Una Crake the warden of Ash Mill and Old Mill?", "exists Una Crake & warden(Ash Mill) & warden(Old Mill)"],
    ["Is Tam Reed the father of Una Crake and Ives Moor?", "exists Tam Reed & father(Ives Moor) & father(Una Crake)"],
    ["Was Tam Reed bound to Una Crake and Ives Moor?", "exists Tam Reed & ^bound to(Ives Moor) & ^bound to(Una Crake)"],
    [
      "Is Una Crake a member of the Bee Guild and the Oat Guild?",
      "exists Una Crake & ^member of(Bee Guild) & ^member of(Oat Guild)",
    ],
    [
      "Is Una Crake the warden of Ash Mill and the leader of the Bee Guild?",
      "exists Una Crake & leader(Bee Guild) & warden(Ash Mill)",
    ],
    ["Is Tam Reed the warden and builder of Ash Mill?", "exists Tam Reed & built by(Ash Mill) & warden(Ash Mill)"],
    ["Who is the warden of Ash Mill and Old Mill?", "warden(Ash Mill) & warden(Old Mill)"],
    ["Who is the warden of Ash Mill and a member of the Bee Guild?", "^member of(Bee Guild) & warden(Ash Mill)"],
    ["Who is the leader of the Bee Guild and warden of Ash Mill?", "leader(Bee Guild) & warden(Ash Mill)"],
    ["Who are members of the Bee Guild and the Oat Guild?", "^member of(Bee Guild) & ^member of(Oat Guild)"],
    [
      "Which people are members of the Bee Guild and the Oat Guild?",
      "^member of(Bee Guild) & ^member of(Oat Guild) & all person",
    ],
  ])("%s", (question, form) => {
    expect(read(question)).toContainEqual({ form, isWhole: true });
    for (const each of read(question)) expect(each.form).not.toContain(" | ");
  });
});

describe("each of them", () => {
  test.each([
    ["Who are the wardens of Ash Mill and Old Mill?", "warden of each of (Ash Mill | Old Mill)"],
    ["Is Una Crake the warden of Ash Mill or Old Mill?", "exists Una Crake & warden(Ash Mill | Old Mill)"],
  ])("%s", (question, form) => {
    expect(read(question)).toContainEqual({ form, isWhole: true });
  });
});

test.each(["What is the height of Ash Mill and Old Mill?", "What is the builder of Ash Mill and Old Mill?"])(
  "nobody can tell: %s",
  (question) => {
    expect(read(question).filter(({ isWhole }) => isWhole)).toEqual([]);
  },
);
