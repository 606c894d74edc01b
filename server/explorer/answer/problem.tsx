import { CombinedGraphQLErrors } from "@apollo/client/errors";

interface Told {
  readonly message: string;
  readonly code: string | undefined;
}

/** What went wrong, each thing once. */
function problemsOf(error: unknown): readonly Told[] {
  if (!CombinedGraphQLErrors.is(error)) return [{ message: String((error as Error).message), code: undefined }];
  const told = error.errors.map(({ message, extensions }) => ({ message, code: codeOf(extensions) }));
  return told.filter(({ message }, index) => told.findIndex((other) => other.message === message) === index);
}

/** Whether work was stopped, by the reader or because nobody waited. */
export function isCancelled(error: unknown): boolean {
  return error !== undefined && problemsOf(error).every(({ code }) => code === "CANCELLED");
}

/** Errors for a reader, with what to do where the server says it. */
export function Problems({ error, onAgain }: { readonly error: unknown; onAgain?: () => void }) {
  return (
    <div className="problem" role="alert">
      {problemsOf(error).map(({ message, code }) => (
        <p key={message}>
          {message} {code !== undefined && <small className="quiet">{code}</small>}
        </p>
      ))}
      {onAgain !== undefined && (
        <button type="button" onClick={onAgain}>
          Try again
        </button>
      )}
    </div>
  );
}

function codeOf(extensions: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const code = extensions?.["code"];
  return typeof code === "string" ? code : undefined;
}
