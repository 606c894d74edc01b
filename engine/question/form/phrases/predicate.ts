import { joined, type Noun } from "./noun.ts";

/** What is said of the members of a set. */
export interface Predicate {
  /** Behind a noun by itself: "directed by E". */
  readonly reduced?: string;
  /** Behind a noun, with a pronoun of its own: "whose mascot is E", "that E borders". */
  readonly own?: string;
  /** Of several: "are directed by E". */
  readonly many: string;
  /** Of one: "is directed by E". */
  readonly one: string;
  /** Behind things of a kind that it says itself: "received by E" behind "awards", for "are awards received by E". */
  readonly ofKind?: { readonly singular: string; readonly text: string };
  readonly joins: Noun["joins"];
  readonly isOpen: boolean;
}

/** Of one and of several by the forms of "be". */
export function being(text: string, end: Pick<Noun, "joins" | "isOpen">, more: Partial<Predicate> = {}): Predicate {
  return { many: `are ${text}`, one: `is ${text}`, joins: end.joins, isOpen: end.isOpen, ...more };
}

/** Several as one phrase: what ends with a noun that might take on what follows comes last, and is set off. */
export function together(
  predicates: readonly Predicate[],
  say: (each: Predicate, index: number) => string,
): { readonly text: string; readonly joins: Noun["joins"] } {
  const ordered = inOrder(predicates);
  const last = ordered.at(-1);
  const areLong =
    ordered.slice(0, -1).some(({ isOpen, joins }) => isOpen || joins !== "NONE") ||
    (ordered.length > 1 && last?.joins !== "NONE");
  return {
    text: joined(ordered.map(say), "and", areLong),
    joins: areLong ? "COMMAS" : ordered.length > 1 || last?.joins !== "NONE" ? "WORDS" : "NONE",
  };
}

function inOrder(predicates: readonly Predicate[]): readonly Predicate[] {
  const isSimple = ({ isOpen, joins }: Predicate): boolean => !isOpen && joins === "NONE";
  return [...predicates.filter(isSimple), ...predicates.filter((each) => !isSimple(each))];
}

/** Behind a noun: "directed by E and starring F", "that border E and whose currency is F". */
export function behindNoun(
  predicates: readonly Predicate[],
  { isPersonal, mayReduce }: { readonly isPersonal: boolean; readonly mayReduce: boolean },
): { readonly text: string; readonly joins: Noun["joins"] } {
  const pronoun = isPersonal ? "who" : "that";
  const areReduced = mayReduce && predicates.every(({ reduced }) => reduced !== undefined);
  return together(predicates, ({ reduced, own, many }) =>
    areReduced ? (reduced ?? "") : (own ?? `${pronoun} ${many}`),
  );
}

/** Either of two or more: "either directed by E or located in F". */
export function either(predicates: readonly Predicate[]): Predicate {
  const areLong = predicates.some(({ joins, isOpen }) => joins !== "NONE" || isOpen);
  const say = (words: readonly string[]): string => `either ${joined(words, "or", areLong)}`;
  const reduced = predicates.flatMap((each) => each.reduced ?? []);
  return {
    ...(reduced.length < predicates.length ? {} : { reduced: say(reduced) }),
    many: say(predicates.map(({ many }) => many)),
    one: say(predicates.map(({ one }) => one)),
    joins: areLong ? "COMMAS" : "WORDS",
    isOpen: true,
  };
}
