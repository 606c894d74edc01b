import { describe, expect, test } from "vitest";
import type { AnalysisInput } from "../../engine/question/analysis.ts";
import type { FollowForm, Form, SetForm } from "../../engine/question/form/logical-form.ts";
import type { RelationEntry } from "../../engine/sources/knowledge-graph.ts";
import { accountOf } from "../../reasoners/model/accounting/account.ts";

/** Conditions that lead over one kind of thing without a name, each checked by itself. */
const relation = (iri: string, label: string, through?: readonly [string, string]): RelationEntry => ({
  ...{ iri, label, aliases: [], objectKind: "ENTITY", count: 9, through },
  ...{ subjectClasses: [], objectClasses: [], homogeneous: true, symmetric: false, functional: false },
});
const RELATIONS = [
  relation("urn:prize", "won", ["was granted", "prize"]),
  relation("urn:work", "won for", ["was granted", "for the work"]),
  relation("urn:home", "lives in", ["stay", "place"]),
  relation("urn:knows", "knows"),
];
const QUESTION = "Who won the Golden Oar for Low Tide?";
const input = {
  question: QUESTION,
  mentions: [],
  catalogue: { relations: RELATIONS, classes: [{ iri: "urn:c", label: "person", aliases: [], ancestors: [] }] },
} as unknown as AnalysisInput;

const mention = (text: string): SetForm => ({
  kind: "mention",
  text,
  candidates: [{ iri: `urn:${text}`, label: text, score: 1 }],
});
const follow = (iri: string, from: string): FollowForm => {
  const { label = "" } = RELATIONS.find((each) => each.iri === iri) ?? {};
  const candidates = [{ iri, label, direction: "BACKWARD" as const, score: 1 }];
  return { kind: "follow", from: mention(from), relation: { text: label, candidates } };
};
const both = (...sets: readonly SetForm[]): Form => ({ kind: "intersect", sets });
const doubts = (form: Form): readonly string[] =>
  accountOf(form, input).doubts.filter((doubt) => doubt.includes("belong together"));

describe("two conditions over one kind of nameless thing", () => {
  test("are told as each checked by itself", () => {
    expect(doubts(both(follow("urn:prize", "Golden Oar"), follow("urn:work", "Low Tide")))).toEqual([
      "“won” and “won for” were each checked by itself: nothing shows that they belong together",
    ]);
  });

  test("as a condition on what a relation led to, too", () => {
    const set = follow("urn:prize", "Golden Oar");
    const condition = { operator: "=", of: mention("Low Tide") } as const;
    const { relation: won } = follow("urn:work", "Low Tide");
    expect(doubts({ kind: "where", set, relation: won, condition })).toHaveLength(1);
  });

  test.each<[string, Form]>([
    ["one alone", follow("urn:prize", "Golden Oar")],
    ["twice the same", both(follow("urn:prize", "Golden Oar"), follow("urn:prize", "Low Tide"))],
    ["over different things", both(follow("urn:prize", "Golden Oar"), follow("urn:home", "Low Tide"))],
    ["one that leads there at once", both(follow("urn:prize", "Golden Oar"), follow("urn:knows", "Low Tide"))],
  ])("are no doubt where it is %s", (_what, form) => {
    expect(doubts(form)).toEqual([]);
  });
});
