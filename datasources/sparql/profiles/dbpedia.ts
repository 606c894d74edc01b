import { OWL, RDF, RDFS, SKOS } from "../../../engine/rdf/term.ts";
import { GENERIC } from "./generic.ts";
import type { SparqlProfile } from "./profile.ts";

const ONTOLOGY = "http://dbpedia.org/ontology/";

/** DBpedia: the mapped properties of its ontology, not the raw ones of infoboxes. */
export const DBPEDIA: SparqlProfile = {
  ...GENERIC,
  name: "dbpedia",
  vocabulary: {
    label: [`${RDFS}label`],
    alias: [`${SKOS}altLabel`, `${ONTOLOGY}alias`],
    description: ["http://purl.org/dc/terms/description", `${RDFS}comment`],
    type: [`${RDF}type`],
    subclass: [`${RDFS}subClassOf`],
    sameAs: [`${OWL}sameAs`],
    image: [`${ONTOLOGY}thumbnail`, "http://xmlns.com/foaf/0.1/depiction"],
    page: ["http://xmlns.com/foaf/0.1/isPrimaryTopicOf"],
    about: [],
  },
  ignored: [
    `${ONTOLOGY}wikiPage*`,
    `${ONTOLOGY}thumbnail`,
    `${ONTOLOGY}abstract`,
    "http://dbpedia.org/property/*",
    "http://purl.org/dc/terms/*",
    "http://xmlns.com/foaf/0.1/*",
    "http://www.w3.org/ns/prov#*",
    "http://www.w3.org/2003/01/geo/wgs84_pos#*",
    "http://www.georss.org/georss/*",
    "http://purl.org/linguistics/gold/hypernym",
  ],
  entityPattern: "^http://dbpedia\\.org/resource/(?!(?:Category|Template|File):)",
  redirect: `${ONTOLOGY}wikiPageRedirects`,
  disambiguates: `${ONTOLOGY}wikiPageDisambiguates`,
};
