import { LEXICON } from "../../reasoners/english/language/lexicon.ts";

/**
 * What hostile questions are made of: words that the lexicon knows, which are read in many ways, and names of a graph.
 */
export interface Vocabulary {
  readonly names: readonly string[];
  /** Labels of relations, as nouns. */
  readonly relations: readonly string[];
  readonly classes: readonly string[];
}

/** Every word that stands in a family of the lexicon. */
export const RELATION_WORDS: readonly string[] = [...new Set([...LEXICON.values()].flat())];

/** Words that a grammar turns on. */
export const FUNCTION_WORDS: readonly string[] = (
  "the a of in on at by for from to with about who whom whose what which where when how why is are was were did does do " +
  "has have had that those and or but not never than more most less same both all every between before after since " +
  "during while now formerly first second third last other except 's , \" ? ( )"
).split(" ");

export const VERBS: readonly string[] =
  "directed wrote married founded starred influenced produced won studied located bordered composed taught built named born".split(
    " ",
  );
