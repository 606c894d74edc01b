/*
 * What everything costs and weighs that is read of a question, in one place. Numbers that only bound work or length
 * stand with what they bound.
 *
 * A cost says how much had to be forgiven for a reading. Costs add up, and a reading that costs c is worth e^-c: 0.05
 * takes a twentieth and only settles which of two readings that say the same is kept, 0.1 to 0.4 is for words left
 * aside or read in a way that is possible and not usual, 0.7 takes half, and what costs more than 1 is read so only
 * where nothing else is left. Scores and shares are 0–1 and multiply.
 *
 * None of the numbers was measured in texts. Their order follows from what is said beside them; how far they are apart
 * was chosen so that the questions of the tables (test/questions, test/reasoner) are read as they must be.
 */

export const READINGS = {
  /** A reading that needs more is a guess, and not handed on: a score of 0.07, what its links cost aside. */
  mostCost: 2.7,
} as const;

/** How well words must stand for each other, by the families they belong to. */
export const LIKENESS = {
  /** Two words of one family: "director", "directed". Not 1, so that the very word comes before its relatives. */
  sameFamily: 0.95,
  /** Words of families that hardly differ count as well where a noun is looked for in a relation's name. */
  almost: 0.9,
  /** From here on a word of another family says the same; below, an answer says what its word was read as. */
  synonym: 0.8,
  /** Words of two families may stand for each other where the lexicon says so at least half. */
  least: 0.5,
  /** A word that is so much closer to a word of a name leaves that nothing to say of another one. */
  nearer: 0.15,
} as const;

export const NAMES = {
  /** Of two readings that say the same, one without a name less is simpler. */
  named: 0.04,
  /** "York" where "New York" stands: possible, as "New" may be another word. */
  insideName: 0.6,
  /** "actor" in lower case is the kind of person before it is a film of that name. */
  commonNoun: 0.6,
  /** "the films whose …": a clause tells of things of a kind, hardly ever of one thing that is called so. */
  commonNounWithClause: 1.4,
  /**
   * A name that is left unsaid changes what is asked: with anything else there is hardly room for it below the most.
   */
  lost: 2.2,
  /** Longer names are surer to be names. */
  lostWord: 0.3,
  /** Several words in lower case that are a name somewhere are less surely one here. */
  lostCommon: 0.5,
  /** A capital inside a question is part of some name, known or not. */
  lostCapital: 0.4,
  /** A name that no graph knows: documents may tell of it, but one that is known is meant first. */
  unknown: 0.25,
  /** Names that are only written alike are kept beside the best one where they come this near. */
  fuzzyReach: 0.02,
  /**
   * How likely what is called by a misspelt name is what was meant. Of 4,400 names of two graphs, each with one slip at
   * random, nine in ten were found and none was taken for another; of 4,600 that their graphs were made to lack, one in
   * 500 was. People slip otherwise than at random, so that less is claimed.
   */
  misspelt: 0.95,
} as const;

