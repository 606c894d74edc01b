import lists from "../language/data/role-wordings.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { wordsOf } from "../language/words.ts";

/** What people say by a verb for which graphs have a noun: who looks after something is its keeper, or its carer. */
export interface Role {
  /** Verbs in their base form with what belongs to them, longest first: of the one who does it. */
  readonly deeds: readonly (readonly string[])[];
  /** The same of what it is done to: what belongs to somebody has an owner. */
  readonly reversed: readonly (readonly string[])[];
  readonly nouns: ReadonlySet<string>;
  /** Participles that stand before "by". */
  readonly by: ReadonlySet<string>;
}

interface Row {
  readonly deeds: readonly string[];
  readonly reversed?: readonly string[];
  readonly nouns: readonly string[];
  readonly by?: readonly string[];
}

const phrases = (lines: readonly string[] = []): readonly (readonly string[])[] =>
  lines.map((line) => line.split(" ")).sort((a, b) => b.length - a.length);

const wordsIn = (lines: readonly string[] = []): readonly string[] => lines.flatMap((line) => line.split(" "));

function roleOf({ deeds, reversed, nouns, by }: Row): Role {
  return {
    deeds: phrases(deeds),
    reversed: phrases(reversed),
    nouns: new Set(wordsIn(nouns)),
    by: new Set(wordsIn(by)),
  };
}

/** Of those who do something to something. */
export const ROLES: readonly Role[] = (lists.roles as readonly Row[]).map(roleOf);

/** Of what is said of the one who does it, and is no one: what somebody eats is a diet. Several words are one noun. */
export const ATTRIBUTES: readonly Role[] = (lists.attributes as readonly Row[]).map((row) => ({
  ...roleOf(row),
  nouns: new Set(row.nouns.flatMap((line) => (row.nouns.length > 1 ? [line] : line.split(" ")))),
}));

/** Nouns that mean the same of one thing, though a dictionary has other senses of them first. */
export const ALIKE: readonly ReadonlySet<string>[] = lists.alike.map((nouns) => new Set(nouns));

/** A relation that is called by a noun of a role, and how. */
export interface Called {
  readonly relation: RelationEntry;
  /** Without unit: "harbour master". */
  readonly noun: string;
  /** Is it "sponsored by" rather than "sponsor"? */
  readonly isBy: boolean;
}

/** Of a name, so much is read; and of one, so many words. */
const LONGEST_NAME = 60;
const MOST_WORDS = 4;

/**
 * The one relation that things of some classes have and that is called by a noun of a role, or by its participle and
 * "by"; undefined where several are, of which any may be meant.
 * @param types Empty where they are not known
 */
export function theOneCalled(
  { nouns, by }: Pick<Role, "nouns" | "by">,
  types: readonly string[],
  catalogue: Catalogue,
): Called | undefined {
  const found = catalogue.relations.flatMap((relation): readonly Called[] => {
    if (!isSaidOf(relation, types)) return [];
    for (const name of [relation.label, ...relation.aliases]) {
      const called = calledBy(name, nouns, by);
      if (called !== undefined) return [{ relation, ...called }];
    }
    return [];
  });
  const [only, ...others] = found;
  return others.length > 0 ? undefined : only;
}

/** Things of the classes stand before it, or behind it where it is "keeper of". */
function isSaidOf({ label, subjectClasses, objectClasses }: RelationEntry, types: readonly string[]): boolean {
  const classes = / of$/u.test(label) ? objectClasses : subjectClasses;
  return types.length === 0 || classes.length === 0 || classes.some((iri) => types.includes(iri));
}

function calledBy(
  name: string,
  nouns: ReadonlySet<string>,
  by: ReadonlySet<string>,
): Pick<Called, "noun" | "isBy"> | undefined {
  const noun = withoutUnit(name);
  const words = wordsOf(noun).map(({ lower }) => lower);
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  const last = words.at(-1) ?? "";
  if (last === "by" && by.has(words.at(-2) ?? "")) return { noun, isBy: true };
  const isRoleOf = last === "of";
  const head = isRoleOf ? (words.at(-2) ?? "") : last;
  const whole = (isRoleOf ? words.slice(0, -1) : words).join(" ");
  const isCalled = nouns.has(whole) || nouns.has(head) || singularForms(head).some((form) => nouns.has(form));
  return isCalled ? { noun: isRoleOf ? noun.slice(0, -" of".length) : noun, isBy: false } : undefined;
}

function withoutUnit(name: string): string {
  const start = name.lastIndexOf("(");
  return (start > 0 && name.trimEnd().endsWith(")") ? name.slice(0, start) : name).trim().slice(0, LONGEST_NAME);
}
