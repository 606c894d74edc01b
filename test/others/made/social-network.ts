import { FOAF, Triples, TYPE, upTo, XSD } from "./triples.ts";

/**
 * People and places by the rules of the Social Network Benchmark of the LDBC (Erling and others: "The LDBC Social
 * Network Benchmark: Interactive Workload", 2015): cities in countries in continents, universities and companies,
 * persons of whom only given and family name are told, who study, work and know each other since some day, forums with
 * moderators. What a friendship, a job or a degree is besides stands on a node without a name.
 */
const V = "http://www.ldbc.eu/ldbc_socialnet/1.0/vocabulary/";
const D = "http://www.ldbc.eu/ldbc_socialnet/1.0/data/";
const DBPEDIA = "http://dbpedia.org/resource/";
const KIND = "http://dbpedia.org/ontology/";

const PLACES: readonly (readonly [string, string, readonly string[]])[] = [
  ["Ghana", "Africa", ["Accra", "Kumasi", "Tamale"]],
  ["Kenya", "Africa", ["Nairobi", "Mombasa"]],
  ["Austria", "Europe", ["Graz", "Linz", "Salzburg"]],
  ["Portugal", "Europe", ["Porto", "Braga"]],
  ["Finland", "Europe", ["Tampere", "Turku", "Oulu"]],
  ["Peru", "South America", ["Cusco", "Arequipa"]],
  ["Vietnam", "Asia", ["Hanoi", "Da Nang", "Hue"]],
  ["Japan", "Asia", ["Nagoya", "Sapporo"]],
];
const GIVEN = "Abena Bruno Chiara Duc Eeva Franz Grace Haruki Ines Joao Kofi Linh Maija Nuno Otieno Paula".split(" ");
const FAMILY = "Aalto Boateng Carvalho Dang Eronen Fuchs Gruber Huaman Ito Juma".split(" ");
const TAGS = ["Opera", "Chess", "Sailing", "Ceramics", "Jazz", "Astronomy"];
const BROWSERS = ["Firefox", "Chrome", "Safari"];
const LANGUAGES = ["en", "pt", "de", "fi", "vi", "ja", "es"];

export function socialNetwork(): string {
  const data = new Triples(23);
  const named = (iri: string, kind: string, name: string): string => {
    data.link(iri, TYPE, kind);
    data.value(iri, `${FOAF}name`, name, "@en");
    return iri;
  };
  const inDbpedia = (name: string): string => DBPEDIA + name.replaceAll(" ", "_");
  for (const continent of new Set(PLACES.map(([, name]) => name)))
    named(inDbpedia(continent), `${KIND}Continent`, continent);
  const cities: string[] = [];
  const universities: string[] = [];
  const companies: string[] = [];
  for (const [country, continent, names] of PLACES) {
    named(inDbpedia(country), `${KIND}Country`, country);
    data.link(inDbpedia(country), `${V}isPartOf`, inDbpedia(continent));
    for (const name of names) {
      const city = named(inDbpedia(name), `${KIND}City`, name);
      data.link(city, `${V}isPartOf`, inDbpedia(country));
      const university = named(`${inDbpedia(name)}_University`, `${KIND}University`, `${name} University`);
      data.link(university, `${V}isLocatedIn`, city);
      cities.push(city);
      universities.push(university);
    }
    const company = named(`${inDbpedia(country)}_Airlines`, `${KIND}Company`, `${country} Airlines`);
    data.link(company, `${V}isLocatedIn`, inDbpedia(country));
    companies.push(company);
  }
  const tags = TAGS.map((name) => named(inDbpedia(name), `${V}Tag`, name));
  const joined = (subject: string, property: string, index: number | string, parts: Parts): void => {
    const node = `_:${property}${index}`;
    data.link(subject, V + property, node);
    data.link(node, V + parts.to[0], parts.to[1]);
    const [name, text, datatype] = parts.when;
    data.value(node, V + name, text, XSD + datatype);
  };
  const persons = upTo(60).map((index) => {
    const iri = `${D}pers${String(index + 1).padStart(8, "0")}`;
    data.link(iri, TYPE, `${V}Person`);
    data.value(iri, `${V}firstName`, GIVEN[index % GIVEN.length] ?? "");
    data.value(iri, `${V}lastName`, FAMILY[Math.floor(index / 2) % FAMILY.length] ?? "");
    data.value(iri, `${V}gender`, data.pick(["female", "male"]));
    data.value(iri, `${V}birthday`, data.day(data.between(1960, 1995)), `${XSD}date`);
    data.value(iri, `${V}browserUsed`, data.pick(BROWSERS));
    data.value(iri, `${V}locationIP`, `192.0.2.${index + 1}`);
    for (const language of data.pickSome(LANGUAGES, data.between(1, 3))) data.value(iri, `${V}speaks`, language);
    data.link(iri, `${V}isLocatedIn`, data.pick(cities));
    data.link(iri, `${V}hasInterest`, ...data.pickSome(tags, data.between(1, 3)));
    if (data.between(1, 10) <= 7)
      joined(iri, "studyAt", index, {
        to: ["hasOrganisation", data.pick(universities)],
        when: ["classYear", data.between(1985, 2012), "integer"],
      });
    if (data.between(1, 10) <= 7)
      joined(iri, "workAt", index, {
        to: ["hasOrganisation", data.pick(companies)],
        when: ["workFrom", data.between(1985, 2012), "integer"],
      });
    return iri;
  });
  for (const [index, person] of persons.entries())
    for (const other of data.pickSome(persons.slice(index + 1), 3))
      joined(person, "knows", `${index}_${persons.indexOf(other)}`, {
        to: ["hasPerson", other],
        when: ["creationDate", `${data.day(2010)}T10:00:00Z`, "dateTime"],
      });
  for (const [index, name] of TAGS.entries()) {
    const forum = `${D}forum${String(index).padStart(8, "0")}`;
    data.link(forum, TYPE, `${V}Forum`);
    data.value(forum, `${V}title`, `Group for ${name} in ${data.pick(PLACES)[0]}`);
    data.link(forum, `${V}hasTag`, inDbpedia(name));
    data.link(forum, `${V}hasModerator`, data.pick(persons));
  }
  return data.nTriples;
}

interface Parts {
  readonly to: readonly [string, string];
  readonly when: readonly [string, string | number, string];
}
