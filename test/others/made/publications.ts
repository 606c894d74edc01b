import { DC, FOAF, RDFS, Triples, TYPE, upTo, XSD } from "./triples.ts";

/**
 * Articles, papers, journals and proceedings by the rules of the SP2Bench benchmark (Schmidt, Hornung, Lausen, Pinkel:
 * "SP2Bench: A SPARQL Performance Benchmark", 2009), which follows DBLP: persons are nodes without a name of their own
 * that have one as a text, references are bags, a journal has the year in its title. Words and persons are made up.
 */
const BENCH = "http://localhost/vocabulary/bench/";
const SWRC = "http://swrc.ontoware.org/ontology#";
const TERMS = "http://purl.org/dc/terms/";
const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const FIRST = [1950, 1951, 1952, 1953, 1954];
const GIVEN = "Adalwin Brisa Caspian Delfina Egon Fenja Gisbert Hedda Ilja Jorun Kasimir Ludmila".split(" ");
const FAMILY = "Ashgrove Birkholt Cranley Dunmere Elsby Fothergale Garrick Holloran Ingham Jessop".split(" ");
const WORDS = "lucid meadow tensor gradual bridges folding amber lattice silent proofs wandering gears".split(" ");

export function publications(): string {
  const data = new Triples(3);
  for (const kind of ["Journal", "Proceedings", "Article", "Inproceedings"])
    data.link(BENCH + kind, `${RDFS}subClassOf`, `${FOAF}Document`);
  const erdoes = "http://localhost/persons/Paul_Erdoes";
  const persons = upTo(30).map((index) => {
    const name = `${GIVEN[index % GIVEN.length] ?? ""} ${FAMILY[index % FAMILY.length] ?? ""}`;
    const iri = `_:${name.replace(" ", "_")}`;
    data.link(iri, TYPE, `${FOAF}Person`);
    data.value(iri, `${FOAF}name`, name, `${XSD}string`);
    return iri;
  });
  data.link(erdoes, TYPE, `${FOAF}Person`);
  data.value(erdoes, `${FOAF}name`, "Paul Erdoes", `${XSD}string`);
  const titles = new Set<string>();
  const title = (): string => {
    for (;;) {
      const made = data.pickSome(WORDS, 4).join(" ");
      if (!titles.has(made)) {
        titles.add(made);
        return made;
      }
    }
  };
  const earlier: string[] = [];
  const document = (iri: string, kind: string, named: string, year: number): void => {
    data.link(iri, TYPE, BENCH + kind);
    data.value(iri, `${DC}title`, named, `${XSD}string`);
    data.value(iri, `${TERMS}issued`, year, `${XSD}integer`);
  };
  const written = (iri: string, year: number, index: number): void => {
    data.link(iri, `${DC}creator`, ...data.pickSome(persons, data.between(1, 3)));
    if (index % 5 === 0) data.link(iri, `${DC}creator`, erdoes);
    const from = data.between(1, 300);
    data.value(iri, `${SWRC}pages`, `${from}-${from + data.between(2, 20)}`, `${XSD}string`);
    data.link(iri, `${FOAF}homepage`, `http://www.example.com/${year}/${index}.html`);
    if (earlier.length > 5 && index % 3 === 0) {
      const bag = `_:references_${year}_${index}`;
      data.link(iri, `${TERMS}references`, bag);
      data.link(bag, TYPE, `${RDF}Bag`);
      for (const [each, cited] of data.pickSome(earlier, 3).entries()) data.link(bag, `${RDF}_${each + 1}`, cited);
    }
    earlier.push(iri);
  };
  for (const year of FIRST) {
    for (const number of [1, 2]) {
      const journal = `http://localhost/publications/journals/Journal${number}/${year}`;
      document(journal, "Journal", `Journal ${number} (${year})`, year);
      data.value(journal, `${SWRC}volume`, year - 1939, `${XSD}integer`);
      for (const each of upTo(data.between(4, 8))) {
        const article = `http://localhost/publications/articles/Journal${number}/${year}/Article${each + 1}`;
        document(article, "Article", title(), year);
        data.link(article, `${SWRC}journal`, journal);
        written(article, year, number * 20 + each);
      }
    }
    const proceedings = `http://localhost/publications/procs/Proceeding1/${year}`;
    document(proceedings, "Proceedings", `Proceeding 1 (${year})`, year);
    data.link(proceedings, `${SWRC}editor`, ...data.pickSome(persons, 2), erdoes);
    data.value(proceedings, `${DC}publisher`, `${data.pick(FAMILY)} Press`, `${XSD}string`);
    for (const each of upTo(data.between(3, 6))) {
      const paper = `http://localhost/publications/inprocs/Proceeding1/${year}/Inproceeding${each + 1}`;
      document(paper, "Inproceedings", title(), year);
      data.link(paper, `${TERMS}partOf`, proceedings);
      written(paper, year, 60 + each);
    }
  }
  return data.nTriples;
}
