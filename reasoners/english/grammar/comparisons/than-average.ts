import type { SetCondition, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import { MARKS } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import type { Grammar } from "../grammar.ts";
import { parse, type Parse } from "../parse.ts";
import type { Measure } from "../scale.ts";

const AVERAGE: ReadonlySet<string> = new Set(["average", "mean"]);
/** What stands for those of which something is said. */
const THEMSELVES: ReadonlySet<string> = new Set(["one", "ones"]);

/** "Than (the) average": where "average" at a word ends, exclusive; as far as it begins where it is none. */
export function averageBehindThan(words: readonly Word[], at: number): number {
  const lower = (index: number): string => words[index]?.lower ?? "";
  const before = lower(at - 1) === "the" || lower(at - 1) === "an" ? at - 2 : at - 1;
  return AVERAGE.has(lower(at)) && lower(before) === "than" ? at + 1 : at;
}

/**
 * "(Heavier than) the average", "… the average dog of E": the things whose mean is meant. Undefined for the things
 * themselves of which it is said, which no word says again.
 */
export function averagedBehindThan(
  grammar: Grammar,
  from: number,
  to: number,
): readonly Parse<SetForm | undefined>[] | undefined {
  const { words } = grammar;
  const first = ["the", "an"].includes(words[from]?.lower ?? "") ? from + 1 : from;
  const behind = averageBehindThan(words, first);
  if (behind === first || behind > to) return undefined;
  const noun = words.slice(behind, to).filter(({ lower }) => !MARKS.has(lower));
  if (noun.length === 0 || (noun.length === 1 && THEMSELVES.has(noun[0]?.lower ?? ""))) return [parse(undefined, 0)];
  return grammar.sets(behind, to).filter(({ value }) => isOfMany(value));
}

/** Things of a kind, of which there may be many: of one thing there is no average. */
function isOfMany(set: SetForm): boolean {
  if (set.kind === "extreme" || set.kind === "mention" || set.kind === "value") return false;
  return [...nodesOf(set)].some(({ node }) => node.kind === "instances");
}

/** Of what is measured by dates there is no mean that anybody speaks of in such words. */
export function comparedWithMean(
  { catalogue }: Pick<Grammar, "catalogue">,
  { relation }: Pick<Measure, "relation">,
  operator: "<" | ">",
  averaged: SetForm,
): SetCondition | undefined {
  const candidates = relation.candidates.filter(({ iri }) => relationEntry(catalogue, iri)?.objectKind === "NUMBER");
  if (candidates.length === 0) return undefined;
  return { operator, of: { kind: "follow", from: averaged, relation: { ...relation, candidates } }, mean: true };
}
