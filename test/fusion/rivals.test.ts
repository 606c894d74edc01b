import { expect, test } from "vitest";
import type { Reading } from "../../engine/question/analysis.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { reading } from "../treeqa/by-hand.ts";
import { askInTurn } from "./asking.ts";

/** Readings that fit as well are told in full by whoever computes them, whatever was chosen of the first. */
const GRAPH = `
  :Song a rdfs:Class ; rdfs:label "song" . :artist rdfs:label "artist" . :record rdfs:label "record" .
  :free a :Song ; rdfs:label "Free" ; :record :album ; :artist :ann .
  :album rdfs:label "Free" . :bold rdfs:label "Bold" . :ann rdfs:label "Ann" .
  :calm a :Song ; rdfs:label "Calm" ; :record :bold ; :artist :ann .
`;
const ALL = ["QUERY", "HYDRA", "FIDELIS", "FUSION"];

const along = (song: string, label: string, iri: string): Reading => ({
  form: {
    kind: "follow",
    from: { kind: "mention", text: label, candidates: [{ iri: `urn:test:${song}`, label, score: 1 }] },
    relation: {
      text: iri,
      candidates: [{ iri: `urn:test:${iri}`, label: iri, direction: "FORWARD", score: 1 }],
    },
  },
  score: 0.9,
});

test.each<[string, string, readonly string[], string]>([
  ["Calm", "calm", ["Ann", "Bold"], "CONFLICTING"],
  // A record that is called as the song is says no more than the question.
  ["Free", "free", ["Ann"], "ANSWERED"],
])("what of %s?", async (label, song, values, status) => {
  const replies = reading(along(song, label, "record"), along(song, label, "artist"));
  const answered = await askInTurn(`What of ${label}?`, ALL, { graphs: [await graphOf(GRAPH)], replies });
  for (const { result, labels } of answered)
    expect([result.strategy, result.status, labels]).toEqual([result.strategy, status, values]);
});