export const NOUNS = {
  /** "(the first) film of E": by E, and then in E, behind what "of" says in other ways. */
  rankedOf: 0.1,
  /** A written date or number. */
  value: 0.05,
  /** A class of the graph: what a common noun is first. */
  aClass: 0.02,
  /** Things said to be of a kind ("actors", by occupation): where there is a class, the class is meant. */
  kind: 0.15,
  /** Relations that say of what kind a thing is must be called just so. */
  leastKindScore: 0.95,
  /** How much less each further name of what says what a thing is ("definition", "description", "comment") is meant. */
  lessDefining: 0.08,
  /** "captains", those whom ships have as captain: less direct than a class. */
  roleHolders: 0.1,
  leastRoleScore: 0.9,
  /** "person", "thing": nouns that say no more than "who" does. */
  anyone: 0.1,
  /** A noun that narrows nothing makes the answer too large, in a graph that has classes for what it knows. */
  unknownKind: 1.1,
  /** In a graph without classes it can not be helped. */
  unknownKindWithoutClasses: 0.3,
  /** An article says nothing; a reading that needs one word less passed over comes first. */
  determiner: 0.01,
  /** "famous" narrows nothing that a graph knows. */
  harmlessAdjective: 0.1,
  /** "current", "former": read as a time, which they say. */
  adjectiveOfTime: 0.02,
  /** "the name of E" is E: the noun is left out. */
  naming: 0.1,
  /** "the work of E" for E: more is left out than by "the name of". */
  metonym: 0.3,
  /** "E, F" of two places: what is between them is left unsaid. */
  placeInPlace: 0.1,
  /** "the city of E": an apposition, where "of" usually says a relation. */
  ofItsClass: 0.15,
  /** "co-founders of E" read as its founders: the company is left unsaid. */
  withoutCompany: 0.05,
  /** "teams play in E": a class and a verb are no relation's name. */
  classAndVerb: 0.6,
  /** A phrase before "of" that is itself called like a relation is one from this score on. */
  leastRelationScore: 0.85,
  /** "humanity's third landing": an owner that says nothing is left out. */
  mankind: 0.1,
  /** "the painter's Guernica": the owner only says which one is meant. */
  ownedName: 0.4,
  /** "born in A influenced B's work": the ending belongs to the name before it rather than to all that was said. */
  ownedByAll: 0.5,
  /** "the Paris mayor": a name before a noun, where English would rather say "of". */
  attribute: 0.15,
  /** "German actors" come from there: the relation is not said. */
  belonging: 0.1,
  /** "German ones" of a kind that the graph does not know. */
  belongingOfUnknown: 0.5,
  /** "Oak doors": which relation states the text is not said. */
  valued: 0.05,
  /** "the film E", where E is known to be something else. */
  misnamed: 0.8,
  /** That a thing is of the kind that a noun before its name says, where the graph may say so and is not asked. */
  unsaidKind: 0.2,
  /** Of a noun before a name half its cost counts, as the name says which one is meant. */
  shareBeforeName: 0.5,
  /** "E directed movies": by E. */
  done: 0.05,
  /** Of a noun behind a participle less counts, as what was done says which ones are meant. */
  shareBehindParticiple: 0.3,
  /** A name is rarely narrowed further: "Paris in Texas", but not "Bird Box who studied". */
  narrowedName: 1.2,
  /** What is said last belongs to the noun before it rather than to the one before that. */
  narrowedChain: 0.12,
  /** "A and B" as one noun phrase: "and" joins clauses as often. */
  joined: 0.3,
  /** "the wife or the sister of E": of both rather than of the nearer one, which `joined` would read. */
  sharedOwner: 0.1,
} as const;

export const VERBS = {
  /** "Carry cars": a relation says so or not. */
  truth: 0.02,
  /** "Offer parking": that they have it. */
  offered: 0.02,
  /** "Need parking": what is needed may be there or be missing. */
  needed: 0.3,
  /** A relation said by its whole name, and just the text that the graph states by it. */
  statedText: 0.01,
  /** "Steel sleeves", where the graph has coat sleeves. */
  byHeadAlone: 0.15,
  /** Just a text that the graph states, by a relation that is not named: where it is, that is meant. */
  impliedText: 0.04,
  /** "Has a number": that some is stated. */
  hasStated: 0.06,
  /** "Was launched first": of all that have such a date. */
  doneFirst: 0.05,
  /** "is E", without a relation: anything that names one says more. */
  same: 0.25,
  /** "are Germanic": an adjective as a kind. */
  ofKind: 0.1,
  /** "starred E in": a preposition may stand behind the object. */
  splitByPreposition: 0.1,
  /** "married E born": another word behind the object mostly begins something else. */
  splitByOther: 0.9,
  /** "plays at E for F": one verb said of two things. */
  secondObject: 0.1,
  /** "wrote the screenplay for E": the noun is said once. */
  saidTwice: 0.05,
  /** "countries speak": a verb phrase hardly begins with the name of a class. */
  beginsWithClass: 1.5,
  /** "which countries border E": what stands behind "which" is what is asked for, and no part of a verb. */
  beginsWithAsked: 3,
  /** "wrote the films directed by E": what follows an article is a noun phrase of its own. */
  holdsObject: 0.8,
  /** What denies is read as denying, unless the same words say a name. */
  negated: 0.05,
  /** "is not E". */
  negatedSame: 0.2,
  exception: 0.05,
  /** "did x and did y" of the same ones: little, as it is what is usually meant. */
  both: 0.05,
  /** With an auxiliary before the first only, the second may be a clause of its own. */
  bothWithAuxiliary: 0.06,
  /** "in both E and F": each of them, rather than the two as one noun phrase (`NOUNS.joined`). */
  ofEach: 0.02,
  /** "E but not F", for each word before "but": what is said holds of the nearest. */
  butNotWord: 0.05,
  /** "shares x with E". */
  sharing: 0.07,
  /**
   * Relations that say the shared thing are as good as the best one: "employer" and "employed by", not "occupation".
   */
  sharedAlike: 0.95,
  having: 0.05,
  /** "have the most inhabitants": a number that the graph states comes before what would have to be counted. */
  counted: 0.15,
  /** "longer than E": a comparison of which both sides have to be looked up. */
  comparedWith: 0.1,
  /** One has what a relation is called by, not what is like it. */
  leastHadScore: 0.9,
  /** "in 1969" of the ones meant themselves, rather than of what is said of them (`timed`). */
  atATime: 0.15,
  timed: 0.1,
  /** "where E studied": the place of what E studied at is a step more than was said. */
  placeOf: 0.35,
  leastPlaceScore: 0.8,
  /** "higher than 8000 m": the relation is said by an adjective. */
  measured: 0.05,
} as const;

