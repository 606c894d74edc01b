/**
 * A graph as they are found: its properties are declared nowhere and have no names, labels come first, in capitals and
 * without a language or with one, things are of several classes or of none, years are written as text, and names are
 * shared. All of it follows from `scale`, so that what is true of it can be told without asking it.
 */
export interface UntidyGraph {
  readonly nTriples: string;
  readonly triples: number;
  readonly questions: readonly UntidyQuestion[];
}

interface UntidyQuestion {
  readonly question: string;
  /** Names of what is right, sorted; dates as they are shown. */
  readonly answers: readonly string[];
}

const BASE = "http://data.example/";
const XSD = "http://www.w3.org/2001/XMLSchema#";
const LABEL = "http://www.w3.org/2000/01/rdf-schema#label";
const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";

const FIRST =
  "Ada Bruno Clara Dorian Edda Fabian Greta Hugo Irma Jonas Kira Leon Mara Nico Odette Pavel Quentin Rosa Stellan Tilda Ulric Vera Willem Xenia Yorick Zelda Amos Beatrix Cosmo Delia".split(
    " ",
  );
const LAST = ["Bren", "Cald", "Darn", "Ester", "Falk", "Gris", "Hald", "Ives", "Jarn", "Keld", "Lorn", "Morv"];
const LAST_ENDS = "mann wood sen berg field ton quist ley dale ström".split(" ");
const ADJECTIVES =
  "Silent Crimson Hollow Distant Broken Golden Winter Burning Secret Paper Velvet Iron Hidden Marble Restless Amber".split(
    " ",
  );
const NOUNS =
  "Harbour Lantern Orchard Meridian Staircase Parade Cathedral Voyage Mirror Carnival Station Garden Tempest Archive".split(
    " ",
  );
const PLACES = ["Mar", "Vel", "Tor", "Bris", "Quel", "Hest", "Lum", "Ork", "Pel", "Sarn"];
const PLACE_ENDS = ["lowick", "dona", "holm", "vara", "minster", "pont", "grad", "essa", "bury", "mouth"];
const COUNTRIES = ["Velmaria", "Ostrany", "Kaldova", "Brenland", "Tirosia", "Querin", "Moravka", "Sundria"];

const MONTHS = "January February March April May June July August September October November December".split(" ");

interface Made {
  readonly iri: string;
  readonly name: string;
}

interface Person extends Made {
  readonly born: string;
  readonly birthPlace: Made;
  readonly spouse: Made | undefined;
}

interface Film extends Made {
  readonly director: Person;
  readonly cast: readonly Person[];
  readonly year: number;
}

