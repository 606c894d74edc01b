import { jsonLines, type Files } from "./folder-of.ts";

/** A small folder in each format, in the published shape, about things that do not exist. */
export const SMALL_SETS = {
  metaqa: {
    "kb.txt": "The Tin Ship|directed_by|Ada Vorn\nThe Tin Ship|release_year|1987\nMoss|directed_by|Ada Vorn\n",
    "1-hop/vanilla/qa_dev.txt": "who directed [The Tin Ship]\tAda Vorn\r\nwhen was [The Tin Ship] released\t1987\n",
    "2-hop/vanilla/qa_test.txt": "which films have the director of [Moss]\tThe Tin Ship|Moss\n",
    "2-hop/qa_test_qtype.txt": "movie_to_director_to_movie\n",
  },
  pathquestion: {
    "A-kb.txt": "ada_vorn\tparents\tbo_vorn\nbo_vorn\tgender\tmale\n",
    "B-kb.txt":
      "Moss_FC\tin_country\tNorland\nKim_(captain)\tplays_for\tMoss_FC\nMoss_FC\tplays_for_inverse\tKim_(captain)\n",
    "A-2H.txt":
      "the sex of ada_vorn 's parent ?\tmale(male/female/)\tada_vorn#parents#bo_vorn#gender#male#<end>#male\n",
    "B-1H.txt": " who plays for Moss_FC ?\tKim_(captain)(Kim_(captain)/)\tMoss_FC#plays_for_inverse#Kim_(captain)\n",
    "B-C.txt":
      "who of Moss_FC is of Norland ?\tKim_(captain)\tMoss_FC#plays_for_inverse#Kim_(captain)#<end>#Kim_(captain)*Norland#in_country_inverse#Moss_FC#<end>#Kim_(captain)\tKim_(captain)/Lo/\tx#y#z\tMoss_FC/Norland\n",
  },
  "2wiki": {
    "dev.json": [
      {
        _id: "w1",
        type: "compositional",
        question: "Who is the father of the director of The Tin Ship?",
        context: [
          ["The Tin Ship", ["The Tin Ship is a film.", "Ada Vorn directed it."]],
          ["Ada Vorn", ["Ada Vorn is the daughter of Bo Vorn."]],
        ],
        supporting_facts: [
          ["The Tin Ship", 1],
          ["Ada Vorn", 0],
        ],
        evidences: [
          ["The Tin Ship", "director", "Ada Vorn"],
          ["Ada Vorn", "father", "Bo Vorn"],
        ],
        answer: "Bo Vorn",
        answer_id: "Q1",
        entity_ids: "Q2_Q3",
      },
    ],
    "test.json": [
      {
        _id: "w2",
        type: "comparison",
        question: "Which?",
        context: [["A", ["B."]]],
        supporting_facts: null,
        evidences: null,
        answer: null,
      },
    ],
    "id_aliases.json": jsonLines({ Q_id: "Q1", aliases: ["B. Vorn"], demonyms: [] }),
  },
  hotpotqa: {
    "hotpot_dev.json": [
      {
        _id: "h1",
        type: "comparison",
        level: "hard",
        question: "Are Moss and Fern both films?",
        answer: "yes",
        supporting_facts: [
          ["Moss", 0],
          ["Fern", 7],
        ],
        context: [
          ["Moss", ["Moss is a film.", " It is long."]],
          ["Fern", ["Fern is a film."]],
        ],
      },
      {
        _id: "h2",
        type: "bridge",
        level: "easy",
        question: "When was Moss made?",
        answer: "3 June 1969",
        supporting_facts: [["Moss", 0]],
        context: [["Moss", ["Moss is a film.", " It is long."]]],
      },
    ],
  },
  advhotpotqa: {
    "sim_dev.json": [
      {
        qas_id: "a1",
        question: "How large is the airline of the magazine Hoy?",
        answer: "8th",
        paragraphs: [
          { title: "added", context: "Dori Air (Dori) is the largest airline. It is the 9th.", is_supp: false },
          { title: "Hoy (magazine)", context: "Hoy is published for Vorn Air.", is_supp: true },
          { title: "Vorn Air", context: "Vorn Air (Vorn) is the 8th largest airline.", is_supp: true },
        ],
        rationale: [{ title: "Hoy (magazine)", sentence: "Hoy is published for Vorn Air." }],
      },
    ],
  },
  musique: {
    "musique_ans_dev.jsonl": jsonLines(
      {
        id: "2hop__1_2",
        question: "Where was the director of Moss born?",
        answer: "Norland City",
        answer_aliases: ["Norland"],
        answerable: true,
        paragraphs: [
          { idx: 0, title: "Moss", paragraph_text: "Moss was directed by Ada Vorn.", is_supporting: true },
          { idx: 1, title: "Fern", paragraph_text: "Fern is a film.", is_supporting: false },
        ],
        question_decomposition: [
          { id: 1, question: "Moss >> director", answer: "Ada Vorn", paragraph_support_idx: 0 },
          { id: 2, question: "#1 >> place of birth", answer: "Norland City", paragraph_support_idx: null },
        ],
      },
      {
        id: "2hop__3_4",
        question: "Who?",
        answer: "Nobody",
        answer_aliases: [],
        answerable: false,
        paragraphs: [],
        question_decomposition: [],
      },
    ),
    "openie_small.json":
      '{"avg": NaN, "docs": [{"extracted_triples": [["Moss", "directed by", "Ada Vorn"], ["Moss", "is long"]]}, {"extracted_triples": []}], "ents": []}',
  },
  qald: {
    "qald.json": {
      questions: [
        {
          id: 7,
          question: [
            { language: "de", string: "Wer?" },
            { language: "en", string: "Who founded Vorn Air?" },
          ],
          query: {
            sparql:
              'PREFIX x: <http://x.test/> PREFIX p: <http://x.test/p/> SELECT DISTINCT ?r WHERE { x:Air p:founder/p:of ?r ; p:in x:Norland . FILTER(LANG(?r) = "en" && ?r != x:No) }',
          },
          answers: [
            { head: { vars: ["r"] }, results: { bindings: [{ r: { type: "uri", value: "http://x.test/Ada_Vorn" } }] } },
          ],
        },
        {
          id: "8",
          question: [{ language: "en", string: "Is it?" }],
          query: { sparql: "ASK { }" },
          answers: [{ head: {}, boolean: false }],
        },
        {
          id: "9",
          question: [{ language: "en", string: "When?" }],
          query: { sparql: "" },
          answers: [
            {
              results: {
                bindings: [
                  {
                    r: {
                      type: "literal",
                      datatype: "http://www.w3.org/2001/XMLSchema#dateTime",
                      value: "1911-01-01T00:00:00Z",
                    },
                  },
                ],
              },
            },
          ],
        },
      ],
    },
  },
  webqsp: {
    "WebQSP.test.json": {
      Version: "1.0",
      Questions: [
        {
          QuestionId: "WebQTest-0",
          RawQuestion: "who is ada vorn's father?",
          ProcessedQuestion: "who is ada vorn's father",
          Parses: [
            { TopicEntityName: "Ada Vorn", TopicEntityMid: "m.0a", InferentialChain: null, Answers: [] },
            {
              TopicEntityName: "Ada Vorn",
              TopicEntityMid: "m.0a",
              InferentialChain: ["people.person.parents"],
              Answers: [{ AnswerType: "Entity", AnswerArgument: "m.0b", EntityName: "Bo Vorn" }],
            },
          ],
        },
      ],
    },
  },
  cwq: {
    "ComplexWebQuestions_dev.json": [
      {
        ID: "WebQTest-0_abc",
        webqsp_ID: "WebQTest-0",
        question: "Who is the father of the director of Moss?",
        machine_question: "x",
        compositionality_type: "composition",
        sparql:
          "PREFIX ns: <http://rdf.freebase.com/ns/>\nSELECT ?x WHERE {\nFILTER (?x != ns:m.0c)\n?c ns:film.director.film ns:m.0c .\n?c ns:people.person.parents ?x .\n}",
        answers: [{ answer: "Bo Vorn", answer_id: "m.0b", aliases: ["B. Vorn"] }],
      },
    ],
  },
  simplequestions: {
    "annotated_fb_data_test.txt":
      "www.freebase.com/m/0a\twww.freebase.com/people/person/parents\twww.freebase.com/m/0b\twho is ada's father\n",
  },
  webquestions: {
    "webquestions.examples.test.json": [
      {
        url: "http://www.freebase.com/view/en/ada_vorn",
        targetValue: '(list (description "Bo \\"B\\" Vorn") (description Cy))',
        utterance: "who are ada vorn's parents?",
      },
    ],
  },
  kilt: {
    "nq-dev-kilt.jsonl": jsonLines({
      id: "k1",
      input: "when was moss made",
      output: [{ answer: "1969", provenance: [] }, { answer: "June 1969" }, { provenance: [] }],
    }),
    "trex-dev-kilt.jsonl": jsonLines({
      id: "k2",
      input: "Moss [SEP] director",
      output: [{ answer: "Ada Vorn" }],
      meta: {},
    }),
    "fever-dev-kilt.jsonl": jsonLines({ id: 3, input: "Moss is a film.", output: [{ answer: "SUPPORTS" }] }),
    "nq-test_without_answers-kilt.jsonl": jsonLines({ id: "k4", input: "who made it", output: [] }),
    "wow-dev-kilt.jsonl": jsonLines({ id: "k5", input: "hello", output: [{ answer: "hi" }] }),
    "kilt_knowledgesource.json": jsonLines({
      _id: "1",
      wikipedia_id: "1",
      wikipedia_title: "Moss",
      text: ["Moss\n", "Moss is a film.\n"],
      anchors: [],
    }),
  },
  crlt: {
    "crlt.jsonl": jsonLines({
      id: "S1",
      question: "Could Ada Vorn have met Bo?",
      q_entity: ["Ada Vorn"],
      a_entity: ["False"],
      graph: [
        ["Ada Vorn", "member of", "Moss, Fern & Co"],
        ["Ada Vorn", "date of birth", "30 March 1990"],
      ],
      hop: 2,
      inference_rule: "They must have lived at the same time.",
      reasoning_steps: [
        {
          Step: "Ada was a member.",
          "facts used in this step": "(Ada Vorn, member of, Moss, Fern & Co {start time, 2016})",
        },
        { Step: "Bo died.", "facts used in this step": "(Bo, date of death, 1950)" },
        { Step: "So no." },
      ],
    }),
  },
  medqa: {
    "questions/US/dev.jsonl": jsonLines({
      question: "What helps?",
      answer: "Rest",
      options: { A: "Noise", B: "Rest" },
      meta_info: "step1",
      answer_idx: "B",
    }),
    "textbooks/en/Medicine.txt": "Rest helps.",
  },
  jsonl: {
    "questions.jsonl": jsonLines(
      { id: "q1", question: "Who directed Moss?", answers: ["Ada Vorn"] },
      { id: 2, question: "Who directed Fern?", answers: [] },
    ),
    "graph.ttl": '<http://x.test/moss> <http://www.w3.org/2000/01/rdf-schema#label> "Moss" .',
    "documents.jsonl": jsonLines({ id: "d", title: "Moss", text: "Moss was directed by Ada Vorn." }),
  },
} as const satisfies Record<string, Files>;