export const RELATIONS = {
  /** The shorter of two chains that say the same is preferred. */
  hop: 0.02,
  /** "the country's capital" without a word on which country is rarely meant. */
  ofAnyOfClass: 0.6,
  /**
   * The graph has no relation of that name; documents may still know. Below `READINGS.mostCost`, so that they are
   * asked.
   */
  open: 2.4,
  /** Any relation at all, for "in" or "of" alone: better than an open one, as the graph at least knows the name. */
  any: 1.3,
  /** What a preposition usually says, before any relation at all. */
  usual: 0.3,
  /** Share of a relation that a preposition alone stands for: it would have been named. */
  usualShare: 0.8,
  /** Share of a relation that the preposition says by its name: as much as what it usually says. */
  saidAloneShare: 0.8,
  /** The same where a place is asked for, which says more; each further way to have a place is less likely. */
  placeShare: 0.85,
  placeStep: 0.05,
  /** Share of relations that do not say the noun ("the club that E plays for"), where others do. */
  calledOtherwiseShare: 0.8,
  /** A deed has several names ("wrote" is author and screenwriter), one of which the thing done goes by. */
  jointAlike: 0.9,
} as const;

export const SCALES = {
  /** "oldest": the relation is said by an adjective. */
  measured: 0.05,
  /** A text tells a measure as well, where no number does. */
  inWords: 0.3,
  /** A relation that measures must be called nearly so. */
  leastScore: 0.6,
  /** An adjective measures several things ("large": area, population), the likeliest first. */
  step: 0.06,
  /** Share of a relation that things of other classes are known to have. */
  otherClassShare: 0.6,
  /** "The first ferry": the one date by which things of the kind came to be. */
  ownDate: 0.9,
} as const;

export const TIMES = {
  now: 0.02,
  written: 0.03,
  /** "during E": the dates of E itself. */
  ofThing: 0.1,
  /** "humans made their third landing": a verb that says nothing. */
  lightVerb: 0.02,
  /** "when E was released": what a relation with a date is called by; what its link lacks of 1 is added. */
  verb: 0.15,
  /** "when E landed": no date is called so, and E's own date is a guess. */
  unknownVerb: 0.8,
  /** "for the third time": the events are found by their class. */
  nth: 0.1,
  /** A class that is called after the verb ("landing") is as good as a word of its family. */
  eventScore: 0.95,
  /** Relations that hold dates, the likeliest first. */
  step: 0.05,
} as const;

export const COMPARISONS = {
  /** "older than", "which of A and B": the words leave no other reading, but a shorter one may be whole. */
  said: 0.05,
  /** "which is larger A or B": without the comma it may be a clause about A. */
  unpaused: 0.4,
} as const;

