/** Words of English by which it is told of what kind the name of a relation is: closed classes, and common verbs. */

export const PREPOSITIONS: ReadonlySet<string> = new Set(
  (
    "about above across after against along among around as at before behind below beside between beyond by during for " +
    "from in inside into near of off on onto opposite outside over per since through throughout to toward towards under " +
    "until up upon via with within without"
  ).split(" "),
);

const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    "a all am an and any are be been being can did do does had has have her his how in is it its many more most much my " +
    "no not or our some such than that the their them there these they this those was were what when where which who " +
    "whom whose why will with would your"
  ).split(" "),
);

/** Does a word name nothing by itself? */
export function isSmallWord(word: string): boolean {
  return SMALL_WORDS.has(word) || PREPOSITIONS.has(word);
}

/** What nobody but persons, and bodies of them, have done. */
const BY_PEOPLE: ReadonlySet<string> = new Set(
  (
    "adopted appointed baptised composed conducted cooked designed directed discovered edited elected employed endowed " +
    "engraved excavated founded funded hired illustrated interviewed invented managed married owned painted photographed " +
    "published restored sculpted sponsored taught trained translated wrote written"
  ).split(" "),
);

/** Is it told by a verb in the past that persons did it: "founded", "first painted"? */
export function isDoneByPeople(past: string): boolean {
  return BY_PEOPLE.has(past.split(" ").at(-1) ?? "");
}

/** What is no preposition by itself, and a part of one with what stands behind: "next to", "close to". */
export const BEFORE_PREPOSITION: ReadonlySet<string> = new Set(["next", "close", "adjacent", "due", "according"]);

/** Verbs that no noun in the plural is like; others are verbs where an object or a preposition follows. */
const VERBS: ReadonlySet<string> = new Set(
  (
    "applies attends becomes begins belongs brings builds buys carries catches chooses collects comprises connects " +
    "consists contains creates crosses cultivates defends delivers depicts describes destroys devours earns eats " +
    "educates employs encompasses enjoys enters exceeds finds follows generates gives governs grows includes inhabits " +
    "inspires keeps knows lends makes manages occupies operates oversees owns performs possesses precedes prefers " +
    "prescribes produces protects provides publishes receives recommends replaces represents requires restores sells " +
    "sends sings speaks succeeds supervises surrounds teaches treats wears weighs writes"
  ).split(" "),
);
const VERBS_OR_NOUNS: ReadonlySet<string> = new Set(
  (
    "acts affects borders comes covers drains falls feeds flows houses joins leads lies lives meets names opens plays " +
    "points runs serves shares shows sits sponsors stands stars studies supports takes translates uses works"
  ).split(" "),
);

export function isVerb(word: string, isFollowed: boolean): boolean {
  return VERBS.has(word) || (isFollowed && VERBS_OR_NOUNS.has(word)) || word === "borders" || MADE_OF_NOUN.test(word);
}

/** "realises", "exemplifies" */
const MADE_OF_NOUN = /^[a-z]{3,}(?:ises|izes|ifies)$/u;

/** A verb of which one does something, as of which many do: "borders" – "border", "applies" – "apply". */
export function ofMany(verb: string): string {
  if (verb === "has") return "have";
  if (verb === "is") return "are";
  if (verb === "was") return "were";
  if (verb.endsWith("ies")) return verb === "lies" ? "lie" : `${verb.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|zz|o)es$/u.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/u, "");
}

/** Participles that do not end in "ed", with the past of the same verb. */
const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  (
    "begun:began born:bore bought:bought broken:broke brought:brought built:built caught:caught chosen:chose cut:cut " +
    "drawn:drew driven:drove drunk:drank eaten:ate fed:fed felt:felt flown:flew fought:fought found:found given:gave " +
    "grown:grew heard:heard held:held hewn:hewed hung:hung kept:kept known:knew laid:laid led:led left:left lent:lent " +
    "lit:lit lost:lost made:made meant:meant met:met overseen:oversaw paid:paid put:put read:read ridden:rode run:ran " +
    "said:said seen:saw sent:sent set:set sewn:sewed shown:showed shot:shot sold:sold sown:sowed spoken:spoke " +
    "spun:spun sung:sang sunk:sank sworn:swore taken:took taught:taught thought:thought thrown:threw told:told " +
    "understood:understood won:won worn:wore woven:wove written:wrote wrought:wrought"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);
/** Pasts that are no participles: nothing but verbs. */
const PASTS: ReadonlySet<string> = new Set(
  [...PARTICIPLES.values(), ..."arose became came chose fell forgot rose shook went".split(" ")].filter(
    (past) => !PARTICIPLES.has(past),
  ),
);

/** Pasts of verbs that are done to nothing: nobody is "studied at" a college. */
const DONE_TO_NOTHING: ReadonlySet<string> = new Set(
  (
    "arrived belonged collaborated competed died emigrated fled graduated happened lived migrated moved occurred " +
    "participated resided retired sailed served studied worked"
  ).split(" "),
);

/** "Took", "wrote": what was done, of one and of several alike. */
export function isPast(word: string): boolean {
  return PASTS.has(word) || DONE_TO_NOTHING.has(word);
}

/** Is a past that of a verb which is done to nothing, so that "by" alone makes it a participle? */
export function isDoneToNothing(past: string): boolean {
  return DONE_TO_NOTHING.has(past);
}

/** Forms of "be" with which the name of a relation may begin: "is located in", "was the capital of". */
export const COPULAS: ReadonlySet<string> = new Set(["is", "are", "was", "were"]);

/** What ends in "ed" and is no participle. */
const NO_PARTICIPLES: ReadonlySet<string> = new Set(
  "bed breed deed feed need red reed seed shed speed weed".split(" "),
);

export function isParticiple(word: string): boolean {
  return pastOf(word) !== undefined;
}

/** What somebody did by whom something is "written": "wrote". Undefined for what is no participle. */
export function pastOf(participle: string): string | undefined {
  const [, prefix = "", base = participle] = /^(co-?|re-?)(.{3,})$/u.exec(participle) ?? [];
  const irregular =
    PARTICIPLES.get(participle) ?? (PARTICIPLES.has(base) ? `${prefix}${PARTICIPLES.get(base) ?? ""}` : undefined);
  if (irregular !== undefined) return irregular;
  return /^[\p{L}-]{2,}ed$/u.test(participle) && !NO_PARTICIPLES.has(participle) ? participle : undefined;
}

/** "a film", "an award" */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|u(?!ni|s[aeiu]|k|til))/iu.test(noun) ? "an" : "a"} ${noun}`;
}
