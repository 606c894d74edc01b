import { z } from "zod";
import { iri, iris } from "./values.ts";

export const vocabulary = z
  .strictObject({
    label: iris.describe("Predicates of main names, preferred ones first."),
    alias: iris.describe("Predicates of other names."),
    description: iris.describe("Predicates of descriptions."),
    type: iris.describe("Predicates that lead to the class of an instance."),
    subclass: iris.describe("Predicates that lead from a class to its superclass."),
    sameAs: iris.describe("Predicates that lead to names in other data sets."),
    image: iris.describe("Predicates that lead to pictures, by their addresses."),
    page: iris.describe("Predicates that lead to pages about it, such as its article in Wikipedia."),
    about: iris.describe("Predicates that lead from a page to what it is about."),
    validity: z
      .strictObject({
        start: iri.describe("Predicate of the day from which a statement holds."),
        end: iri.describe("Predicate of the day until which a statement holds."),
        ended: iri.describe("Predicate that stands on a statement that has ended at an unknown date."),
        observed: iri.describe("Predicate of the day on which a quantity was measured."),
      })
      .describe("How the graph states the time in which a fact holds: predicates on rdf:Statement nodes."),
  })
  .partial();
