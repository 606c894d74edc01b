import lists from "../language/data/people-words.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { DETERMINERS, isAuxiliary, PREPOSITIONS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { plainName } from "../linking/plain-name.ts";
import { type Asked, type Found, kindsSaid, lowerAt, placeOf, typesOf } from "./asked.ts";

/** What is done to people, each as people and graphs say it: "killed", "deaths". */
const HARMS: readonly ReadonlySet<string>[] = [...lists.harms, ...lists.coming].map((line) => wordSet(line));
const COMING = wordSet(lists.coming);
const PEOPLE = wordSet(lists.counted);
/** What a name of a number adds to what is counted by it. */
const NUMBERING = wordSet(lists.numbering);
const MOST_WORDS_OF_A_KIND = 4;

/**
 * "How many people were injured in E", "in which fire did the most people die", "how many people were killed in all
 * fires": the graph tells it by a number, and of nobody who it was. Undefined where it tells none, or several.
 */
export function ofPeople(asked: Asked): Found | undefined {
  return inOne(asked) ?? cameToOne(asked) ?? inWhich(asked) ?? inAll(asked);
}

/** "How many people came to E", "attended E in all": of several times it was so, all together. */
function cameToOne(asked: Asked): Found | undefined {
  const { words, catalogue } = asked;
  if (lowerAt(words, 0) !== "how" || lowerAt(words, 1) !== "many" || !PEOPLE.has(lowerAt(words, 2))) return undefined;
  const end = asked.end - (inAllBefore(words, asked.end)?.length ?? 0);
  const verb = isAuxiliary(lowerAt(words, 3)) ? 4 : 3;
  const isTo = PREPOSITIONS.has(lowerAt(words, verb + 1));
  const [name, ...others] = asked.mentions.filter((each) => placeOf(each, words)[1] === end);
  if (!COMING.has(lowerAt(words, verb)) || name === undefined || others.length > 0) return undefined;
  const [from, to] = placeOf(name, words);
  const before = DETERMINERS.has(lowerAt(words, from - 1)) ? from - 1 : from;
  if (before !== verb + (isTo ? 2 : 1)) return undefined;
  const number = numberOf(lowerAt(words, verb), typesOf(name, asked), catalogue);
  if (number === undefined) return undefined;
  return {
    pieces: [{ said: `what is the total ${number} of` }, { from, to }],
    said: lowerAt(words, verb),
    read: number,
  };
}

function inAllBefore(words: Asked["words"], end: number): readonly string[] | undefined {
  return IN_ALL.find((phrase) => phrase.every((lower, at) => lowerAt(words, end - phrase.length + at) === lower));
}

/** "How many people were injured in E". */
function inOne(asked: Asked): Found | undefined {
  const counted = countedIn(asked);
  const [name, ...others] = asked.mentions.filter((each) => placeOf(each, asked.words)[1] === asked.end);
  // Who came may have come on several days, all of which are added up.
  if (counted === undefined || COMING.has(counted.harm) || name === undefined || others.length > 0) return undefined;
  const [from, to] = placeOf(name, asked.words);
  const before = DETERMINERS.has(lowerAt(asked.words, from - 1)) ? from - 1 : from;
  const number = before === counted.at ? numberOf(counted.harm, typesOf(name, asked), asked.catalogue) : undefined;
  if (number === undefined) return undefined;
  return { pieces: [{ said: `what is the ${number} of` }, { from, to }], said: counted.harm, read: number };
}

