import lists from "./words.json" with { type: "json" };

/** A closed list of words, written as the lines of a text. */
function wordSet(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(" ").split(" "));
}

function wordList(lines: readonly string[]): readonly string[] {
  return lines.join(" ").split(" ");
}

/** Words by which a question is told to be English, and those of other languages that look like some of them. */
export const ENGLISH = wordSet(lists.english);
/** Words that open an English question, if one of the others comes behind; each of them is a word elsewhere. */
export const ENGLISH_OPENING = wordSet(lists.englishOpening);
export const ENGLISH_BEHIND = wordSet(lists.englishBehind);
export const FOREIGN = wordSet(lists.foreign);

export const ASKING_TRUTH = wordSet(lists.askingTruth);
/** "Could E have met F?": words that ask what is possible, and of whom they are asked when they are only polite. */
export const POSSIBILITY = wordSet(lists.possibility);
/** "Is it likely that …", wherever it stands. */
export const LIKELIHOOD = wordSet(lists.likelihood);
export const ASKED_PEOPLE = wordSet(lists.askedPeople);
export const ASKING_THINGS = wordSet(lists.askingThings);
export const ASKING_NUMBER = lists.askingNumber.map((phrase) => phrase.split(" "));
/** What may stand before "number of" where that is asked for. */
export const BEFORE_NUMBER = wordSet(lists.beforeNumber);
/** "Is it known who …": what stands before the question that is asked. */
export const KNOWING = wordSet(lists.knowing);
/** "Can you tell me", "please". */
export const POLITE = wordSet(lists.polite);
/** Words with which a sentence begins that are no names though they have a capital. */
export const BEGINNINGS: ReadonlySet<string> = new Set([
  ...wordList(lists.beginnings),
  ...ASKING_TRUTH,
  ...ASKING_THINGS,
]);
/** What stands before a name, and may be said by the relation or be left to the name. */
export const TITLES = wordSet(lists.titles);

/** "BC", "pm": with capitals, and no names. */
export const ERAS = wordSet(lists.eras);
export const MONTHS = wordList(lists.months);
/** "Zero" to "nineteen", each at its value. */
export const UNITS = wordList(lists.units);
/** "Twenty" to "ninety". */
export const TENS = wordList(lists.tens);
/** "Zeroth" to "twentieth", each at its value. */
export const ORDINALS = wordList(lists.ordinals);
/** Words from which a reader may work out a year that the question does not write. */
export const RELATIVE_TIMES = wordSet(lists.relativeTimes);
/** Words by which what has ended is asked for. */
export const PAST_TENSE = wordSet(lists.pastTense);
/** Words that take something away, or for which something is taken away: a sibling is no sibling of oneself. */
export const DENYING = wordSet(lists.denying);

/** Words by which it is asked how many there are of something. */
export const COUNTING = wordSet(lists.counting);

/** Words by which all of some things are asked for, and by which no others are. */
export const UNIVERSAL = wordSet(lists.universal);
export const RESTRICTING = wordSet(lists.restricting);

/** Words by which many values are made one. */
export const AVERAGING = wordSet(lists.averaging);
export const SUMMING = wordSet(lists.summing);
/** What asks for a time up to today. */
export const AGEING = wordSet(lists.ageing);
/** Words by which two values are held apart, or one is a multiple of the other. */
export const DIFFERING = wordSet(lists.differing);
export const EXTREMES = wordSet(lists.extremes);
/** What part of some things others are. */
export const PARTS = wordSet(lists.parts);

/** What may stand before "all" where a list is asked for in any case. */
export const LISTING = wordSet(lists.listing);

/** Superlatives by the end of a scale that they name: of numbers, and of dates. */
export const LARGE_FIRST = wordSet(lists.largeFirst);
export const SMALL_FIRST = wordSet(lists.smallFirst);
export const EARLY_FIRST = wordSet(lists.earlyFirst);
export const LATE_FIRST = wordSet(lists.lateFirst);
/** Comparatives in the same way. */
export const LARGE_THAN = wordSet(lists.largeThan);
export const SMALL_THAN = wordSet(lists.smallThan);
export const EARLY_THAN = wordSet(lists.earlyThan);
export const LATE_THAN = wordSet(lists.lateThan);
/** Other words for which one is chosen among several. */
export const RANKING = wordSet(lists.ranking);
/** What is deep has the least of it. */
export const HEIGHTS = wordSet(lists.heights);
export const NOT_SUPERLATIVE = wordSet(lists.notSuperlative);

/** Phrases that hold a word of `DEMANDS` and ask for nothing. */
export const IDIOMS = [...lists.idioms, ...lists.notDenied].map((phrase) => phrase.split(" "));

/** What a phrase of a question needs of a form. */
export interface WordsDemanded {
  readonly phrase: readonly string[];
  /** Any of these will do; nothing can, where there are none. */
  readonly needs: readonly string[];
  readonly lack: "REFUSED" | "REMARKED";
  /** MATCHED: no search of texts is exact enough for it, so that words to be looked up do not hold it. */
  readonly words: "MATCHED" | "LOOKED_UP";
  readonly beforeNumber: boolean;
}

/** Longest phrases first. */
export const DEMANDS: readonly WordsDemanded[] = lists.demands
  .flatMap(({ phrases, needs, lack, words, ...more }) =>
    phrases.map((phrase) => ({
      phrase: phrase.split(" "),
      needs,
      lack: lack === "REFUSED" ? ("REFUSED" as const) : ("REMARKED" as const),
      words: words === "MATCHED" ? ("MATCHED" as const) : ("LOOKED_UP" as const),
      beforeNumber: "beforeNumber" in more && more.beforeNumber,
    })),
  )
  .sort((a, b) => b.phrase.length - a.phrase.length);
