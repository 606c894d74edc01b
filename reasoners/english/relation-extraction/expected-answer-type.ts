/** What an answer must look like. ANY is a name where there is one, else a noun where the pattern is sure of it. */
export type ExpectedAnswerType =
  "NAME" | "PERSON" | "PLACE" | "WORK" | "DATE" | "YEAR" | "NUMBER" | "TIME" | "NOUN" | "ANY";

const ending = (words: string): string => `(?:^|\\s)(?:${words.trim().split(/\s+/u).join("|")})(?:e?s)?$`;

const DATE = new RegExp(ending("date day when month birthday anniversary century decade"), "u");
const NUMBER = new RegExp(
  ending(
    "number many much height length width depth population area distance speed weight mass age percentage amount cost price temperature duration capacity elevation altitude",
  ),
  "u",
);
const PLACE = new RegExp(
  ending(
    "place where city town village country state province county island continent region location hometown birthplace capital street hospital",
  ),
  "u",
);
const WORK = new RegExp(
  ending(
    "film movie book novel song album poem play opera painting sculpture symphony story title single episode series show magazine newspaper",
  ),
  "u",
);
const NOUN = new RegExp(
  ending(
    "drug substance colour color material breed cause animal instrument disease illness element metal reason occupation profession job sport game crop food drink dish fruit fuel plant species wood stone weapon symptom machine device technique religion",
  ),
  "u",
);
const PERSON =
  /(?:^|\s)(?:person|people|man|men|woman|women|somebody|who|whom|king|queen|pope|emperor|president|priest|duke|sister|brother|wife|husband|mother|father|parent|daughter|son|child|actress|boy|girl|nephew|niece|fifth-grader|lookout|[\p{L}-]+(?:er|or|ist|ian|eer|ect|ant|ess))s?$/u;
/** Nouns that end like those for persons. */
const NO_PERSONS = new RegExp(
  ending(
    "river tower newspaper number paper computer order letter chapter weather water winner player motor tractor reactor sector corridor color mirror plant restaurant giant continent",
  ),
  "u",
);

/** The kind that the question's word for the answer tells; `relation` tells it where a noun is asked for by itself. */
export function expectedAnswerType(expects: string | undefined): ExpectedAnswerType {
  const wanted = (expects ?? "").toLowerCase().trim();
  if (wanted === "") return "ANY";
  if (/(?:^|\s)years?$/u.test(wanted)) return "YEAR";
  if (DATE.test(wanted)) return "DATE";
  if (/(?:^|\s)times?$/u.test(wanted)) return "TIME";
  if (NUMBER.test(wanted)) return "NUMBER";
  if (WORK.test(wanted)) return "WORK";
  if (PLACE.test(wanted)) return "PLACE";
  if (NOUN.test(wanted)) return "NOUN";
  if (PERSON.test(wanted) && !NO_PERSONS.test(wanted)) return "PERSON";
  return "NAME";
}

/** Kinds of things that do nothing themselves: they are what was done, not who did it. */
export function isDoneTo(kind: ExpectedAnswerType): boolean {
  return kind === "WORK" || kind === "NOUN";
}