/** @param scale Films; there are about 30 triples to each */
export function untidyGraph(scale: number): UntidyGraph {
  const random = randomFrom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const labels: string[] = [];
  const facts: string[] = [];
  const made = (kind: string, index: number, name: string): Made => {
    const iri = `${BASE}${kind}/${1000 + index}`;
    labels.push(`<${iri}> <${LABEL}> ${JSON.stringify(name)}${index % 3 === 0 ? "" : "@en"} .`);
    return { iri, name };
  };
  const link = (subject: Made, property: string, object: Made): void =>
    void facts.push(`<${subject.iri}> <${BASE}p/${property}> <${object.iri}> .`);
  const value = (subject: Made, property: string, text: string, datatype?: string): void =>
    void facts.push(
      `<${subject.iri}> <${BASE}p/${property}> ${JSON.stringify(text)}${datatype === undefined ? "" : `^^<${XSD}${datatype}>`} .`,
    );
  const is = (subject: Made, ...types: readonly string[]): void => {
    for (const type of types) facts.push(`<${subject.iri}> <${TYPE}> <${BASE}c/${type}> .`);
  };

  const countries = COUNTRIES.map((name, index) => made("country", index, name));
  const cities = Array.from({ length: Math.min(100 + scale / 20, PLACES.length * PLACE_ENDS.length) }, (_, index) => {
    const name = `${PLACES[index % PLACES.length]}${PLACE_ENDS[Math.floor(index / PLACES.length) % PLACE_ENDS.length]}`;
    return { ...made("place", index, name), country: countries[index % countries.length] as Made };
  });
  for (const country of countries) is(country, "Country", "Place");
  countries.forEach((country, index) => {
    link(country, "capital", cities[index] as Made);
    value(country, "population", String(1_000_000 + 137_000 * index), "integer");
    for (const other of [countries[index - 1], countries[index + 1]])
      if (other !== undefined) link(country, "bordersWith", other);
  });
  for (const city of cities) {
    is(city, "City", "Place");
    link(city, "country", city.country);
    value(city, "population", String(20_000 + Math.floor(random() * 900_000)), "integer");
  }

  const surnames = LAST.flatMap((start) => LAST_ENDS.map((end) => `${start}${end}`));
  const people = Array.from({ length: scale * 2 }, (_, index): Person => {
    const first = FIRST[index % FIRST.length] ?? "";
    const middle = Math.floor(index / (FIRST.length * surnames.length));
    const last = surnames[Math.floor(index / FIRST.length) % surnames.length] ?? "";
    const name = middle === 0 ? `${first} ${last}` : `${first} ${surnames[(middle * 7) % surnames.length]} ${last}`;
    const [year, month, day] = [1900 + Math.floor(random() * 95), Math.floor(random() * 12), Math.floor(random() * 28)];
    return {
      ...made("person", index, name),
      born: `${year}-${String(month + 1).padStart(2, "0")}-${String(day + 1).padStart(2, "0")}`,
      birthPlace: pick(cities),
      spouse: undefined,
    };
  });
  const married = people.map((person, index): Person => {
    const other = index % 2 === 0 ? people[index + 1] : people[index - 1];
    return index % 6 < 4 && other !== undefined ? { ...person, spouse: other } : person;
  });
  married.forEach((person, index) => {
    is(person, "Person", ...(index % 4 === 0 ? ["Artist"] : []));
    value(person, "birthDate", person.born, "date");
    link(person, "birthPlace", person.birthPlace);
    if (person.spouse !== undefined) link(person, "spouse", person.spouse);
    if (index % 3 === 0) link(person, "residence", pick(cities));
  });

  const studios = Array.from({ length: 40 }, (_, index) => {
    const place = cities[(index * 3) % cities.length] as Made;
    const studio = made("org", index, `${place.name} ${index % 2 === 0 ? "Pictures" : "Studios"} ${index + 1}`);
    is(studio, "Company");
    link(studio, "headquarters", place);
    value(studio, "foundingYear", String(1900 + index * 2));
    return studio;
  });
  const genres = ["drama", "comedy", "thriller", "western", "musical"].map((name, index) => made("genre", index, name));

  const films = Array.from({ length: scale }, (_, index): Film => {
    const adjective = ADJECTIVES[index % ADJECTIVES.length];
    const noun = NOUNS[Math.floor(index / ADJECTIVES.length) % NOUNS.length];
    const round = Math.floor(index / (ADJECTIVES.length * NOUNS.length));
    const place = cities[(round - 1) % cities.length];
    const again = Math.floor((round - 1) / cities.length);
    const name = `The ${adjective} ${noun}${round === 0 ? "" : ` of ${place?.name}`}${round === 0 || again === 0 ? "" : ` ${again + 1}`}`;
    return {
      ...made("work", index, name),
      director: pick(married),
      cast: Array.from({ length: 5 }, () => pick(married)),
      year: 1930 + (index % 90),
    };
  });
  for (const [index, film] of films.entries()) {
    if (index % 10 !== 9) is(film, "Film", ...(index % 2 === 0 ? ["Work"] : []));
    link(film, "director", film.director);
    for (const actor of film.cast) link(film, "starring", actor);
    value(film, "releaseYear", String(film.year));
    value(film, "runningTime", String(70 + (index % 90)), "integer");
    link(film, "studio", studios[index % studios.length] as Made);
    link(film, "genre", genres[index % genres.length] as Made);
    link(film, "country", countries[index % countries.length] as Made);
    value(film, "catalogueNumber", `WX-${index}-${index * 31}`);
  }
  return {
    nTriples: [...labels, ...facts, ""].join("\n"),
    triples: labels.length + new Set(facts).size,
    questions: questionsOn(films, married, cities, countries),
  };
}

