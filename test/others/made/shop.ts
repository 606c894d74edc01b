import { DC, FOAF, RDFS, Triples, TYPE, upTo, XSD } from "./triples.ts";

/**
 * Products with producers, features, offers of vendors and reviews, by the rules of the Berlin SPARQL Benchmark (Bizer,
 * Schultz: "The Berlin SPARQL Benchmark", 2009): a hierarchy of types of products, labels of random words, numbers and
 * texts whose properties are numbered, prices with a datatype of their own, offers without a name. The words are ours.
 */
const V = "http://www4.wiwiss.fu-berlin.de/bizer/bsbm/v01/vocabulary/";
const I = "http://www4.wiwiss.fu-berlin.de/bizer/bsbm/v01/instances/";
const COUNTRY = "http://downlode.org/rdf/iso-3166/countries#";
const REV = "http://purl.org/stuff/rev#";
const COUNTRIES = ["US", "US", "US", "GB", "JP", "CN", "DE", "FR", "ES", "RU", "KR", "AT"];
const STARTS = "ab bre cor dal em fol gri hul ino jas kel lum mor nex ori pra quo rus sti tul".split(" ");
const ENDS = "aces bling deno fter gonal hesis ilder ked lacton mented nings oses pered ration sting".split(" ");
const GIVEN = "Hanne Ingo Jurek Katrin Lubos Mirela Nils Oona Petr Ruza Sanna Tibor".split(" ");
const FAMILY = "Abild Bergan Cizek Drost Ekman Farkas Gaal Horn Ilves Jansky".split(" ");

export function shop(): string {
  const data = new Triples(11);
  const word = (): string => data.pick(STARTS) + data.pick(ENDS);
  const words = (count: number): string =>
    upTo(count)
      .map(() => word())
      .join(" ");
  const made = (type: string, index: number): string => {
    const iri = `${I}${type}${index}`;
    data.link(iri, TYPE, V + type);
    return iri;
  };
  const labelled = (type: string, index: number, length: number): string => {
    const iri = made(type, index);
    data.value(iri, `${RDFS}label`, words(length));
    data.value(iri, `${RDFS}comment`, words(12));
    return iri;
  };
  const company = (type: string) => (index: number) => {
    const iri = labelled(type, index, 1);
    data.link(iri, `${FOAF}homepage`, `http://www.${type}${index}.com/`);
    data.link(iri, `${V}country`, COUNTRY + data.pick(COUNTRIES));
    return iri;
  };

  const types = upTo(10).map((index) => {
    const iri = labelled("ProductType", index + 1, 1);
    if (index > 0) data.link(iri, `${RDFS}subClassOf`, `${I}ProductType${Math.ceil(index / 3)}`);
    return iri;
  });
  const features = upTo(30).map((index) => labelled("ProductFeature", index + 1, 1));
  const producers = upTo(8).map(company("Producer"));
  const vendors = upTo(6).map(company("Vendor"));
  const products = upTo(60).map((index) => {
    const iri = labelled("Product", index + 1, data.between(2, 3));
    data.link(iri, TYPE, data.pick(types.slice(4)));
    data.link(iri, `${V}producer`, data.pick(producers));
    data.link(iri, `${V}productFeature`, ...data.pickSome(features, data.between(3, 7)));
    for (const number of [1, 2, 3]) {
      data.value(iri, `${V}productPropertyNumeric${number}`, data.between(1, 2000), `${XSD}integer`);
      data.value(iri, `${V}productPropertyTextual${number}`, words(6));
    }
    data.value(iri, `${DC}date`, data.day(data.between(2000, 2006)), `${XSD}date`);
    return iri;
  });
  for (const index of upTo(240)) {
    const iri = made("Offer", index + 1);
    data.link(iri, `${V}product`, data.pick(products));
    data.link(iri, `${V}vendor`, data.pick(vendors));
    data.value(iri, `${V}price`, `${data.between(5, 9999)}.${data.between(10, 99)}`, `${V}USD`);
    data.value(iri, `${V}deliveryDays`, data.between(1, 21), `${XSD}integer`);
    data.value(iri, `${V}validFrom`, data.day(2008), `${XSD}date`);
    data.value(iri, `${V}validTo`, data.day(2009), `${XSD}date`);
    data.link(iri, `${V}offerWebpage`, `http://www.example.com/Offer${index + 1}/`);
  }
  const reviewers = upTo(20).map((index) => {
    const iri = `${I}Reviewer${index + 1}`;
    data.link(iri, TYPE, `${FOAF}Person`);
    const name = `${GIVEN[index % GIVEN.length] ?? ""} ${FAMILY[index % FAMILY.length] ?? ""}`;
    data.value(iri, `${FOAF}name`, name);
    data.link(iri, `${V}country`, COUNTRY + data.pick(COUNTRIES));
    return iri;
  });
  for (const index of upTo(180)) {
    const iri = made("Review", index + 1);
    data.link(iri, `${V}reviewFor`, data.pick(products));
    data.link(iri, `${REV}reviewer`, data.pick(reviewers));
    data.value(iri, `${DC}title`, words(4));
    data.value(iri, `${REV}text`, words(25), "@en");
    data.value(iri, `${V}reviewDate`, data.day(2008), `${XSD}date`);
    for (const number of [1, 2])
      if (data.between(1, 10) <= 7) data.value(iri, `${V}rating${number}`, data.between(1, 10), `${XSD}integer`);
  }
  return data.nTriples;
}
