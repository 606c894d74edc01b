import type { LinkCandidate, MentionForm, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { Word } from "../language/words.ts";
import type { EndKind } from "../linking/phrase-to-link.ts";

/** Words of a question, by index, end exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The words name a thing. */
export interface NameClaim extends Span {
  readonly kind: "name";
  readonly form: MentionForm;
  /** By IRI the classes of what may be meant, those above them included. */
  readonly types: ReadonlyMap<string, readonly string[]>;
}

/** The words say of what class something is. */
export interface ClassClaim extends Span {
  readonly kind: "class";
  readonly text: string;
  readonly candidates: readonly LinkCandidate[];
  /** Where a value tells them, as "nurse" is a profession: those who have it. Else the members of the classes. */
  readonly members?: SetForm;
}

/** The words say no more than "somebody", "something", "some day" or "somewhere". */
export interface AnythingClaim extends Span {
  readonly kind: "anything";
  readonly is: EndKind;
}

/** The words say how two things stand to each other. */
export interface RelationClaim extends Span {
  readonly kind: "relation";
  readonly words: readonly Word[];
  /** How the words may be used where they stand. */
  readonly uses: readonly Use[];
  /** Does a verb that says nothing itself stand before them: "did the lighting"? Then somebody does it. */
  readonly isDone?: true;
}

/** "How many", "number of". */
interface CountClaim extends Span {
  readonly kind: "count";
}

/** "Tallest", "older", "most", "first": which end of something measured is meant. */
export interface RankClaim extends Span {
  readonly kind: "rank";
  /** The base of an adjective; undefined for "more" and "most" and their like, behind which stands of what. */
  readonly base: string | undefined;
  readonly isLeast: boolean;
  readonly degree: "comparative" | "superlative";
}

/** "How tall": the value of what is measured is asked for. */
export interface MeasureClaim extends Span {
  readonly kind: "measure";
  readonly base: string;
}

/** "The maker of E" and "who made E". */
export type Use = "NOUN" | "VERB";

/** What some words of a question are for. Each word is claimed once. */
export type Claim = NameClaim | ClassClaim | AnythingClaim | RelationClaim | CountClaim | RankClaim | MeasureClaim;
