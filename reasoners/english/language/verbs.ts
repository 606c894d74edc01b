import { wordSet } from "./word-set.ts";

/**
 * Finite forms of verbs that are hardly ever nouns: where one stands, a noun phrase has ended. Verbs whose forms are
 * nouns as well (star, play, work, border, head) are left out, as the rest of the phrase decides about them.
 */
const VERBS = wordSet(`
  appear appears appeared act acts direct directs directed write writes wrote written speak speaks spoke spoken
  sing sings sang sung perform performs performed compose composes composed produce produces produced create
  creates created paint painted design designed build builds built found founded establish established invent
  invented discover discovered develop developed own owns owned belong belongs belonged live lives lived reside
  resides resided die dies died born marry marries married teach teaches taught study studies studied attend
  attended graduate graduated learn learned win wins won receive receives received earn earned join joins joined
  become becomes became begin begins began end ended contain contains contained include includes included consist
  consists comprise comprises lie lies lay stand stands stood situate situated locate located adjoin adjoins flow
  flows flowed connect connects connected follow follows followed succeed succeeds succeeded precede precedes
  preceded serve serves served govern governs governed lead leads led fight fights fought participate participates
  participated compete competes competed hold holds held take takes took give gives gave make makes made get gets
  got bring brings brought wear wears wore publish publishes published release releases released inspire inspired
  influence influences influenced depict depicts depicted portray portrays portrayed feature features featured
  star starred stars use uses used speak know knows knew call calls called come comes came go goes went lose lost
  kill killed murder murdered assassinate assassinated defeat defeated climb climbed crossed land landed fly flies flew
  swim swam sail sailed visit visited explore explored proclaim proclaimed surrender surrendered pardon pardoned
  stole steal sank sink carry carried hit said say says employ employs employed represent represents represented
`);

/** Of these forms the noun is as likely. */
const NOUNS_AS_WELL = wordSet(`
  star stars design end lead leads fight fights release releases influence influences land visit study studies
  found lives acts features use uses surrender pardon murder hit win wins graduate stands stand holds call calls
  climb sail
`);

/** A phrase that is one word here ("took place", "went to school") is a verb where its first word is one. */
export function isVerb(lower: string): boolean {
  const [first = lower] = lower.split(" ");
  return VERBS.has(first) && !NOUNS_AS_WELL.has(first);
}
