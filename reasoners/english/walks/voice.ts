import type { Catalogue, Mention } from "../../../engine/sources/knowledge-graph.ts";
import lists from "../language/data/walk-words.json" with { type: "json" };
import { HAVE } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { agentClasses, leadsToAgents } from "../linking/agent-classes.ts";
import { isOtherSideOfDeed } from "../linking/sides-of-deeds.ts";
import { doerIn } from "../nodes-between/doers.ts";
import { lowerOf } from "../nodes-between/tokens.ts";
import type { Saying } from "./sayings.ts";
import type { Sentence } from "./sentence.ts";
import type { Direction, Step, Walk } from "./walk.ts";

/** Prepositions that say another thing behind a verb than the verb alone does: "made for", "written about". */
const TURNING = wordSet(lists.turningPrepositions);

/** May the words say the relation that way? "The maker of E" is none whom E made, and "made for E" not "made by E". */
export function mayBeSaid(
  { name, places }: Saying,
  direction: Direction,
  { tokens }: Sentence,
  catalogue: Catalogue,
): boolean {
  const [before, last] = [lowerOf(tokens[Math.min(...places) - 1]), Math.max(...places)];
  const behind = lowerOf(tokens[last + 1]);
  const isVerb = isPast(lowerOf(tokens[last]));
  // "What was E made in" ends in the side of the making that is asked for.
  const isStranded = isVerb && last + 2 === tokens.length;
  const inWords = tokens.flatMap((token) => ("word" in token ? [token.word] : []));
  if (isStranded && isOtherSideOfDeed(inWords, name, catalogue)) return false;
  if (isVerb && TURNING.has(behind)) return name.words.some(({ lower }) => lower === behind);
  const isOwned = !isVerb && (behind === "of" || before === "'s");
  // In "chair of union" said without the union, whose chair it is stands at the other end.
  if (isOwned && name.words.some(({ lower }) => lower === "of") && places.length < name.content.length) return false;
  const isWhatItHas = name.objectActs || (name.shape === "NOUN" && !name.isRoleOf);
  return !isOwned || !isWhatItHas || direction === "FORWARD";
}

/** Does whoever does what a verb says stand where its subject does? To be asked where one thing is named. */
export function isDoneByRight(walk: Walk, sentence: Sentence): boolean {
  const [first] = walk.steps;
  if (isMadeDone(walk, sentence) || asksForDoneTo(walk, sentence)) return false;
  const names = sentence.tokens.flatMap((token): readonly Mention[] => ("name" in token ? [token.name] : []));
  if (first?.saying === undefined || names.length !== 1) return true;
  const verb = Math.max(...first.saying.places);
  if (!isVerbHere(verb, sentence)) return true;
  const doer = doerIn(sentence.tokens.slice(sentence.opening));
  if (doer === "UNTOLD") return false;
  const isKnown = doer === names[0];
  return isKnown ? !suffers(first) : !acts(first);
}

/** "Who taught the founder of E" asks for whoever teaches, and not for what the founder teaches. */
function asksForDoneTo({ steps }: Walk, { tokens, opening }: Sentence): boolean {
  const last = steps.at(-1);
  const verb = last?.saying === undefined ? -1 : Math.min(...last.saying.places);
  return last !== undefined && steps.length > 1 && verb === opening && isPast(lowerOf(tokens[verb])) && acts(last);
}

/** "Who had E mended": E is said to mend, or to be mended at somebody's wish, and not by whom. */
function isMadeDone({ steps }: Walk, { tokens, opening }: Sentence): boolean {
  const had = HAVE.has(lowerOf(tokens[opening])) ? opening : opening + 1;
  if (!HAVE.has(lowerOf(tokens[had])) || !isPast(lowerOf(tokens[had + 2]))) return false;
  const isNamed = tokens.slice(had + 1, had + 2).some((token) => "name" in token);
  return isNamed && steps.some((step) => step.direction === "FORWARD" && suffers(step));
}

function isVerbHere(at: number, { tokens, opening }: Sentence): boolean {
  const lower = lowerOf(tokens[at]);
  // "Did E repair": the verb is bare.
  return isPast(lower) || (["do", "does", "did"].includes(lowerOf(tokens[opening])) && at > opening);
}

function acts({ saying, direction }: Step): boolean {
  return direction === "FORWARD"
    ? saying?.name.subjectActs === true && !saying.name.objectActs
    : saying?.name.objectActs === true;
}

function suffers({ saying, direction }: Step): boolean {
  return direction === "FORWARD"
    ? saying?.name.objectActs === true
    : saying?.name.subjectActs === true && !saying.name.objectActs;
}

/** Does the walk end at persons, or bodies that act? */
export function endsAtSomebody({ end, steps }: Walk, catalogue: Catalogue): boolean {
  if (end !== undefined && "value" in end) return false;
  const { of } = agentClasses(catalogue);
  if (end !== undefined && "classes" in end && [...end.classes].some((each) => of.has(each))) return true;
  const last = steps.at(-1);
  return last !== undefined && leadsToAgents(last.relation.iri, last.direction, catalogue);
}
