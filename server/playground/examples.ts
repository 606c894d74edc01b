/** What a new tab says. */
export const EMPTY_TAB = `# Ask a question in English, and select as much of the reasoning as you want to see.
# What you do not select is never computed.
#
# Start with { question(text: "…") { answer { text } } }; Ctrl-Space suggests fields,
# and the book on the left explains every one of them.
`;

export interface Example {
  readonly query: string;
  /** JSON, as the pane of variables shows it. */
  readonly variables?: string;
}

/** The id of what Price asks, on which no tab works: ids say what is asked, and are the same everywhere. */
const WATCHED_ID = "eIvbHTb5RlVTSU9OCk9uIHdoaWNoIGlzbGFuZCBpcyB0aGUgSW5kb25lc2lhbiBjYXBpdGFsIGxvY2F0ZWQ_";

/** The tabs that a first visitor finds. */
export const EXAMPLES: readonly Example[] = [
  {
    query: `# The answer, the path that leads to it, and the evidence behind every step.
query Answer {
  question(
    text: "What team that has a mascot named Mariner Moose is in the American League West?"
  ) {
    answer {
      status
      text
      explanation
      confidence
      asOf
    }
    paths(first: 3) {
      nodes {
        text
        steps {
          relation { label }
          evidence { nodes { text source { title } title quotedFrom } }
        }
      }
    }
  }
}
`,
  },
  {
    query: `# How the question is understood: the names in it, and what is asked. No fact is looked up.
query Understanding {
  question(
    text: "Who was the President of the United States when humans made their third landing on the moon?"
  ) {
    topicEntities {
      mention
      chosen { iri label }
      candidates { score match entity { label description } }
    }
    analysis {
      skyline { text places { kind text } }
      subQuestions
      predictedDepth
      keywords
      readings { statement score }
      reason
    }
  }
}
`,
  },
  {
    query: `# The question taken apart: each part is checked against the sources, and corrected where it is wrong.
# draftTree is what was there before anything was checked. Select verdict of one of its nodes to check that node alone.
query Tree {
  question(
    text: "Who was the President of the United States when humans made their third landing on the moon?"
    strategy: TREEQA
  ) {
    draftTree {
      root { children { position question hypothesis } }
    }
    logicTree(traversal: PARALLEL) {
      reading
      nodes {
        nodes {
          position
          question
          verdict
          correction
          reason
          answers { nodes { label } }
          references { text source { title } }
        }
      }
      revisions { position before after reason }
    }
    answer { text }
  }
}
`,
  },
  {
    query: `# What an answer would cost, as a rule and at most. Nothing runs: look at extensions.cost.
query Price {
  question(
    text: "On which island is the Indonesian capital located?"
  ) {
    estimate {
      typical { stages upstream { kind calls } }
      most { stages upstream { kind calls } }
      stages { name typical { stages } most { stages } }
    }
  }
}
`,
  },
  {
    query: `# Why each value, and the SPARQL that reproduces the answer and each of its paths, for anyone to check.
query Reproduce {
  question(
    text: "In the country where Ghost in the Shell was created, who is the current head of state?"
  ) {
    answer {
      text
      reading
      sparql
      values {
        nodes {
          label
          evidence { nodes { text } }
          term { ... on Entity { iri description sameAs { nodes { iri } } } ... on Literal { lexical datatype } }
          validFrom
          validUntil
        }
      }
    }
    paths { nodes { text sparql } }
  }
}
`,
  },
  {
    query: `# Watch the work on a question: that of the Price tab, whose id stands under Variables (any question tells its id).
# It starts nothing by itself: run this, then select answer { text } of that question in another window.
subscription Watch($id: ID!) {
  progress(id: $id) {
    sequence
    __typename
    ... on StageStarted { stage }
    ... on StageFinished { stage outcome code ms }
    ... on SourceCalled { kind source { title } }
    ... on WorkEnded { reason }
  }
}
`,
    variables: `${JSON.stringify({ id: WATCHED_ID }, undefined, 2)}\n`,
  },
  {
    query: `# What there is to answer from.
query Sources {
  sources {
    id
    kind
    title
    version
    asOf
    licence
  }
}
`,
  },
];
