import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import { DETERMINERS } from "../../language/function-words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { listsIn } from "../named-list.ts";
import { type Nominal, type Parse, parse, type Nominals } from "../parse.ts";

/** "A and B": both. */
export function conjoined(grammar: Grammar, from: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let at = from + 1; at < to - 1; at += 1) {
    const link = grammar.words[at]?.lower;
    if (link !== "and" && link !== "or") continue;
    const left = grammar.words[at - 1]?.lower === "," ? at - 1 : at;
    for (const a of grammar.sets(from, left)) {
      for (const b of grammar.sets(at + 1, to)) {
        if (a.value.kind === "instances" || b.value.kind === "instances") continue;
        if ((a.value.kind === "value") !== (b.value.kind === "value")) continue;
        if (a.value.kind === "mention" && b.value.kind === "follow" && isRoleWithoutArticle(grammar, at + 1)) continue;
        if (isValueBeside(a.value, b.value, grammar.catalogue) || isValueBeside(b.value, a.value, grammar.catalogue))
          continue;
        if (isOwnedBeside(a.value, b.value) || isOwnedBeside(b.value, a.value)) continue;
        found.push(parse({ set: { kind: "union", sets: [a.value, b.value] } }, a.cost + b.cost + NOUNS.joined));
      }
    }
  }
  // "E, F and G" are three.
  const lists = listsIn(grammar, [from, to]).filter(({ value }) => value.length > 2);
  const listed = lists.map(({ value: sets, cost }): Parse<Nominal> =>
    parse({ set: { kind: "union", sets } }, cost + NOUNS.joined),
  );
  return [...found, ...listed];
}

/** "The leader of E and warden of F": the warden is no second one whose leader is meant. */
function isRoleWithoutArticle(grammar: Grammar, at: number): boolean {
  return grammar.isLowerCase(at, at + 1) && !DETERMINERS.has(grammar.words[at]?.lower ?? "");
}

/** "The wife or the sister of E": the wife is E's, and not anybody's. */
function isOwnedBeside(anybodys: SetForm, owned: SetForm): boolean {
  return anybodys.kind === "follow" && !hasName(anybodys) && owned.kind !== "mention" && hasName(owned);
}

/** "E and the height of F": a thing and a number are no two of anything. */
function isValueBeside(thing: SetForm, told: SetForm, catalogue: Catalogue): boolean {
  if (!isThing(thing) || told.kind !== "follow") return false;
  const { candidates } = told.relation;
  return (
    candidates.length > 0 &&
    candidates.every(
      ({ iri, direction }) => direction === "FORWARD" && VALUES.has(relationEntry(catalogue, iri)?.objectKind ?? ""),
    )
  );
}

/** A name, with what is said of it or not. */
function isThing(set: SetForm): boolean {
  return set.kind === "mention" || (set.kind === "intersect" && set.sets.some(isThing));
}

const VALUES: ReadonlySet<string> = new Set(["NUMBER", "DATE"]);

function hasName(set: SetForm): boolean {
  return [...nodesOf(set)].some(({ node }) => node.kind === "mention");
}
