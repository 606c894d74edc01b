const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Words, without their full stop and in lower case, after which a sentence goes on whatever follows. */
export const NEVER_FINAL = set(`
  dr mr mrs ms mme mlle prof rev hon fr br gen col maj capt cmdr lt sgt cpl pvt adm gov sen rep pres amb supt
  messrs mt ft st ste vs v cf viz ca approx e.g i.e eg ie b d resp
`);

/** Words after which a sentence goes on when a number follows: "No. 5", "Jan. 5", "pp. 3–7". */
export const BEFORE_NUMBERS = set(`
  no nos nr vol vols r p pp fig figs eq ch chap sec sect art op c ca cap para pt
  jan feb mar apr jun jul aug sep sept oct nov dec
`);

/** Words that may end a sentence: it goes on unless the next word is one that begins sentences. */
export const SELDOM_FINAL = set(`
  inc corp ltd co bros llc plc jr sr esq ave blvd rd dept univ assn est ed eds trans al etc
  jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun
`);

/** Words that seldom stand with a capital unless a sentence begins. */
export const SENTENCE_STARTERS = set(`
  the a an this that these those it its he his she her they their we our i you your there here
  in on at by for from with without during after before since until when while where who what which how why
  as although though because if once however but and or yet so then thus therefore moreover meanwhile later
  both each all some many most several few another other no not only also to today
`);
