import type { Evidence } from "../evidence/trace.ts";
import { DCTERMS, iri, literal, RDF, type Iri } from "../rdf/term.ts";
import type { Agents } from "./agents.ts";
import { own, webIri, type Statements } from "./statements.ts";
import { TYPE } from "./vocabulary.ts";

const STATEMENT = iri(`${RDF}Statement`);

/** What a source returned: a triple with the graph that it is of, or a quote with the document that it stands in. */
export function describeEvidence(evidence: Evidence, agents: Agents, says: Statements): Iri {
  const { id, source, text, triple, retrievedAt } = evidence;
  const cited = own("evidence", source, id);
  const content = agents.sourceNamed(source);
  says.is(cited, "Entity", text);
  says.time(cited, "generatedAtTime", retrievedAt);
  says.says(cited, "wasDerivedFrom", content);
  says.says(cited, "hadPrimarySource", content);
  if (triple === undefined) describeQuote(evidence, cited, content, says);
  else {
    says.add(cited, TYPE, STATEMENT);
    says.add(cited, iri(`${RDF}subject`), triple.subject);
    says.add(cited, iri(`${RDF}predicate`), triple.predicate);
    says.add(cited, iri(`${RDF}object`), triple.object);
  }
  return cited;
}

function describeQuote(evidence: Evidence, cited: Iri, content: Iri, says: Statements): void {
  const { source, text, title, url, quotedFrom, licence, attribution, revision } = evidence;
  const document = webIri(url) ?? own("document", source, title ?? "", url ?? "");
  says.value(cited, text);
  says.says(cited, "wasQuotedFrom", document);
  if (quotedFrom !== undefined) says.add(cited, iri(`${DCTERMS}isPartOf`), literal(quotedFrom));
  says.is(document, "Entity", title);
  says.says(document, "wasDerivedFrom", content);
  says.says(content, "hadMember", document);
  if (licence !== undefined) says.add(document, iri(`${DCTERMS}license`), literal(licence));
  if (attribution !== undefined) says.add(document, iri(`${DCTERMS}rightsHolder`), literal(attribution));
  if (revision !== undefined) says.add(document, iri(`${DCTERMS}hasVersion`), literal(revision));
}
