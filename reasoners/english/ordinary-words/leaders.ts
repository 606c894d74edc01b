import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { leadsToAgents } from "../linking/agent-classes.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { DETERMINERS } from "../language/function-words.ts";
import { GENDERED } from "../language/person-nouns.ts";
import { baseForms } from "../language/word-forms.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { placeOf, typesOf } from "../measured-wordings/asked.ts";
import { type Names, ROLES, theOneCalled } from "../role-wordings/roles.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

/** Who leads a thing, and where nobody does so by name, whose it is. */
const LEADING: readonly Names[] = ["leader", "owner"].flatMap((noun) => ROLES.filter(({ nouns }) => nouns.has(noun)));
const BOSSES: ReadonlySet<string> = new Set(["boss", "head", "chief", "leader"]);
const OF_A_BOSS: ReadonlySet<string> = new Set(["of", "at", "in"]);
const SOMEBODY: ReadonlySet<string> = new Set(["person", "one", "man", "woman", "somebody", "someone"]);
const RUNNING: ReadonlySet<string> = new Set(["run", "head", "lead", "manage"]);

/**
 * "The boss of E", "the woman who runs E" and "the person in charge of E" inside a question as the one relation that
 * leads from such things as E to who leads them. Undefined where nothing is said so, or several relations may be meant.
 */
export function leaders<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  for (const name of input.mentions) {
    if (name.candidates.every(isOnlyAlike)) continue;
    const [from, to] = placeOf(name, words);
    const said = to > from ? leaderBefore(words, from) : undefined;
    const types = said === undefined ? [] : typesOf(name, input);
    if (said === undefined || types.length === 0) continue;
    for (const names of LEADING) {
      // The warden of a hut may be its boss as well as who owns it.
      if (names !== LEADING[0] && hasOthers(types, names, input.catalogue)) continue;
      const called = theOneCalled(names, { types, isReversed: false, others: [] }, input.catalogue);
      if (called === undefined || called.isVerb === true) continue;
      const { participle } = called;
      if (participle !== undefined && !called.name.endsWith(" by")) continue;
      const told = words
        .slice(said, from)
        .map(({ text }) => text)
        .join(" ");
      if (told.includes(called.name)) return undefined;
      return {
        input: withPieces(input, [
          { from: 0, to: said },
          { said: participle === undefined ? `the ${called.name} of` : `the person who ${participle}` },
          { from, to: words.length },
        ]),
        readAs: [],
        doubts: [`“${told}” was read as “${called.name}”, which may not be meant`],
      };
    }
  }
  return undefined;
}

/** Do relations that such things have lead to others who may lead them? */
function hasOthers(types: readonly string[], { nouns }: Names, catalogue: Catalogue): boolean {
  return catalogue.relations.some(
    ({ iri, label, objectKind, subjectClasses }) =>
      objectKind === "ENTITY" &&
      subjectClasses.some((each) => types.includes(each)) &&
      leadsToAgents(iri, "FORWARD", catalogue) &&
      wordsOf(label.slice(0, LONGEST_NAME)).every(({ lower }) => !nouns.has(lower) && !OWNED.has(lower)),
  );
}

const LONGEST_NAME = 80;
const OWNED: ReadonlySet<string> = new Set(["owned", "owns", "belongs", "former", "previous", "built", "designed"]);

/** Where it begins that somebody leads what stands at an index; undefined where that is not said before it. */
function leaderBefore(words: readonly Word[], name: number): number | undefined {
  let end = name;
  if (DETERMINERS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const lower = (back: number): string => words[end - back]?.lower ?? "";
  const isThe = (back: number): boolean => lower(back) === "the";
  const isPerson = (back: number): boolean => SOMEBODY.has(lower(back)) || GENDERED.has(lower(back));
  if (OF_A_BOSS.has(lower(1)) && BOSSES.has(lower(2)) && isThe(3)) return end - 3;
  if (lower(1) === "of" && lower(2) === "charge" && lower(3) === "in" && isPerson(4) && isThe(5)) return end - 5;
  const isRunning = baseForms(lower(1)).some((base) => RUNNING.has(base));
  if (!isRunning) return undefined;
  const now = lower(2) === "now" || lower(2) === "currently" ? 1 : 0;
  const isWho = lower(2 + now) === "who" || lower(2 + now) === "that";
  return isWho && isPerson(3 + now) && isThe(4 + now) ? end - (4 + now) : undefined;
}
