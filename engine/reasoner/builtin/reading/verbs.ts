/** Which words are verbs of a sentence, as far as their form and their neighbours tell. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const IRREGULAR_PAST = set(`
  arose arisen ate eaten awoke beat beaten became become began begun bent bit bitten blew blown bore born borne bought bound bred
  broke broken brought built burnt came caught chose chosen clung crept cut dealt did done drank drawn drew driven drove drunk dug
  fed fell fallen felt fled flew flown fought forbade forbidden forgave forgot forgotten found froze frozen gave given went gone got
  grew grown heard held hid hidden hit hung hurt kept knew known laid lain led left lent let lit lost made meant met overcame
  overcome overthrew overthrown overtook paid put quit ran rang read rebuilt rewrote rewritten rid ridden rode rose risen rung said
  sang sank sat saw seen sent set shone shook shaken shot showed shown shrank shut slain slept slew sold sought sowed spent spoke
  spoken sprang spread stole stolen stood strove struck stuck stung sung sunk swam swept swore sworn swum swung taken taught thought
  threw thrown told took tore torn trod undertook undertaken understood underwent upheld wept withdrawn withdrew woke woken won wore
  worn wove woven wrote written
`);

/** Words in -ed that are no verbs. */
const NO_VERBS = set("hundred kindred sacred naked seed speed breed need indeed deed creed bed shed sled weed reed greed steed feed red");

/** Past forms and participles: "designed", "wrote", "written". */
export function isPast(lower: string): boolean {
  if (IRREGULAR_PAST.has(lower)) return true;
  return lower.length > 4 && lower.endsWith("ed") && !NO_VERBS.has(lower);
}

/** Verbs that say nothing by themselves: what is done stands behind them ("made the first ascent"). */
export const LIGHT_VERBS = set("make makes made making give gives gave given giving take takes took taken taking do does did done have has had carried carry out perform performed performs name");

/** Verbs by which somebody comes to be something: "became the first manager". */
export const BECOMING = set("became becomes become remained remains remain");

/** Verbs behind which what somebody is follows "as", or follows at once: "served as captain", "was appointed governor". */
export const APPOINTING = set("served serves serve acted acts worked works appointed elected named chosen crowned hired made installed selected signed credited engaged employed");

/** What a work, a place or a person is given a name by: "was called “Eagle”". */
export const NAMING = set("called named titled entitled dubbed nicknamed christened known");
