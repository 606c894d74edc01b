import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** A graph without classes: any noun may be a kind of things in it, and it can check none. */
const REELS = graphOf(
  "reels",
  `
@prefix : <urn:reels:> .
:starred a rdf:Property ; rdfs:label "starred actors" . :directed a rdf:Property ; rdfs:label "directed by" .
:written a rdf:Property ; rdfs:label "written by" . :parents a rdf:Property ; rdfs:label "parents" .
:job a rdf:Property ; rdfs:label "profession" . :club a rdf:Property ; rdfs:label "plays in club" .
:country a rdf:Property ; rdfs:label "plays for country" . :tags a rdf:Property ; rdfs:label "has tags" .
:moon :tags :slow , :eerie . :salt :tags :slow . :slow rdfs:label "slow" . :eerie rdfs:label "eerie" .
:moon rdfs:label "Moon Over Pim" ; :starred :ada , :bo ; :directed :cora ; :written :dov .
:salt rdfs:label "The Salt Road" ; :starred :ada ; :directed :cora ; :written :cora .
:ada rdfs:label "Ada Quill" ; :parents :cora ; :job :acting ; :club :rovers ; :country :ostland .
:bo rdfs:label "Bo Lindt" . :cora rdfs:label "Cora Venn" ; :job :directing . :dov rdfs:label "Dov Marsh" .
:acting rdfs:label "acting" . :directing rdfs:label "directing" . :rovers rdfs:label "Rovers" . :ostland rdfs:label "Ostland" .
`,
);

const ask = async (question: string): Promise<readonly string[]> => [...(await askAll([await REELS], question)).values];

describe("where nothing has a class, a noun that no set is called by is not passed over", () => {
  test.each([
    "the gender of parents of Ada Quill?",
    "what is the gender of parents of Ada Quill?",
    "the organization of parents of Ada Quill?",
    "what sex is Ada Quill's parents?",
    "what types are the films starred by Ada Quill",
    "what kinds are the films directed by Cora Venn",
    "what were the lengths of Dov Marsh written films",
    "which people zorp with Moon Over Pim",
    "which person zorps with Moon Over Pim",
    "which famous people are in Moon Over Pim",
    "which actors argue with Moon Over Pim",
    "how many people quarrel with Moon Over Pim",
  ])("%s", async (question) => {
    expect(await ask(question)).toEqual([]);
  });

  test.each<[string, readonly string[]]>([
    ["which movies are directed by Cora Venn", ["Moon Over Pim", "The Salt Road"]],
    ["which person directed the movies written by Dov Marsh", ["Cora Venn"]],
    ["who is listed as director of Dov Marsh written films", ["Cora Venn"]],
    ["the film The Salt Road was written by who", ["Cora Venn"]],
    ["what are the films that share directors with The Salt Road", ["Moon Over Pim"]],
    ["which screenwriter wrote the script for Moon Over Pim", ["Dov Marsh"]],
    ["who in the world wrote The Salt Road", ["Cora Venn"]],
    ["Who on earth directed Moon Over Pim?", ["Cora Venn"]],
    ["which professional football team do players from Ostland play for?", ["Rovers"]],
  ])("while one that is what is asked for is told: %s", async (question, answers) => {
    expect([...(await ask(question))].sort()).toEqual([...answers].sort());
  });
});

describe("what describes something is its tags, where the graph has one relation called so", () => {
  test.each<[string, readonly string[]]>([
    ["what words describe Moon Over Pim", ["eerie", "slow"]],
    ["which words describe film The Salt Road", ["slow"]],
    ["describe the movie The Salt Road in a few words", ["slow"]],
    ["what terms are applicable to The Salt Road?", ["slow"]],
    ["what are some words that describe movie The Salt Road", ["slow"]],
    ["can you give a few words describing what The Salt Road is about", ["slow"]],
    ["list the terms that characterise Moon Over Pim", ["eerie", "slow"]],
    ["which terms fit The Salt Road", ["slow"]],
    ["which films can be described by slow", ["Moon Over Pim", "The Salt Road"]],
    ["what movies can be described with eerie", ["Moon Over Pim"]],
    ["what words describe the director of The Salt Road", []],
    ["what words rhyme with Moon Over Pim", []],
    ["describe the movies directed by Cora Venn", []],
  ])("%s", async (question, answers) => {
    expect([...(await ask(question))].sort()).toEqual([...answers].sort());
  });
});

describe("whether somebody is a man or a woman asks for a gender", () => {
  const HERMITS = graphOf(
    "hermits",
    `@prefix : <urn:hermits:> .
:gender a rdf:Property ; rdfs:label "gender" . :pupil a rdf:Property ; rdfs:label "pupil" .
:isk rdfs:label "Iskander Vole" ; :gender :male ; :pupil :odd . :odd rdfs:label "Oddny Sarr" ; :gender :female .
:male rdfs:label "male" . :female rdfs:label "female" . :rock rdfs:label "Rook Hill" .`,
  );
  test.each([
    ["Is Iskander Vole a man or a woman?", ["male"]],
    ["is Iskander Vole's pupil a man or a woman", ["female"]],
    ["Is the pupil of Iskander Vole a woman or a man?", ["female"]],
    ["Is Rook Hill a man or a woman?", []],
  ])("%s", async (question, answers) => {
    expect([...(await askAll([await HERMITS], question)).values]).toEqual(answers);
  });
});

describe("what somebody does is what they do for a living", () => {
  test.each([
    ["What does Ada Quill do?", ["acting"]],
    ["What does Ada Quill do for a living?", ["acting"]],
    ["What do Ada Quill's parents do?", ["directing"]],
    ["What does the director of The Salt Road do?", ["directing"]],
    ["What did the director of The Salt Road do?", []],
    ["What does the writer of Moon Over Pim do?", []],
  ])("%s", async (question, answers) => {
    expect(await ask(question)).toEqual(answers);
  });
});
