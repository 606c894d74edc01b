/** Which words are verbs of a sentence, as far as their form and their neighbours tell. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Irregular verbs: base, past, participle (where it differs). */
const IRREGULAR = `
  arise arose arisen|bear bore borne born|beat beat beaten|become became|begin began begun|bend bent|bind bound|bite bit bitten|blow blew blown|break broke broken
  bring brought|build built|burn burnt|buy bought|catch caught|choose chose chosen|come came|creep crept|cut cut|deal dealt|dig dug|do did done|draw drew drawn
  dream dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fly flew flown|forbid forbade forbidden
  forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|go went gone|grow grew grown|hang hung|hear heard|hide hid hidden
  hit hit|hold held|hurt hurt|keep kept|know knew known|lay laid|lead led|leave left|lend lent|let let|light lit|lose lost|make made|mean meant|meet met|overcome overcame
  overthrow overthrew overthrown|overtake overtook overtaken|pay paid|put put|quit quit|read read|rebuild rebuilt|rewrite rewrote rewritten|ride rode ridden|ring rang rung
  rise rose risen|run ran run|say said|see saw seen|seek sought|sell sold|send sent|set set|shake shook shaken|shine shone|shoot shot|show showed shown|shrink shrank shrunk
  shut shut|sing sang sung|sink sank sunk|sit sat|slay slew slain|sleep slept|speak spoke spoken|spend spent|split split|spread spread|spring sprang sprung|stand stood
  steal stole stolen|stick stuck|sting stung|strike struck|strive strove striven|swear swore sworn|sweep swept|swim swam swum|swing swung|take took taken|teach taught
  tear tore torn|tell told|think thought|throw threw thrown|tread trod|undergo underwent undergone|understand understood|undertake undertook undertaken|uphold upheld
  wake woke woken|wear wore worn|weave wove woven|weep wept|win won|withdraw withdrew withdrawn|write wrote written
`
  .trim()
  .split(/[|\n]/u)
  .map((row) => row.trim().split(" "));

/** Irregular forms that may be the base as well ("set", "cut", "read") are told from it by their neighbours. */
const IRREGULAR_PAST: ReadonlySet<string> = new Set(IRREGULAR.flatMap(([, ...past]) => past));
const BASE_OF: ReadonlyMap<string, string> = new Map(
  IRREGULAR.flatMap(([base = "", ...past]) => past.map((form) => [form, base] as const)),
);

/** Whether two words are forms of one verb: "steal" and "stolen", "surrender" and "surrendered". */
export function sameVerb(a: string, b: string): boolean {
  return bases(a).some((base) => bases(b).includes(base));
}

/** What a form may be a form of; itself first. */
function bases(lower: string): readonly string[] {
  const irregular = BASE_OF.get(lower);
  if (irregular !== undefined) return [irregular];
  const forms = [lower];
  if (/ies$|ied$/u.test(lower)) forms.push(`${lower.slice(0, -3)}y`);
  const cut = /^(.{2,}?)(?:ed|ing|es)$/u.exec(lower)?.[1];
  if (cut !== undefined) forms.push(cut, `${cut}e`, ...(/([^aeiou])\1$/u.test(cut) ? [cut.slice(0, -1)] : []));
  if (/[^su]s$/u.test(lower)) forms.push(lower.slice(0, -1));
  return forms;
}

/** Words in -ed that are no verbs. */
const NO_VERBS = set(
  "hundred kindred sacred naked seed speed breed need indeed deed creed heed coed bed shed sled weed reed greed steed feed red",
);

/** Past forms and participles: "designed", "wrote", "written". */
export function isPast(lower: string): boolean {
  if (IRREGULAR_PAST.has(lower)) return true;
  return lower.length > 3 && lower.endsWith("ed") && !NO_VERBS.has(lower);
}

/** Verbs that say nothing by themselves: what is done stands behind them ("made the first ascent"). */
export const LIGHT_VERBS = set(
  "make makes made making give gives gave given giving take takes took taken taking do does did done have has had carried carry out perform performed performs name",
);

/** Verbs by which somebody comes to be something: "became the first manager". */
export const BECOMING = set("became becomes become remained remains remain");

/** What a work, a place or a person is given a name by: "was called “Eagle”". */
export const NAMING = set("called named titled entitled dubbed nicknamed christened known");

/** What is handed over ("was awarded to X") and what is had from it ("received"). */
export const GIVING = set("awarded given presented granted handed bestowed conferred awarded");
export const RECEIVING = set("received receive receives won win wins got awarded obtained earned");