/** "In which fire did the most people die", "which fire killed the most people". */
function inWhich({ words, end, catalogue }: Asked): Found | undefined {
  const which = lowerAt(words, 0) === "which" || lowerAt(words, 0) === "what" ? 0 : 1;
  if (!["which", "what"].includes(lowerAt(words, which))) return undefined;
  for (let to = which + 2; to <= Math.min(end, which + 1 + MOST_WORDS_OF_A_KIND); to += 1) {
    const classes = kindsSaid(words.slice(which + 1, to), catalogue);
    const rest = words.slice(to, end).map(({ lower }) => lower);
    const said = rest.filter((lower) => !isAuxiliary(lower));
    const [harm, the, most, people] = which === 0 ? said : [said[3], said[0], said[1], said[2]];
    const isMost = said.length === 4 && the === "the" && most === "most" && PEOPLE.has(people ?? "");
    if (classes.length === 0 || harm === undefined || !isMost) continue;
    const number = numberOf(
      harm,
      classes.map(({ iri }) => iri),
      catalogue,
    );
    if (number === undefined) continue;
    const pieces = [{ said: "which" }, { from: which + 1, to }, { said: `has the highest ${number}` }];
    return { pieces, said: harm, read: number };
  }
  return undefined;
}

/** "How many people have been killed in all fires", "in fires altogether". */
function inAll(asked: Asked): Found | undefined {
  const { words, end, catalogue } = asked;
  const counted = countedIn(asked);
  if (counted === undefined || asked.mentions.some((each) => placeOf(each, words)[1] > counted.at)) return undefined;
  const rest = words.slice(counted.at, end).map(({ lower }) => lower);
  const tail = IN_ALL.find((phrase) => phrase.every((each, at) => rest[rest.length - phrase.length + at] === each));
  const to = end - (tail?.length ?? 0);
  const from = counted.at + (lowerAt(words, counted.at) === "all" ? 1 : 0);
  const kind = from + (DETERMINERS.has(lowerAt(words, from)) ? 1 : 0);
  // "Killed in fires" may be said of one of them.
  if ((tail === undefined && from === counted.at) || to <= kind) return undefined;
  const classes = kindsSaid(words.slice(kind, to), catalogue);
  const number = numberOf(
    counted.harm,
    classes.map(({ iri }) => iri),
    catalogue,
  );
  if (classes.length === 0 || number === undefined) return undefined;
  return {
    pieces: [{ said: `what is the total ${number} of all` }, { from: kind, to }],
    said: counted.harm,
    read: number,
  };
}

const IN_ALL: readonly (readonly string[])[] = [["altogether"], ["in", "all"], ["in", "total"]];

/** "How many people were injured in", and where what stands behind it begins. */
function countedIn({ words, end }: Asked): { readonly harm: string; readonly at: number } | undefined {
  if (lowerAt(words, 0) !== "how" || lowerAt(words, 1) !== "many" || !PEOPLE.has(lowerAt(words, 2))) return undefined;
  let at = 3;
  while (at < end && isAuxiliary(lowerAt(words, at))) at += 1;
  const [harm, preposition] = [lowerAt(words, at), lowerAt(words, at + 1)];
  return PREPOSITIONS.has(preposition) && at + 2 < end ? { harm, at: at + 2 } : undefined;
}

/** What the one relation is called that tells the number of those to whom it was done. */
function numberOf(harm: string, classes: readonly string[], { relations }: Catalogue): string | undefined {
  const same = HARMS.find((each) => each.has(harm)) ?? new Set([harm]);
  const telling = relations.filter(({ objectKind, subjectClasses, label, aliases }) => {
    const isTheirs = subjectClasses.length === 0 || subjectClasses.some((iri) => classes.includes(iri));
    return (
      objectKind === "NUMBER" && isTheirs && [label, ...aliases].some((name) => counts(wordsOf(plainName(name)), same))
    );
  });
  const [only, ...others] = telling;
  return only === undefined || others.length > 0 ? undefined : nameOf(only);
}

function nameOf({ label }: RelationEntry): string {
  return plainName(label);
}

function counts(name: readonly Word[], same: ReadonlySet<string>): boolean {
  const said = name.filter(({ lower }) => !NUMBERING.has(lower));
  return said.length === 1 && said.every(({ lower }) => same.has(lower));
}
