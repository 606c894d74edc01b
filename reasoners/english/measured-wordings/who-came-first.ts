import { BE } from "../language/function-words.ts";
import { OF_PERSONS } from "../language/question-words.ts";
import { isPast } from "../language/word-forms.ts";
import { classEntry, relationEntry } from "../linking/known-entries.ts";
import { linkedPhrase } from "../linking/relation-linker.ts";
import { type Asked, type Found, lowerAt } from "./asked.ts";

const ENDS: ReadonlyMap<string, string> = new Map([
  ["first", "earliest"],
  ["earliest", "earliest"],
  ["last", "latest"],
  ["latest", "latest"],
]);

/** "Who died first", "who was born last": of the one kind of those of whom the graph states when they did. */
export function whoCameFirst({ words, end, catalogue }: Asked): Found | undefined {
  if (!OF_PERSONS.has(lowerAt(words, 0))) return undefined;
  const from = 1;
  const verb = BE.has(lowerAt(words, from)) ? from + 1 : from;
  const which = ENDS.get(lowerAt(words, verb + 1));
  if (which === undefined || verb + 2 !== end || !isPast(lowerAt(words, verb))) return undefined;
  const { candidates } = linkedPhrase(
    { words: words.slice(from, verb + 1), role: "AFTER", known: "DATE", wanted: undefined },
    catalogue,
  );
  const dates = candidates.filter(({ loose, iri }) => {
    const entry = relationEntry(catalogue, iri);
    return loose !== true && entry?.objectKind === "DATE";
  });
  const [only, ...others] = new Set(dates.map(({ iri }) => iri));
  const relation = others.length > 0 ? undefined : relationEntry(catalogue, only);
  const [kind, ...kinds] = relation?.subjectClasses ?? [];
  const noun = kind === undefined || kinds.length > 0 ? undefined : classEntry(catalogue, kind)?.label;
  if (relation === undefined || noun === undefined) return undefined;
  return {
    pieces: [{ said: `which ${noun} has the ${which} ${relation.label}` }],
    said: `${lowerAt(words, verb)} ${lowerAt(words, verb + 1)}`,
    read: `${which} ${relation.label}`,
  };
}
