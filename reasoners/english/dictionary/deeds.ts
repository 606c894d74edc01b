import { LRUCache } from "lru-cache";
import { singularForms } from "../../../engine/text/plural.ts";
import { DERIVING } from "../weights.ts";
import { englishDictionary } from "./english-dictionary.ts";

/** Endings of nouns for deeds and for those who do them, which a stem does not undo. */
const ENDING = /(?:[st]ion|ment|[ae]nce|[ae]ncy|[ae]nt|ure|al|age|ery|iry|or|er)$/u;

/** The same of plurals as well, for most words are none: "agencies", "deliveries". */
const MAY_BE = /(?:ions?|ments?|n[ct](?:e|es|y|ies|s)?|ures?|als?|ages?|[ei]r(?:y|ies)|[eo]rs?)$/u;
/** Of these, those for who does it that no ending in -er or -or tells. */
const MAY_BE_AGENT = /[ae]nts?$/u;

/** Nouns that are remembered. */
const MOST_REMEMBERED = 5_000;

const known = new LRUCache<string, Deed | typeof NONE>({ max: MOST_REMEMBERED });

interface Deed {
  readonly verb: string;
  readonly isAgent: boolean;
}

const NONE = "none";

/**
 * The verb of a noun for what is done or for who does it: "inaugurate" of "inauguration", "reside" of "residents". None
 * of one whom it is done to, of what comes of it, or where the noun mostly says something else ("collection").
 * @returns In lower case
 */
export function verbOfDeed(lower: string): string | undefined {
  return deedOf(lower)?.verb;
}

/** Is it a noun for one who does what its verb says, in whatever way it ends: "assistant", "resident"? */
export function isAgentOfVerb(lower: string): boolean {
  return MAY_BE_AGENT.test(lower) && deedOf(lower)?.isAgent === true;
}

function deedOf(lower: string): Deed | undefined {
  const noun = MAY_BE.test(lower) ? singularForms(lower).find((form) => ENDING.test(form)) : undefined;
  if (noun === undefined) return undefined;
  const found = known.get(noun) ?? lookUp(noun) ?? NONE;
  known.set(noun, found);
  return found === NONE ? undefined : found;
}

function lookUp(noun: string): Deed | undefined {
  const best = englishDictionary()
    .derivationsOf(noun, "n")
    .find(({ to, role, word }) => to === "v" && (role === "DEED" || role === "AGENT") && word !== noun);
  if (best === undefined || best.share < DERIVING.leastOfNoun || best.shareOfDerived < DERIVING.leastOfVerb)
    return undefined;
  return { verb: best.word, isAgent: best.role === "AGENT" };
}

/** Words in -er and -or, singular, with whether each is a verb. */
const verbs = new LRUCache<string, boolean>({ max: MOST_REMEMBERED });

/**
 * The verb that a noun in -er or -or is as well, without an ending: "skipper", who skippers and by whom is skippered.
 * @returns In lower case
 */
export function verbLikeAgent(lower: string): string | undefined {
  if (!/[eo]rs?$/u.test(lower)) return undefined;
  const noun = lower.endsWith("s") ? lower.slice(0, -1) : lower;
  const isKnown = verbs.get(noun);
  const isVerb = isKnown ?? isInDictionary(noun);
  if (isKnown === undefined) verbs.set(noun, isVerb);
  return isVerb ? noun : undefined;
}

/**
 * The verbs that the word may be a form of: "sell" of "selling", "install" and "instal" of "installed". None of what is
 * a verb itself ("bring").
 * @returns In lower case
 */
export function verbsOfForm(lower: string): readonly string[] {
  const verbs = englishDictionary().lemmasOf(lower, "v");
  return verbs.includes(lower) ? [] : verbs;
}

function isInDictionary(verb: string): boolean {
  const dictionary = englishDictionary();
  return dictionary.derivationsOf(verb, "v").length + dictionary.synonymsOf(verb, "v").length > 0;
}
