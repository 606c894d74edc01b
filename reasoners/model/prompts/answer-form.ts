/**
 * How an answer is written, for every task that finds one in a text: as a person would who is asked the question. One
 * rule, so that two readers of one sentence write the same.
 */
export const ANSWER_FORM = `in the words of the sentence, and no more of them than answer: a name whole ("Ostwick, Marrowland", "Ek, Jr."), without a title or what only describes it; a date whole; a number with its unit. What the question says already is not said again: asked "what kind of wood" it is "walnut", not "walnut wood"; asked "how many metres", "30"`;