export const QUESTIONS = {
  /** "On which days is E shut": what the verb leads to are days. */
  textsOfKind: 0.02,
  /** "What film was E in that …": a clause belongs to what it stands behind, as a rule. */
  extraposed: 0.12,
  atATime: 0.05,
  /**
   * The question as one relation of one name: after all that takes its parts for what they are, and before an open
   * relation.
   */
  whole: 2.3,
  /** What is asked about mostly stands at the end. */
  wholeName: 0.02,
  /** "which religion does E follow": the noun alone names the relation, and the verb is left unsaid. */
  nounAlone: 0.35,
  /** With its verb it is what the words say; the verb alone would say it as well. */
  nounAndVerb: 0.03,
  counted: 0.05,
  /** "the total length of …": the words leave no other reading. */
  total: 0.02,
  /** "the total area of E" is what is stated of E, where there are not several to be added up. */
  totalOfOne: 0.2,
  /** "how much did E give": what is given has an amount, which the words say of the giver. */
  amountOfGap: 0.12,
  /** "the population of each country": the words leave no other reading. */
  ofEachMember: 0.02,
  /** "the average number of acts": a number that the graph states comes before what would have to be counted. */
  totalOfCounted: 0.1,
  /** "which bakers are singers". */
  bothKinds: 0.02,
  /** "how many people live in E". */
  inhabitants: 0.02,
  /** "what language is spoken in E": the noun and what follows, as one noun phrase. */
  nounPhrase: 0.06,
  /** "which German …": those who belong there. */
  belonging: 0.1,
  /** "in which city is the headquarters": the headquarters is a city. */
  same: 0.1,
  /** "which country does E play in": the country of what E plays in is a step more than was said. */
  ofGap: 0.4,
  /** "where did E and F study": each of them. */
  ofEachSubject: 0.02,
  yesOrNo: 0.05,
  /** "directed by who": the question word stands where the answer would. */
  inPlace: 0.05,
  /** The same with a noun of its own. */
  inPlaceOfKind: 0.1,
  /** "who is E's wife": what it is, besides what is said of it. */
  identity: 0.02,
  /** "where is E's birthplace": rather where that place lies. */
  placeItself: 0.9,
  /** A noun phrase alone asks nothing in so many words. */
  alone: 0.1,
  /** An office for those who hold it. */
  office: 0.2,
  /** A name alone for what it is. */
  definition: 0.1,
  /** "whose work influenced E": the work is left out. */
  metonym: 0.2,
  /** "what" may be anything; "who" says more. */
  what: 0.02,
  /** Share of a count where the graph states the number: whatever is linked, what is stated is tried first. */
  countedBesideStated: 0.5,
} as const;

/** Other orders of the words to read a question in, by how usual it is to put them so. */
export const ORDERS = {
  /** "In E, who is …": a comma says that it was put in front. */
  behindComma: 0.02,
  withoutComma: 0.3,
  /** "E, when was it released". */
  pronoun: 0.05,
  /** "would you find E". */
  genericSubject: 0.02,
  /** "can you tell me who the captain is". */
  embedded: 0.03,
  /** "E was born in which city". */
  questionWordBehind: 0.05,
  /** "when did the films come out whose director …". */
  verbBehindClause: 0.05,
  /** "in which ports are all the boats insured". */
  verbBehindAll: 0.02,
  /** "the next film after E". */
  nextSaid: 0.02,
  /** "which peak is the highest in E". */
  rankBehind: 0.02,
  /** "how many are there in total in E". */
  sumInside: 0.02,
  /** "the highest average price". */
  takenTogether: 0.02,
  /** "what kind of films does E make". */
  kindsOfDone: 0.05,
} as const;

