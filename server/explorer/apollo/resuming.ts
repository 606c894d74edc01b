import { ApolloLink } from "@apollo/client";
import { RetryLink } from "@apollo/client/link/retry";
import { OperationTypeNode } from "graphql";
import { tap } from "rxjs";
import { isLoss, type Connection } from "./connection.ts";

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 4_000;

/**
 * Sends a query again until it comes through: a question is asked by its id, so that the server goes on where it was.
 * A mutation is sent once, and who watches asks anew by himself.
 */
export function resuming(connection: Connection): ApolloLink {
  const retrying = new RetryLink({
    delay: { initial: FIRST_DELAY_MS, max: LONGEST_DELAY_MS, jitter: true },
    attempts: (_attempt, { operationType }, error) => {
      if (!isLoss(error)) return false;
      connection.tell(true);
      return operationType === OperationTypeNode.QUERY;
    },
  });
  const heard = new ApolloLink((operation, forward) =>
    forward(operation).pipe(tap({ next: () => connection.tell(false) })),
  );
  return retrying.concat(heard);
}
