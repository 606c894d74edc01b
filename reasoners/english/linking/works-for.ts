import accounts from "../language/data/account-words.json" with { type: "json" };
import phraseWords from "../language/data/phrase-words.json" with { type: "json" };
import { BE, isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { patientOf } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import { namesAgent, type RelationName } from "./relation-names.ts";
import { wordSaid } from "./turned-phrase.ts";

const WORK = wordSet(accounts.work);
const LIVELIHOOD = wordSet(accounts.livelihood);
const EMPLOYMENT = wordSet(accounts.employment);
const COMPANY = wordSet(phraseWords.company);
/** What stands between somebody's work and whoever has it done. Who works with somebody does not work for him. */
const FOR: ReadonlySet<string> = new Set(["for", "at", "in"]);

/**
 * Which way "y works for E" and "E works for y" walk a relation that is called by employing: whoever works does so for
 * the other, who employs, so that the one verb is said of the other end than the other. Undefined where the phrase or
 * the name says something else.
 */
export function saidByWorking(
  { words, role }: PhraseToLink,
  { content, isRoleOf, objectActs }: RelationName,
): "FORWARD" | "BACKWARD" | undefined {
  if (role === "NOUN" || !saysWorkingFor(words)) return undefined;
  const employing = content.find(({ lower }) => EMPLOYMENT.has(lower) && !WORK.has(lower));
  if (employing === undefined) return undefined;
  // The subject of "employer" and of "employed by" works, and so does that of "employee of".
  const isEmployer = namesAgent(employing.lower);
  const worksAsSubject = isEmployer
    ? !isRoleOf
    : patientOf(employing.lower) === undefined
      ? objectActs || employing.lower === "employed"
      : isRoleOf || objectActs;
  return (role === "AFTER") === worksAsSubject ? "BACKWARD" : "FORWARD";
}

/**
 * The same of words that say employing, where the name is "works for": whoever "employs E" is whom E works for, as is
 * "the employer of E"; who "is employed by E" works for E.
 */
export function saidByEmploying(
  { words, role }: PhraseToLink,
  { words: named, content }: RelationName,
): "FORWARD" | "BACKWARD" | undefined {
  const isWorkingFor = content.every(({ lower }) => WORK.has(lower)) && FOR.has(named.at(-1)?.lower ?? "");
  const said = words.filter(({ lower }) => !isFunctionWord(lower));
  const [employing, ...others] = said;
  if (!isWorkingFor || employing === undefined || others.length > 0) return undefined;
  if (!EMPLOYMENT.has(employing.lower) || WORK.has(employing.lower)) return undefined;
  if (role === "NOUN") return namesAgent(employing.lower) ? "FORWARD" : "BACKWARD";
  const isPassive = words.some(({ lower }) => BE.has(lower) || lower === "by" || lower === "at");
  return (role === "AFTER") === isPassive ? "BACKWARD" : "FORWARD";
}

/** "Works for", "work at", "does work", and nothing else. */
function saysWorkingFor(words: readonly Word[]): boolean {
  const said = words.filter(({ lower }) => !isFunctionWord(lower));
  if (said.length !== 1 || !WORK.has(said[0]?.lower ?? "")) return false;
  return words.every(({ lower }) => !PREPOSITIONS.has(lower) || FOR.has(lower));
}

/** "Where does E work", "works for": no trade is where or for whom somebody works. */
export function isWorkElsewhere({ words, role, wanted }: PhraseToLink, { content }: RelationName): boolean {
  if (role === "NOUN" || !saysWorkingFor(words) || !content.some(({ lower }) => LIVELIHOOD.has(lower))) return false;
  return wanted === "PLACE" || words.some(({ lower }) => lower === "for");
}

/** "Works with E": a colleague or a client, and neither whom E works for nor where. */
export function isWorkTogether({ words, role }: PhraseToLink, { words: named, content }: RelationName): boolean {
  if (role === "NOUN" || !words.some(({ lower }) => WORK.has(lower))) return false;
  if (!words.some(({ lower }) => COMPANY.has(lower)) || named.some(({ lower }) => COMPANY.has(lower))) return false;
  return content.some(isEmploying);
}

/** "What does E do for work", "for a living": a trade, and not for whom or where. */
export function isWorkForLiving({ words, role }: PhraseToLink, { content }: RelationName): boolean {
  if (role === "NOUN") return false;
  const said = words.map(wordSaid);
  const at = said.findIndex((lower) => lower === "work" || TRADES.has(lower));
  const purpose = said[at - 1] === "a" ? at - 2 : at - 1;
  if (at < 0 || !AS_LIVING.has(said[purpose] ?? "")) return false;
  return content.some(isEmploying) && !content.some(({ lower }) => LIVELIHOOD.has(lower));
}

function isEmploying({ lower }: Word): boolean {
  return EMPLOYMENT.has(lower) || lower === WORKPLACE;
}

const WORKPLACE = "workplace";
const LIVING = "living";
const TRADES: ReadonlySet<string> = new Set([...LIVELIHOOD, LIVING]);
const AS_LIVING: ReadonlySet<string> = new Set(["for", "as"]);

/** Is it a noun for what is done, and not for who employs, is employed, or where: "the work of E", "E's job"? */
export function isWorkItself({ words, role }: PhraseToLink, { content, prepositions }: RelationName): boolean {
  if (role !== "NOUN" || !content.some(isEmploying)) return false;
  const said = words.filter(({ lower }) => !isFunctionWord(lower)).map(wordSaid);
  const isOnly = (nouns: ReadonlySet<string>): boolean => said.length > 0 && said.every((each) => nouns.has(each));
  if (isOnly(TRADES) && !content.some(({ lower }) => LIVELIHOOD.has(lower)))
    // "Works as" and "work" say it as well.
    return !prepositions.has("as") && !(prepositions.size === 0 && content.every(({ lower }) => WORK.has(lower)));
  return !content.some(({ lower }) => WORK.has(lower)) && isOnly(DONE);
}

const DONE: ReadonlySet<string> = new Set(["work", "works"]);