function questionsOn(
  films: readonly Film[],
  people: readonly Person[],
  cities: readonly (Made & { readonly country: Made })[],
  countries: readonly Made[],
): readonly UntidyQuestion[] {
  const film = (index: number): Film => films[index] as Film;
  const person = (index: number): Person => people[index] as Person;
  const city = (index: number): Made & { readonly country: Made } => cities[index] as never;
  const countryOf = (place: Made): Made => (cities.find(({ iri }) => iri === place.iri) as { country: Made }).country;
  const personOf = (made: Made): Person => people.find(({ iri }) => iri === made.iri) as Person;
  const directed = (of: Person): readonly string[] =>
    films.filter(({ director }) => director.iri === of.iri).map(({ name }) => name);
  const named = (...things: readonly (Made | undefined)[]): readonly string[] =>
    [...new Set(things.flatMap((each) => (each === undefined ? [] : [each.name])))].sort();
  // Films of no class are no films to anybody who asks for films.
  const isUntyped = ({ name }: Made): boolean => films.findIndex((each) => each.name === name) % 10 === 9;
  const busy = people
    .slice(0, 300)
    .filter((each) => films.every((one) => one.director.iri !== each.iri || !isUntyped(one)))
    .reduce((best, each) => (directed(each).length <= directed(best).length ? best : each));
  const wed = (from: number): Film => films.slice(from).find(({ director }) => director.spouse !== undefined) as Film;
  const [older, younger] = [person(20), person(47)];
  return [
    { question: `Who directed ${film(3).name}?`, answers: named(film(3).director) },
    { question: `When was ${person(12).name} born?`, answers: [shown(person(12).born)] },
    { question: `Where was ${person(25).name} born?`, answers: named(person(25).birthPlace) },
    { question: `Who is the spouse of ${person(6).name}?`, answers: named(person(6).spouse) },
    { question: `Who starred in ${film(40).name}?`, answers: named(...film(40).cast) },
    { question: `What is the capital of ${countries[2]?.name}?`, answers: named(cities[2]) },
    { question: `In which country is ${city(17).name}?`, answers: named(city(17).country) },
    {
      question: `What is the birth place of the director of ${film(8).name}?`,
      answers: named(film(8).director.birthPlace),
    },
    { question: `Where was the director of ${film(21).name} born?`, answers: named(film(21).director.birthPlace) },
    { question: `When was the director of ${film(15).name} born?`, answers: [shown(film(15).director.born)] },
    {
      question: `Who is the spouse of the director of ${wed(30).name}?`,
      answers: named(wed(30).director.spouse),
    },
    {
      question: `Where was the spouse of the director of ${wed(60).name} born?`,
      answers: named(personOf(wed(60).director.spouse as Made).birthPlace),
    },
    {
      question: `In which country was the director of ${film(33).name} born?`,
      answers: named(countryOf(film(33).director.birthPlace)),
    },
    { question: `Which films did ${busy.name} direct?`, answers: [...new Set(directed(busy))].sort() },
    { question: `How many films did ${busy.name} direct?`, answers: [String(directed(busy).length)] },
    {
      question: `Who is older, ${older.name} or ${younger.name}?`,
      answers: [(older.born < younger.born ? older : younger).name],
    },
    { question: `What is the genre of ${film(5).name}?`, answers: ["drama"] },
    { question: `What is the studio of ${film(11).name}?`, answers: [studioOf(11, cities)] },
    { question: `What is the running time of ${film(50).name}?`, answers: [String(70 + 50)] },
    { question: `Who directed ${film(64).name.toLowerCase()}?`, answers: named(film(64).director) },
    { question: `Where was ${misspelt(person(31).name)} born?`, answers: named(person(31).birthPlace) },
    { question: `When was ${misspelt(person(40).name)} born?`, answers: [shown(person(40).born)] },
    { question: `Who directed ${film(77).name.toUpperCase()}?`, answers: named(film(77).director) },
    { question: `Which countries border ${countries[3]?.name}?`, answers: named(countries[2], countries[4]) },
  ];
}

function studioOf(index: number, cities: readonly Made[]): string {
  return `${cities[(index * 3) % cities.length]?.name} ${index % 2 === 0 ? "Pictures" : "Studios"} ${index + 1}`;
}

function shown(date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** With two letters of the longest word the other way round. */
export function misspelt(name: string): string {
  const words = name.split(" ");
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best));
  const middle = Math.ceil(longest.length / 2);
  const swapped = `${longest.slice(0, middle)}${longest[middle + 1]}${longest[middle]}${longest.slice(middle + 2)}`;
  return words.map((word) => (word === longest ? swapped : word)).join(" ");
}

/** Numbers from 0 to 1, the same each time (Park and Miller's generator). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
