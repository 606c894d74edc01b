import { wordSet } from "../language/word-set.ts";

// Words that quantify, rank, compare, restrict or time what is asked: each changes the answer, none may be passed over.

export const UNIVERSAL = wordSet("all every each everyone everybody everything");
export const RESTRICTING = wordSet("only solely exclusively merely alone sole purely strictly just");
export const VAGUE_AMOUNTS = wordSet(`
  several multiple many much few numerous various countless dozens dozen enough
`);
export const PROPORTIONS = wordSet(`
  half majority minority percent percentage fraction proportion quarters thirds twice thrice double doubled triple
`);
export const AGGREGATES = wordSet(`
  average mean median total totals sum combined altogether overall cumulative aggregate per difference ratio
`);
export const FREQUENCIES = wordSet(`
  always often frequently sometimes repeatedly regularly occasionally usually generally typically normally rarely
  seldom almost nearly approximately roughly again hardly barely scarcely
`);
/** What only a relation that says so can carry: "primarily speaks" is the primary language. */
export const MAINLY = wordSet("mostly mainly largely chiefly primarily predominantly");
export const MAIN = wordSet("main primary chief principal official predominant");

export const DENIALS = wordSet("no none nobody nothing nowhere without unless lacking never not cannot neither nor");
/** "No later than 1990", "not only": comparisons and restrictions of their own. */
export const BEHIND_NO_DENIAL = wordSet("later earlier more less fewer only longer");
export const EXCEPTIONS = wordSet("except excepting besides excluding barring else other others another apart aside");

export const MORE = wordSet("more less fewer");
export const MOST = wordSet("most least fewest");
/** Superlatives and ranks that nothing in a graph measures. */
export const UNMEASURED = wordSet(`
  best worst top favourite favorite nearest closest strongest weakest brightest darkest poorest finest busiest densest
  steepest wealthiest safest happiest rarest loudest quickest slowest lightest thickest thinnest narrowest shallowest
  northernmost southernmost easternmost westernmost maximum minimum maximal minimal
`);
/** What is no rank but part of what is called so. */
export const NO_RANK = wordSet(`
  name names lady ladies gentleman language languages cousin cousins degree world
`);
export const PERIODS = wordSet("century centuries millennium millennia decade");

export const NOW = wordSet("now today currently current present incumbent reigning sitting presently nowadays still");
export const PAST = wordSet("former previous formerly previously once erstwhile");
/** Times that are told from the day of asking, or from something that was said before. */
export const RELATIVE_TIMES = wordSet("recently lately ago soon yesterday tomorrow next nearby following preceding");
export const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);

/** Cardinal numbers, "one" aside, which mostly stands for a noun. */
export const CARDINALS = wordSet(`
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion
`);
