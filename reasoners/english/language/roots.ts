import { LRUCache } from "lru-cache";
import lists from "./data/word-forms.json" with { type: "json" };
import { singularForms } from "../../../engine/text/plural.ts";
import { verbLikeAgent, verbOfDeed, verbsOfForm } from "../dictionary/deeds.ts";
import { LEXICON } from "./lexicon.ts";
import { BASE_OF, patientOf, stem } from "./word-forms.ts";
import { wordSet } from "./word-set.ts";

/**
 * Word families: words that stand for one idea in different forms (direct, directed, director). A word is known by the
 * families it belongs to, or else by its stem.
 */
const familyOf = new Map<string, string[]>();
for (const [root, members] of LEXICON) {
  for (const member of members) {
    const known = familyOf.get(member);
    if (known === undefined) familyOf.set(member, [root]);
    else if (!known.includes(root)) known.push(root);
  }
}

/** Words that are remembered with their families: those that names and questions are made of come again and again. */
const MOST_REMEMBERED = 5_000;
const LONGEST_REMEMBERED = 32;
const remembered = new LRUCache<string, readonly string[]>({ max: MOST_REMEMBERED });

/** The families of a lower-case word; its stem where it belongs to none. Never empty. */
export function rootsOf(lower: string): readonly string[] {
  const direct = remembered.get(lower);
  if (direct !== undefined) return direct;
  const families = familyOf.get(lower);
  const roots = families === undefined ? rootsByForm(lower) : [...families, ...ownStem(lower, families)];
  if (lower.length <= LONGEST_REMEMBERED) remembered.set(lower, roots);
  return roots;
}

/**
 * The stem of a verb of which only the past is of a family: "planned" is of that of designing, as "plan" is not, and
 * "planned by" has a planner all the same.
 */
function ownStem(past: string, families: readonly string[]): readonly string[] {
  if (!past.endsWith("ed")) return [];
  const verbs = verbsOfForm(past).filter((verb) => !(familyOf.get(verb) ?? []).some((each) => families.includes(each)));
  return [...new Set(verbs.map(stem))].filter((each) => !families.includes(each));
}

/** The families of a lower-case word that no list has, by what it is a form of or derived from; else its stem. */
export function rootsByForm(lower: string): readonly string[] {
  const parts = lower.split(/[-/_]/u);
  if (parts.length === 2 && PREFIXES.has(parts[0] ?? "")) return rootsOf(parts[1] ?? "");
  for (const form of singularForms(lower)) {
    const known = form === lower ? undefined : familyOf.get(form);
    if (known !== undefined) return known;
  }
  const patient = patientOf(lower);
  if (patient !== undefined) return rootsOfPatient(patient);
  const base = BASE_OF.get(lower);
  if (base !== undefined && base !== lower) return rootsOf(base);
  const verb = verbOfDeed(lower);
  const roots = verb === undefined ? stemsOf(lower) : rootsOfDeed(lower, verb);
  // What is "skippered" has a skipper, and not one who skips.
  const same = verbLikeAgent(lower);
  return same === undefined ? roots : [...new Set([stem(`${same}ed`), ...roots])];
}

/**
 * Of "selling" the stem of "sell", whose two letters are its own, where "planning" has doubled that of "plan": which of
 * both it is tells the dictionary. A verb that is of a family has there the forms that belong to it.
 */
function stemsOf(lower: string): readonly string[] {
  const verbs = ENDING_OF_VERB.test(lower) ? verbsOfForm(lower) : [];
  return verbs.length === 0 || verbs.some((verb) => familyOf.has(verb))
    ? [stem(lower)]
    : [...new Set(verbs.flatMap(rootsOf))];
}

const ENDING_OF_VERB = /(?:ing|ed)$/u;

/** A deed is of the family of its verb, where that is called after the verb; else both have a stem in common. */
function rootsOfDeed(lower: string, verb: string): readonly string[] {
  const families = familyOf.get(verb);
  if (families === undefined) return [...new Set([stem(verb), stem(lower)])];
  return families.length === 1 && families[0] === verb ? families : [stem(lower)];
}

/** A trainee is of the family of those who train, and a mentee of that of mentors. */
function rootsOfPatient(base: string): readonly string[] {
  const known = [base, `${base}e`, `${base}or`, `${base}er`].flatMap((form) => familyOf.get(form) ?? []);
  return [...new Set([...known, stem(base)])];
}

/** Prefixes that change when or with whom, not what: their meaning is read by the grammar. */
const PREFIXES = wordSet(lists.prefixes);

/** Prefixes that make another of somebody or something. */
const CHANGING = wordSet(lists.changing);

/** Does a prefix say when, with whom, or something else than the word behind it: "ex-mayor", "vice-captain"? */
export function isPrefixed(lower: string): boolean {
  const hyphen = lower.indexOf("-");
  const prefix = lower.slice(0, Math.max(0, hyphen));
  return PREFIXES.has(prefix) || CHANGING.has(prefix);
}
