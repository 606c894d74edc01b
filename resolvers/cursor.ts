import { Failure, quoted } from "../engine/failure.ts";
import { shownId } from "./shown-id.ts";

/** Characters of the check in a cursor: the chance that another member has the same is one in sixteen millions. */
const CHECK_LENGTH = 4;

/** The longest cursor that is looked at. */
const MAX_CURSOR_LENGTH = 64;

/** Says where a member of a list stands and, by a check, which one it is. */
export function cursorOf(place: number, key: string): string {
  return Buffer.from(`${place}:${shownId(key).slice(0, CHECK_LENGTH)}`).toString("base64url");
}

/** Where the member of a cursor stood, whichever it is; undefined for what is no cursor. */
export function placeIn(cursor: string): number | undefined {
  const text = cursor.length > MAX_CURSOR_LENGTH ? "" : Buffer.from(cursor, "base64url").toString();
  const [, place] = /^(\d{1,9}):/.exec(text) ?? [];
  return place === undefined ? undefined : Number(place);
}

/** A page of another list, or of one that has changed since, is refused and not guessed. */
export function noCursor(after: string): Failure {
  return new Failure(
    "BAD_USER_INPUT",
    `${quoted(after)} is no cursor of this list, or the list has changed since it was given. Leave \`after\` out to begin anew.`,
  );
}
