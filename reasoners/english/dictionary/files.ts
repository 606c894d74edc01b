/** The dictionary, one entry a line, in the order of their words. */
export const DICTIONARY_FILE = "wordnet.txt";

/** The licence of WordNet, which goes with every copy of what is made of it. */
export const LICENCE_FILE = "WORDNET-LICENSE.txt";

/** Words of names of people and places, one a line, in order. */
export const NAMES_FILE = "names.txt";
