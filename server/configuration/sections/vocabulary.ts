import { z } from "zod";
import { iri, iris } from "./values.ts";

export const vocabulary = z
  .strictObject({
    label: iris.describe("Predicates of main names, the preferred ones first."),
    alias: iris.describe("Predicates of other names."),
    description: iris.describe("Predicates of descriptions."),
    type: iris.describe("Predicates that lead from an instance to its class."),
    subclass: iris.describe("Predicates that lead from a class to its superclass."),
    sameAs: iris.describe("Predicates that lead to the same thing in other data sets."),
    image: iris.describe("Predicates whose value is the address of a picture."),
    page: iris.describe("Predicates that lead from a thing to pages about it, such as its article in Wikipedia."),
    about: iris.describe("Predicates that lead from a page to the thing that it is about."),
    validity: z
      .strictObject({
        start: iri.describe("Predicate of the day from which a statement holds."),
        end: iri.describe("Predicate of the day until which a statement holds."),
        ended: iri.describe("Predicate that marks a statement that ended on an unknown date."),
        observed: iri.describe("Predicate of the day on which a quantity was measured."),
      })
      .describe("How the graph says when a fact holds: predicates of rdf:Statement nodes."),
  })
  .partial();
