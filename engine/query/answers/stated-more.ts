import {
  isAnyTime,
  isSet,
  isRatioOfCounts,
  isShare,
  type FollowForm,
  type Form,
  type SetForm,
} from "../../question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../sources/knowledge-graph.ts";
import { normalise } from "../../text/normalise.ts";
import { singularForms } from "../../text/plural.ts";
import { outcomesOf, type QueryContext } from "../outcomes.ts";
import { membersOf } from "../execution/hop.ts";

/**
 * Of all that one thing has of a kind, listed or counted: what the graph states as their number, as a clause, where
 * that is more than it holds ("4 are held, and the graph states 95 as the “number of moons” of Jupiter"). Then some
 * are surely missing. Undefined where it states no more, or nothing.
 * @param held how many were found
 */
export async function statedMore(
  form: Form,
  held: number,
  catalogue: Catalogue,
  queryContext: QueryContext,
): Promise<string | undefined> {
  const all = allOfOne(form);
  if (all === undefined || leadsToNumber(all.follow, catalogue)) return undefined;
  for (const { iri, label } of numbersOf(all.nouns, catalogue).slice(0, MOST_ASKED)) {
    const candidate = { iri, label, direction: "FORWARD", score: 1 } as const;
    const set: SetForm = {
      kind: "follow",
      from: all.follow.from,
      relation: { text: label, candidates: [candidate] },
    };
    const [outcome] = (await outcomesOf(set, queryContext)).all;
    const stated = membersOf(outcome?.execution.tables[0]?.rows ?? []).flatMap((node) =>
      node.kind === "literal" ? [Number(node.lexical)] : [],
    );
    const most = Math.max(...stated);
    if (Number.isFinite(most) && most > held) {
      const name = all.follow.from.kind === "mention" ? all.follow.from.text : "it";
      return `the graph lists ${held}, and states ${most} as the “${label}” of ${name}`;
    }
  }
  return undefined;
}

/** A number that a thing has is no list of things. */
function leadsToNumber({ relation }: FollowForm, { relations }: Catalogue): boolean {
  return relation.candidates.some(({ iri, direction }) =>
    relations.some((each) => each.iri === iri && each.objectKind === "NUMBER" && direction === "FORWARD"),
  );
}

/** Graphs have one such number of a thing, as a rule. */
const MOST_ASKED = 2;

/** Those to whom one relation leads from one name, and the nouns for them. */
interface AllOfOne {
  readonly follow: FollowForm;
  readonly nouns: readonly string[];
}

/** Undefined where anything else is said of them: then the number is not that of all. */
function allOfOne(form: Form): AllOfOne | undefined {
  if (form.kind === "count") return isShare(form) || isRatioOfCounts(form) ? undefined : allOfOne(form.set);
  if (!isSet(form)) return undefined;
  if (form.kind === "at")
    return isAnyTime(form.time) || (form.time.kind === "now" && form.time.implied === true)
      ? allOfOne(form.set)
      : undefined;
  const sets = form.kind === "intersect" ? form.sets : [form];
  const follows = sets.filter((set) => set.kind === "follow");
  const kinds = sets.filter((set) => set.kind === "instances");
  const [follow, ...others] = follows;
  if (follow?.from.kind !== "mention" || others.length > 0 || follows.length + kinds.length < sets.length)
    return undefined;
  const nouns =
    kinds.length > 0 ? kinds.flatMap(({ text, candidates: [best] }) => [text, best?.label ?? text]) : nounsOf(follow);
  return { follow, nouns };
}

/** What a relation is called says what it leads to where it is walked as it stands. */
function nounsOf({ relation: { text, candidates } }: FollowForm): readonly string[] {
  const [best] = candidates;
  return best?.direction === "FORWARD" ? [text, best.label] : [text];
}

/** The relations that state how many there are of what the nouns say: "number of moons", "moon count". */
function numbersOf(nouns: readonly string[], { relations }: Catalogue): readonly RelationEntry[] {
  const wanted = nouns.map((noun) => contentOf(noun));
  return relations.filter(({ objectKind, unit, label, aliases }) => {
    if (objectKind !== "NUMBER" || unit !== undefined) return false;
    return [label, ...aliases].some((name) => {
      const words = normalise(name).split(" ");
      return words.some((word) => COUNTING.has(word)) && wanted.some((noun) => sameWords(contentOf(name), noun));
    });
  });
}

const COUNTING: ReadonlySet<string> = new Set(["number", "count", "total", "many"]);
const SMALL: ReadonlySet<string> = new Set(["of", "the", "all", "its", "their"]);

function contentOf(name: string): readonly string[] {
  return normalise(name)
    .split(" ")
    .filter((word) => word !== "" && !COUNTING.has(word) && !SMALL.has(word));
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return (
    a.length > 0 &&
    a.length === b.length &&
    a.every((word, at) => singularForms(word).some((form) => singularForms(b[at] ?? "").includes(form)))
  );
}
