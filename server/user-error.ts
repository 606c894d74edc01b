import { Failure } from "../engine/failure.ts";
import { ConfigurationError } from "./configuration/configuration.ts";

/** Whether the user can put it right: then its message is enough. */
export function isUserError(error: unknown): error is Error {
  return error instanceof ConfigurationError || error instanceof Failure;
}
