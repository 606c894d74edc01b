import { wordSet } from "../language/word-set.ts";

/** Verbs that say nothing by themselves: what is done stands behind them ("made the first ascent"). */
export const LIGHT_VERBS = wordSet(`
  make makes made making give gives gave given giving take takes took taken taking do does did done have has had carried
  carry out perform performed performs name
`);

/** Verbs by which somebody comes to be something: "became the first manager". */
export const BECOMING = wordSet("became becomes become remained remains remain");

/** What a work, a place or a person is given a name by: "was called “Eagle”". */
export const NAMING = wordSet("called named titled entitled dubbed nicknamed christened known");

/** What is handed over ("was awarded to X") and what is had from it ("received"). */
export const GIVING = wordSet("awarded given presented granted handed bestowed conferred awarded");
export const RECEIVING = wordSet("received receive receives won win wins got awarded obtained earned");
