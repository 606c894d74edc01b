import lists from "../../language/data/term-words.json" with { type: "json" };
import type { SetForm, TimeExpression } from "../../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../../engine/query/graph-led/read-by-graph.ts";
import type { Mention } from "../../../../engine/sources/knowledge-graph.ts";
import { ordinal } from "../../language/adjectives.ts";
import { wordSet } from "../../language/word-set.ts";
import { allOf, nodesOf, phraseOf } from "../ends.ts";
import type { Ranked } from "../ranks/ranked.ts";
import { timeIn } from "../said-time.ts";
import { withTexts } from "../texts-of-nodes.ts";
import { timely } from "../times.ts";
import { tokensOf } from "../tokens.ts";
import { type TermSaid, termsSaid } from "./roles-said.ts";
import { leavesOthersOpen, type TermKind, termKinds } from "./term-kinds.ts";

type Turn = Extract<TimeExpression, { kind: "turn" }>;

const AT = wordSet(lists.at);

/**
 * Who held a role, by terms on nodes of their own: "who was captain of E in 1990", "who was the previous mayor of E",
 * "who served longest as mayor of E". The question is one of the phrases for that, with nothing left over.
 */
export function termsOfRoles(input: GraphLedInput): readonly Ranked[] {
  const kinds = termKinds(input.catalogue);
  if (kinds.length === 0) return [];
  return kinds.flatMap((term) => {
    const tokens = tokensOf({ ...input, mentions: withoutTerms(input.mentions, term) });
    const timed = tokens === undefined ? undefined : timeIn(tokens);
    if (timed === undefined || timed.isTotal) return [];
    return termsSaid(timed.tokens, term, input).flatMap((each) => asked(each, timed.time, term, input));
  });
}

/** "Captain of E" is what terms are called that somebody held, and names none of them. */
function withoutTerms(mentions: readonly Mention[], { kind }: TermKind): readonly Mention[] {
  if (kind.isNamed !== true) return mentions;
  return mentions.filter(({ candidates }) => candidates.some(({ types }) => !types.includes(kind.entry.iri)));
}

function asked(
  terms: TermSaid,
  time: NonNullable<ReturnType<typeof timeIn>>["time"],
  term: TermKind,
  input: GraphLedInput,
): readonly Ranked[] {
  const { kind, holder } = term;
  const said = ofThings(terms.said);
  const nodes = withTexts(nodesOf(terms.filled, kind) ?? allOf(kind), terms.texts, kind);
  if (said === undefined || nodes === undefined) return [];
  const holders = (from: SetForm): SetForm => ({ kind: "follow", from, relation: phraseOf(holder, "FORWARD") });
  const at = (from: SetForm, when: TimeExpression): SetForm => ({ kind: "at", set: holders(from), time: when });
  const ranked = (forms: readonly SetForm[]): readonly Ranked[] =>
    forms.length === 0 ? [] : [{ kind, filled: terms.filled, asked: holder, forms }];
  const links = terms.filled.map(({ link }) => link);
  const turn = turnSaid(said, terms);
  if (turn !== undefined)
    // Only of what one at a time held there is a turn: of all towns together there are many mayors.
    return time === undefined && !leavesOthersOpen(links, term, input.catalogue) ? ranked([at(nodes, turn)]) : [];
  if (terms.person !== undefined) return [];
  const isPresent = isPhrase(lists.present, said);
  if (!isPresent && !isPhrase(lists.plain, said)) return [];
  if (isPresent && time !== undefined && time !== "now") return [];
  if (isPresent || time === "now") return ranked([at(nodes, { kind: "now" })]);
  if (time === undefined) return ranked([at(nodes, { kind: "interval" })]);
  return ranked(
    timely(nodes, time, kind, false).map((each) =>
      each.time === undefined ? holders(each.nodes) : at(each.nodes, each.time),
    ),
  );
}

/** The words, with the role alone for it and all that it is said of: "role of E", "E's role". */
function ofThings(said: readonly string[]): string | undefined {
  let found = [...said];
  for (let role = found.indexOf("~role"); ; role = found.indexOf("~role")) {
    const owner = found.findIndex((each, at) => each === "~thing" && found[at + 1] === "'s");
    if (owner >= 0 && owner < role) found = found.toSpliced(owner, 2);
    else if (found[role + 2] === "~thing" && AT.has(found[role + 1] ?? "")) found = found.toSpliced(role + 1, 2);
    else break;
  }
  return found.includes("~thing") ? undefined : found.join(" ");
}

function isPhrase(phrases: readonly string[], said: string): boolean {
  return phrases.includes(said);
}

function turnSaid(said: string, { person }: TermSaid): Turn | undefined {
  if (person !== undefined) {
    const of = person.form;
    if (isPhrase(lists.before, said)) return { kind: "turn", counted: "BEFORE", rank: 1, of };
    return isPhrase(lists.after, said) ? { kind: "turn", counted: "AFTER", rank: 1, of } : undefined;
  }
  if (isPhrase(lists.longest, said)) return { kind: "turn", counted: "LONGEST", rank: 1 };
  if (isPhrase(lists.previous, said)) return { kind: "turn", counted: "BEFORE", rank: 1 };
  if (isPhrase(lists.first, said)) return { kind: "turn", counted: "FROM FIRST", rank: 1 };
  if (isPhrase(lists.last, said)) return { kind: "turn", counted: "FROM LAST", rank: 1 };
  const words = said.split(" ");
  const at = words.findIndex((lower) => ordinal(lower) !== undefined);
  const rank = ordinal(words[at] ?? "");
  if (rank === undefined || !isPhrase(lists.turn, words.with(at, "~nth").join(" "))) return undefined;
  return { kind: "turn", counted: "FROM FIRST", rank };
}
