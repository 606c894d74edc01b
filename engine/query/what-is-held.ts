import { singularForms } from "../text/plural.ts";
import { normalise } from "../text/normalise.ts";
import type { ChoicePoint } from "../question/form/combinations.ts";
import {
  isAnyTime,
  isOfTheDay,
  type AgeForm,
  type FollowForm,
  type Form,
  type SetForm,
  type WhetherOver,
} from "../question/form/logical-form.ts";
import { nodesOf } from "../question/form/walk.ts";
import { isSmallWord } from "../question/form/phrases/english-words.ts";
import type { Catalogue, Mention } from "../sources/knowledge-graph.ts";

/** What is known besides, by which words are told that mean something to the graph in another place. */
export interface Known {
  readonly catalogue: Catalogue;
  readonly mentions: readonly Mention[];
}

/**
 * Why words of a reading could be looked up nowhere, as a clause. What the graph does have by some of them is said: it
 * knows moons, and has no relation for "have moons".
 */
export function notHeld({ kind, text }: ChoicePoint, known: Known): string {
  switch (kind) {
    case "entity":
      return `nothing in the graph is called “${text}”`;
    case "class":
      return `the graph has no kind of things called “${text}”`;
    case "relation": {
      const called = relationCalled(text, known.catalogue);
      if (called !== undefined)
        return (
          `the graph has the relation “${called}” for the words “${text}”, but not in the direction or between the ` +
          `kinds of things that the question says`
        );
      const parts = partsKnown(text, known);
      return `the graph has no relation for the words “${text}”${parts.length === 0 ? "" : `, but ${parts.join(" and ")}`}`;
    }
  }
}

/** As many words at most may name something. */
const MOST_WORDS = 4;
/** What is told of parts of the words at most. */
const MOST_PARTS = 2;

function partsKnown(text: string, { catalogue, mentions }: Known): readonly string[] {
  const spans = spansOf(text);
  const called = (names: readonly string[]): boolean => names.some((name) => spans.has(name.toLowerCase()));
  const kinds = catalogue.classes.filter(({ label, aliases }) => called([label, ...aliases]));
  const relations = catalogue.relations.filter(({ label, aliases }) => called([label, ...aliases]));
  const names = mentions.filter((mention) => spans.has(normalise(mention.text)) && mention.candidates.length > 0);
  return [
    ...kinds.map(({ label }) => `has “${label}” as a kind of things`),
    ...relations.map(({ label }) => `has “${label}” as a relation`),
    ...new Set(names.map((mention) => `knows “${mention.candidates[0]?.label ?? mention.text}”`)),
  ].slice(0, MOST_PARTS);
}

/** The label of the relation that goes by the words themselves, small ones aside; undefined where none does. */
function relationCalled(text: string, { relations }: Catalogue): string | undefined {
  const said = contentOf(text);
  return relations.find(({ label, aliases }) => [label, ...aliases].some((name) => contentOf(name) === said))?.label;
}

function contentOf(text: string): string {
  const words = normalise(text).split(" ");
  return words.filter((word) => !isSmallWord(word)).join(" ") || words.join(" ");
}

/** The words one by one and together, also in the singular, as names are looked for. */
function spansOf(text: string): ReadonlySet<string> {
  const words = normalise(text).split(" ");
  const spans = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to += 1) {
      const last = words[to - 1] ?? "";
      if (isSmallWord(words[from] ?? "") || isSmallWord(last)) continue;
      for (const each of singularForms(last)) spans.add([...words.slice(from, to - 1), each].join(" "));
    }
  }
  return spans;
}

/**
 * Of a form of which the graph has every part and nothing that answers: what it does not link with what, as a clause;
 * undefined where the form names nothing.
 */
export function notLinked(form: Form): string | undefined {
  if (isOfTheDay(form)) return nothingDated(form);
  const only = onlyRelation(form);
  const [name] = only?.from.kind === "mention" ? only.from.candidates : [];
  const [relation] = only?.relation.candidates ?? [];
  if (name !== undefined && relation !== undefined) {
    return relation.direction === "FORWARD"
      ? `the graph has “${name.label}”, but states no “${relation.label}” for it`
      : `the graph has “${name.label}”, and nothing has it as its “${relation.label}”`;
  }
  return [...nodesOf(form)].some(({ node }) => node.kind === "mention")
    ? "the graph has everything that the question names, and nothing that connects it in this way"
    : undefined;
}

/** Of what is asked of today: that nothing tells that somebody died does not tell that they live. */
function nothingDated(form: AgeForm | WhetherOver): string | undefined {
  const set = form.kind === "age" ? form.since : form.set;
  const told = [...nodesOf(set)].flatMap(({ node }) => (node.kind === "mention" ? node.candidates.slice(0, 1) : []))[0];
  const last = (set.kind === "union" ? set.sets : [set]).flatMap((each) =>
    each.kind === "follow" ? each.relation.candidates.slice(0, 1) : [],
  );
  if (last.length === 0) return undefined;
  const relations = `“${last.map(({ label }) => label).join("” or “")}”`;
  const missing = `no ${relations} is stated${told === undefined ? "" : ` for “${told.label}”`}`;
  return form.kind === "age" ? missing : `${missing}, which does not tell whether it is over`;
}

/** The one relation of a form that asks for nothing else: no kind, no condition, no time. */
function onlyRelation(form: Form): FollowForm | undefined {
  if (form.kind === "at")
    return isAnyTime(form.time) || (form.time.kind === "now" && form.time.implied === true)
      ? onlyRelation(form.set)
      : undefined;
  return form.kind === "follow" && isName(form.from) ? form : undefined;
}

function isName(set: SetForm): boolean {
  return set.kind === "mention";
}