/** How far a relation's name is to be trusted, and how a phrase is held against it. */
export const LINKING = {
  /** Candidates below this say too little to be shown: they share a general word. */
  leastScore: 0.5,
  /** Other names are for finding: what is called so first comes first. */
  alias: 0.94,
  /** The same of classes. */
  classAlias: 0.95,
  /** A relation that is only like the words is not meant where it fits them less than so much of what the best does. */
  leastShare: 0.7,
  /** "Clubs" for what the graph knows as caving clubs: what is called so itself comes first. */
  classByItsHead: 0.9,
  /** Words of a description tell about a relation; they are not its name. */
  description: 0.4,
  /** What weighs less than this is words of a description, which covers no phrase. */
  leastName: 0.5,
  /** A name with something left out in parentheses. */
  withoutParentheses: 0.95,
  /** "takes", "lists": verbs that leave it to their object to say what is done. */
  lightWord: 0.5,
  /** "place", "name", "date" stand in many names. */
  generalWord: 0.55,
  /** Beside the verb, other words of a phrase say less of the relation. */
  besideVerb: 0.5,
  /**
   * A name that leaves out a part of the phrase larger than this is another relation; a noun must be said more fully
   * than a verb.
   */
  leastOfNoun: 0.6,
  leastOfVerb: 0.5,
  /** From here on a name says all of a phrase: a word of the same family counts as said, a related one does not. */
  whole: 0.94,
  /** Words of the phrase that the name lacks weigh twice what those weigh that only the name has; the two make 1. */
  ofPhrase: 0.68,
  ofName: 0.32,
  /** "played for" and "played at" are told apart where all else is equal. */
  samePreposition: 1.03,
  /** A relation that says the phrase from its other end ("contains" for "located in"). */
  turned: 0.9,
  /** The other direction of a relation that has the same things at both ends in both: only an order. */
  otherWaySymmetric: 0.99,
  /** The other direction, where the graph tells the ends apart: words may be misread, the graph decides. */
  otherWay: 0.9,
  /** The head of the other: of a government by the title of a state's, far enough behind to be asked only then. */
  otherHead: 0.9,
  /** Below this share of the best score a link is a second choice. */
  secondChoice: 0.97,
  /** "The cities in E" as its capital, one of them: far less than any that lie there. */
  narrowerKind: 0.6,
  /** A verb with a date that the kind has not, read as the one date that it has. */
  dateOfKind: 0.8,
  /** A link is about as likely as the best one down to this share of its score. */
  likely: 0.8,
} as const;

/** Shares of a relation whose ends are not quite what is known or asked for. */
export const ENDS = {
  /** A text, where a thing is known. */
  textForThing: 0.3,
  /** A number where a date is asked for: it may be a year. */
  numberForDate: 0.4,
  /** A text or a date where a number is asked for: it may say one. */
  otherForNumber: 0.3,
  /** A text where a date is asked for, of a relation that is called one: "birth date", "year built". */
  textForDate: 0.95,
  /** A text where a thing, a person or a place is asked for: its name. */
  textForWanted: 0.8,
  /** Someone where a place is asked for: an organisation has one. */
  agentForPlace: 0.5,
  /** A thing of which no class is known may be a place. */
  unknownForPlace: 0.6,
  /** A value where things of a class are asked for. */
  valueForClass: 0.3,
  /** Things of another class: classes of a graph are not complete. */
  otherClass: 0.6,
} as const;

/** How surely a sentence says what is asked, as shares of 1: each is what reading it so may be wrong in. */
export const SENTENCES = {
  /** A sentence must say this much of what is asked to be an answer. */
  leastScore: 0.6,
  /** What is said clearly is not mixed with what is said by the way: from this share of the best score on. */
  likeBest: 0.95,
  /** So much of the relation's words must be said. */
  leastMatch: 0.65,
  /** A word stands for another from here on; below `LIKENESS.almost` it is of another family. */
  close: 0.75,
  /** A form of the very verb that is asked for. */
  sameVerb: 0.97,
  /** A word of a merely related family may be meant otherwise: it answers only where all else is plain. */
  relatedFamily: 0.82,
  /** Words whose likeness differs by less are equally good: the nearer one is meant. */
  nearness: 0.04,
  /** "made", "took": what is asked is hardly in the verb. */
  lightVerb: 0.3,
  /** What is said behind a preposition matters less than what is said before. */
  behindPreposition: 0.5,
  /** The subject is called by a part of its name. */
  shortName: 0.95,
  /** "the bridge", where the subject is known to be one. */
  definiteNoun: 0.88,
  /** "it", "she": what the document is about, as a rule. */
  pronoun: 0.85,
  /** "a party led by X did it": so did X, as one of several. */
  groupLedBy: 0.85,
  /** The same read the other way: "by a party under X". */
  groupBehind: 0.9,
  /** "the company of his friend X". */
  ownGroup: 0.8,
  groupBefore: 0.97,
  /** "X served as the captain of S": by way of another verb. */
  as: 0.95,
  /** "A and B, the founder of S": only the last is meant. */
  lastOfSeveral: 0.8,
  /** "X built A and designed S": the subject of the verb before. */
  sharedSubject: 0.92,
  /** A date or place that stands before the verb. */
  beforeVerb: 0.95,
  /** What opens the sentence is said of all of it. */
  opening: 0.9,
  /** A noun, where a name would be surer. */
  noun: 0.97,
  /** A verb is asked for, and a noun says it. */
  nounForVerb: 0.97,
  /** An ordinal that was not asked for makes it one of several. */
  oneOfSeveral: 0.8,
  /** For each noun between the subject and what is said of it, which may be said of the noun. */
  nounBetween: 0.95,
  /** "captain X": a name without a verb behind the noun. */
  nameBehindNoun: 0.95,
} as const;

