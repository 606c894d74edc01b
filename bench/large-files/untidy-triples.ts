import { oneOf, randomStream } from "../reading/random.ts";

const SYLLABLES = "ka lo mi ra ve ton ber shi gar nel du pra quo zen hol mar tis wen far ost bri cla dun ell".split(
  " ",
);
const CLASSES = "Person City Film Company Book Country River Band Album University".split(" ");
const RELATIONS = "birthPlace author director locatedIn spouse employer memberOf country publisher almaMater".split(
  " ",
);
const [BASE, RDFS, SKOS] = [
  "http://ex.org/",
  "http://www.w3.org/2000/01/rdf-schema#",
  "http://www.w3.org/2004/02/skos/core#",
];
const [RDF, XSD] = ["http://www.w3.org/1999/02/22-rdf-syntax-ns#", "http://www.w3.org/2001/XMLSchema#"];

/**
 * N-Triples as they come: things with names in several languages, descriptions, numbers, dates, links, gaps and blank
 * nodes. IRIs are short, so that five million of them are no more bytes than are read.
 */
export function* untidyTriples(triples: number): Generator<string> {
  const random = randomStream(1);
  const word = (): string => {
    const text = Array.from({ length: 2 + Math.floor(random() * 3) }, () => oneOf(SYLLABLES, random)).join("");
    return (text[0] ?? "").toUpperCase() + text.slice(1);
  };
  const name = (): string => (random() < 0.05 ? `${word()}-é${word()}` : `${word()} ${word()}`);
  const things = Math.ceil(triples / 8);
  const thing = (number: number): string => `<${BASE}${(number * 7_919).toString(36)}>`;
  let written = 0;
  for (let number = 0; written < triples; number = (number + 1) % things) {
    const lines: string[] = [];
    const say = (predicate: string, object: string): void =>
      void lines.push(`${thing(number)} <${predicate}> ${object} .`);
    say(`${RDF}type`, `<${BASE}o/${CLASSES[Math.floor(random() ** 2 * CLASSES.length)] ?? ""}>`);
    const label = name();
    if (random() < 0.95) say(`${RDFS}label`, `"${label}"@en`);
    if (random() < 0.4) say(`${RDFS}label`, `"${name()}"@${oneOf(["de", "fr", "es"], random)}`);
    if (random() < 0.6) say(`${SKOS}altLabel`, `"${name()}"`);
    if (random() < 0.3)
      say(`${RDFS}comment`, `"${label} lies in ${word()} and is known for the ${word()} of ${word()}."@en`);
    for (let left = Math.floor(random() * 7); left > 0; left -= 1)
      say(`${BASE}o/${oneOf(RELATIONS, random)}`, thing(Math.floor(random() ** 3 * things)));
    if (random() < 0.5) say(`${BASE}o/birthDate`, `"${1800 + Math.floor(random() * 220)}-07-14"^^<${XSD}date>`);
    if (random() < 0.2) say(`${BASE}o/population`, `"${Math.floor(10 ** (1 + 6 * random()))}"^^<${XSD}integer>`);
    if (random() < 0.05) say(`${BASE}o/address`, `_:b${number}`);
    written += lines.length;
    yield `${lines.join("\n")}\n`;
  }
}
