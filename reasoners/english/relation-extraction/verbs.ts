import { BASE_OF } from "../language/irregular-verbs.ts";

/** Which words are verbs of a sentence, as far as their form and their neighbours tell. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Irregular forms that may be the base as well ("set", "cut", "read") are told from it by their neighbours. */
const IRREGULAR_PAST: ReadonlySet<string> = new Set(BASE_OF.keys());
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
