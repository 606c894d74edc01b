import { graphql } from "../generated/index.ts";

/** Free: the id says what is asked, and nothing runs. */
export const AskQuestion = graphql(`
  query AskQuestion($text: String!, $strategy: Strategy!, $options: QuestionOptions) {
    question(text: $text, strategy: $strategy, options: $options) {
      id
    }
  }
`);

export const AnswerOf = graphql(`
  query AnswerOf($id: ID!, $limits: QuestionLimits) {
    questionById(id: $id, limits: $limits) {
      id
      text
      strategy
      answer {
        ...ShownAnswer
      }
    }
  }
  fragment ShownAnswer on Answer {
    id
    status
    text
    support
    complete
    confidence
    explanation
    reading
    asOf
    values(first: 20) {
      totalCount
      nodes {
        id
        label
        term {
          ...ShownTerm
        }
        of {
          ...ShownTerm
        }
        validFrom
        validUntil
        evidence(first: 3) {
          totalCount
          nodes {
            ...Citation
          }
        }
      }
    }
    conflicts {
      id
      taken
      weight
      support
      values(first: 5) {
        nodes {
          id
          label
        }
      }
    }
    cost {
      ...ShownCost
    }
  }
  fragment ShownTerm on Term {
    label
    ... on Entity {
      id
      iri
    }
  }
  fragment Citation on Evidence {
    id
    kind
    text
    title
    url
    quotedFrom
    retrievedAt
    licence
    attribution
    validFrom
    validUntil
    source {
      id
      title
    }
  }
  fragment ShownCost on Cost {
    stages
    stagesFromStore
    upstream {
      kind
      calls
    }
    inputTokens
    outputTokens
    tokensEstimated
    money {
      amount
      currency
    }
  }
`);

export const CancelWork = graphql(`
  mutation CancelWork($id: ID!) {
    cancelQuestion(id: $id) {
      cancelled
    }
  }
`);