/** When a noun that no class goes by stands for one (reasoners/english/ordinary-words). */
export const ORDINARY = {
  /** How often people must use a noun rather than a wider one, to mean all that the wider one says. */
  leastUsual: 0.6,
  /** Kinds of kinds that a noun may be of, up to the class that is meant. */
  mostStepsUp: 2,
  /** How often nouns are used in the senses of which one says a kind of the other, or the same, 0–1. */
  leastOfKind: 0.2,
} as const;

/** When what is asked of one thing is told by what the dictionary knows for it (reasoners/english/ordinary-words). */
export const KINDRED = {
  /** How likely two words say the same at least, 0–1; the answer's kind and the rest of the question agree besides. */
  least: 0.15,
  /** How likely a word is nearly always one for a kind of what another one says: an "actor" is a "performer". */
  certain: 0.8,
} as const;

/** What is asked to be made at a time, read of the time at which it came to be. */
export const MAKING_DATED = {
  /** Just behind the reading of a time of the making itself, which is seldom stated. */
  score: 0.97,
  /** That what came to be at a time was made then, 0–1. */
  likely: 0.9,
} as const;

/** "Who wrote E, and when", read as asking for the one date that is told of such things. */
export const ONLY_DATE = {
  /** Its words say nothing else, and the date may be of another deed. */
  score: 0.8,
} as const;

/** How questions for several things at once are read. */
export const SEVERAL = {
  /** Of what is asked of several named things, that it is told of each by itself where it holds of all together. */
  eachByItself: 0.9,
} as const;

/**
 * When a word that a graph does not have is read as another (reasoners/english/rewording). Shares are those of the
 * senses that both words have in common.
 */
export const FIELDS = {
  /** So many uses of a noun at least are of one field where it tells what the members of a class are. */
  leastOfClass: 0.75,
  /** Share of what does something below which a noun is one for what does nothing, whatever is said of its class. */
  leastDoing: 0.2,
} as const;

export const REWORDING = {
  /** How often both words must mean the same, were they used independently: below, one of them says something else. */
  leastCommon: 0.25,
  /** From here on each is used in that sense as a rule, so that nothing is doubted. */
  mostly: 0.5,
  /** A word that comes so near the best one may be meant as well. */
  rival: 0.5,
  /** The same of words that say a kind of what was said, which are less sure: only by far the likeliest is meant. */
  rivalOfNarrower: 0.25,
  /** Verbs have many senses: how often one, and what it is a kind of, are used so at least. */
  leastOfNarrowerVerb: 0.05,
  /** What is left of the score of a reading of other words than were said: of a plain one, and of a doubtful one. */
  plain: 0.95,
  doubtful: 0.8,
} as const;

/** When a noun is read as saying what its verb says: how often each is used in the sense in which one is derived. */
export const DERIVING = {
  /** A noun that mostly says something else than the deed is another word. */
  leastOfNoun: 0.5,
  /** Verbs have many senses, of which the noun has one. */
  leastOfVerb: 0.05,
  /** An adjective and the noun of how much there is of it: in how many of their uses one is derived from the other. */
  leastOfQuality: 0.4,
} as const;

