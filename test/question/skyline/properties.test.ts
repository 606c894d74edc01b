import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { mapForm, nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import { outlineOf } from "../../../engine/question/skyline/outline.ts";
import { predictedDepth } from "../../../engine/question/skyline/predicted-depth.ts";
import {
  skyline as skylineShape,
  type Skyline,
  type SkylineRelation,
} from "../../../engine/question/skyline/skyline.ts";
import { skylineText } from "../../../engine/question/skyline/skyline-text.ts";
import { turned, turnedRelation } from "../../../engine/question/skyline/turned.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { anyForm } from "./forms.ts";

const QUESTION = "What is asked?";

function outline(form: Form) {
  return outlineOf(QUESTION, { readings: [{ form, score: 1 }], keywords: [] }, []);
}

const runs = { numRuns: propertyRuns(500) };

/** Every property of the skyline of any form. */
function holds(property: (skyline: Skyline, form: Form) => void): void {
  fc.assert(
    fc.property(anyForm, (form) => property(outline(form).skyline, form)),
    runs,
  );
}

const sorted = (texts: Iterable<string>): readonly string[] => [...new Set(texts)].sort();

describe("the skyline of any form", () => {
  test("names what the form names, and nothing else", () => {
    holds(({ places }, form) => {
      const named = [...nodesOf(form)].flatMap(({ node }) =>
        node.kind === "mention" ? [`${node.text} ${node.candidates[0]?.iri}`] : [],
      );
      const topics = places.filter(({ kind }) => kind === "TOPIC");
      expect(sorted(topics.map(({ text, entities }) => `${text} ${entities.join(" ")}`))).toEqual(sorted(named));
      expect(sorted(topics.map(({ id }) => id))).toHaveLength(sorted(named).length);
    });
  });

  test("holds the words of every relation", () => {
    holds(({ relations }, form) => {
      const words = new Set(relations.map(({ text }) => text));
      const said = [...nodesOf(form)].flatMap(({ node }) => relationOf(node)?.text ?? []);
      for (const each of said) expect(words).toContain(each);
    });
  });

  test("has one place of the answer, one relation fewer than places, and the shape that others are told", () => {
    holds((skyline) => {
      const { places, relations } = skyline;
      expect(relations).toHaveLength(places.length - 1);
      expect(sorted(places.flatMap(({ id, kind }) => (kind === "ANSWER" ? [id] : [])))).toHaveLength(1);
      for (const one of places) for (const other of places) if (one.id === other.id) expect(other).toEqual(one);
      expect(skylineShape.parse(skyline)).toEqual(skyline);
    });
  });

  test("comes back from a place as it went there, and walks nothing more than twice", () => {
    holds(({ places, relations }) => {
      const ids = places.map(({ id }) => id);
      // Names that are written twice are one place, and the form may link the same two in several ways.
      if (places.some(({ kind, id }, index) => kind === "TOPIC" && ids.indexOf(id) !== index)) return;
      const walks = new Map<string, SkylineRelation[]>();
      for (const [index, relation] of relations.entries()) {
        const [from = "", to = ""] = ids.slice(index, index + 2);
        const key = [from, to].sort().join();
        walks.set(key, [...(walks.get(key) ?? []), from < to ? relation : turnedRelation(relation)]);
      }
      expect(walks.size).toBe(new Set(ids).size - 1);
      for (const [first, ...again] of walks.values()) {
        expect(again.length).toBeLessThanOrEqual(1);
        for (const each of again) expect(each).toEqual(first);
      }
    });
  });

  test("is walked once where one name or two lead to the answer", () => {
    holds(({ places, relations }, form) => {
      const isStraight = [...nodesOf(form)].every(
        ({ node }) => node.kind === "mention" || node.kind === "follow" || node.kind === "count",
      );
      if (!isStraight) return;
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
      expect(places[0]?.kind).toBe("TOPIC");
      expect(places.at(-1)?.kind).toBe("ANSWER");
      const follows = [...nodesOf(form)].filter(({ node }) => node.kind === "follow").length;
      expect(relations).toHaveLength(Math.max(1, follows));
    });
  });

  test("turned twice is what it was, and is as deep read from either end", () => {
    holds((skyline) => {
      expect(turned(turned(skyline))).toEqual(skyline);
      expect(predictedDepth(turned(skyline))).toBe(predictedDepth(skyline));
      expect(turned(skyline).places.map(({ id }) => id)).toEqual(skyline.places.map(({ id }) => id).reverse());
    });
  });
});

describe("the outline of any form", () => {
  test("is as deep as the answer is from the name farthest from it: 1 at least, the whole chain at most", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const { skyline, predictedDepth: depth } = outline(form);
        expect(depth).toBeGreaterThanOrEqual(1);
        expect(depth).toBeLessThanOrEqual(Math.max(1, skyline.relations.length));
        // Nothing that is renamed changes how far it is, unless two names become one.
        const apart = mapForm(form, (node, slot) => (node.kind === "mention" ? { ...node, text: slot } : node));
        expect(outline(apart).predictedDepth).toBeGreaterThanOrEqual(depth);
      }),
      runs,
    );
  });

  test("asks questions, each once, as many as there are names at most", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const { subQuestions } = outline(form);
        const names = [...nodesOf(form)].filter(({ node }) => node.kind === "mention").length;
        expect(subQuestions.length).toBeGreaterThan(0);
        expect(subQuestions.length).toBeLessThanOrEqual(Math.max(1, names));
        expect(new Set(subQuestions).size).toBe(subQuestions.length);
        for (const each of subQuestions) expect(each).toMatch(/^[A-Z].*\?$/);
      }),
      runs,
    );
  });

  test("is the same when it is made again", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const copy = structuredClone(form);
        expect(outline(copy)).toEqual(outline(form));
        expect(skylineText(outline(copy).skyline, "GRAPH")).toBe(skylineText(outline(form).skyline, "GRAPH"));
      }),
      runs,
    );
  });
});
