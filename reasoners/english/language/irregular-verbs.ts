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

/** The base of a past form or participle: "took" and "taken" are forms of "take". */
export const BASE_OF: ReadonlyMap<string, string> = new Map(
  IRREGULAR.flatMap(([base = "", ...past]) => past.map((form) => [form, base] as const)),
);