/**
 * How far a written word is from the word that was meant, in tenths of a slip: what fingers and ears take for each
 * other costs less than any other letter.
 */
export const SLIPS = {
  any: 10,
  /** "occured", "untill". */
  doubled: 6,
  /** "nubmer". */
  swapped: 7,
  /** "acadamy", "tourd": vowels that are not stressed sound alike, or not at all. */
  vowel: 8,
  /** Keys that are neighbours. */
  neighbour: 9,
  /** "fotographer": the same to the ear, however many letters differ. */
  sound: 9,
  /** In long words that begin as written, two slips of the likelier kinds. */
  most: 16,
  /** Words within this of the nearest one may have been meant as well. */
  rival: 3,
} as const;

/** How paths are chosen among others. */
export const PATHS = Object.freeze({
  /** What is left of a path's worth when steps behind those that fit lead astray. */
  stray: 0.4,
  /** From here on the relation of a graph is plainly what words mean, so that its name may stand for them. */
  plainlyMeant: 0.9,
  /** Whoever is called an American wrestler is of that country, as a rule. */
  demonym: 0.9,
  /** Whoever is called a wrestler is one, as a rule. */
  trade: 0.9,
  /** The sentence names no work, but its page is about one. */
  workOfPage: 0.85,
  /** A step along the skyline of the next best reading is worth so much less. */
  otherReading: 0.98,
} as const);

/** How paths are scored, 0–1, where they are weighed against one another. */
export const QUALITY = Object.freeze({
  /** What nothing tells of. */
  untold: 0.5,
  /** What is left of the score of a path of which no relation is what the question speaks of. */
  impertinent: 0.5,
} as const);

/** How nouns for kinds are held against what sets are called, where a graph knows no kinds. */
export const KINDS_SAID = {
  /** Share of what a word is used for, 0–1, for what it says a kind of in that sense to count. */
  leastShare: 0.3,
} as const;

/**
 * How likely it is, 0–1, that what nothing tells is as a question says. Of 101 answers to questions of development sets
 * that said such a thing 99 were right; of questions that are put to mislead fewer are.
 */
export const UNTOLD = {
  likely: 0.85,
  /** That a relative, of whom nothing tells which, is the one of several kinds that was asked for. */
  likelyOfKin: 0.5,
} as const;

/** What is asked of the day of asking. */
export const TODAY = {
  /** Of several dates that something may be reckoned from, each next one is this much less likely meant, 0–1. */
  nextDate: 0.9,
  /** As likely is what is reckoned from one of several dates, or where nothing tells of any end, 0–1. */
  doubted: 0.85,
  /** As likely is it that somebody lives of whom no death is stated, where they are the first of those, 0–1. */
  living: 0.5,
} as const;

/** How words are read by what lies around the names of a question. */
export const GRAPH_LED = {
  /** How well a reading fits at most: where a word stands was not all heard. */
  best: 0.95,
  /** The least that a relation's link scores. */
  leastLink: 0.7,
  /** Of two ways to say a relation, one this much worse is not meant. */
  nearlyBest: 0.95,
  /** Two words of the dictionary stand for each other that have one sense in that share of all their uses, 0–1. */
  leastShare: 0.8,
  /** Of two synonyms, one that is this much likelier is meant. */
  nearlyLikeliest: 0.8,
  /** How well a reading fits that takes a verb of people for the noun of a relation: something else may be meant. */
  byRole: 0.76,
  /** The same of a whole question that a phrase book has. */
  byPhrase: 0.76,
} as const;

/** "What is E": what a graph says that it is. */
export const DESCRIPTIONS = {
  /** Nothing is left aside. */
  score: 0.95,
  /** A text says it best, and by the predicates that graphs prefer. */
  inText: 1,
  lessPreferred: 0.02,
  /** Its class says less. */
  byClass: 0.5,
} as const;

/** Nouns and a name side by side. */
export const TELEGRAMS = {
  /** What a sentence would say between them is left unsaid. */
  score: 0.8,
  /** The farther noun is hardly ever what is said of the name itself. */
  turned: 0.5,
  /** What has a code is asked for rather than what the code is, which the question says. */
  byCode: 0.9,
} as const;
