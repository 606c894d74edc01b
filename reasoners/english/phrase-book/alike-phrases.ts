import { type Phrase, phraseOf, ROWS_ALIKE, spokenLine } from "./rows.ts";
import { type Alike, saidAlike } from "./said-alike.ts";
import { listed, THING } from "./sayings.ts";

type Phrases = ReadonlyMap<string, readonly Phrase[]>;

interface Book {
  readonly past: Phrases;
  readonly present: Phrases;
}

/** What is asked, by what all wordings for it have in common; of another time only where none is of that one. */
export function phrasesSaid({ said, isPast }: Alike): readonly Phrase[] {
  const { past, present } = book();
  const [own, other] = isPast ? [past, present] : [present, past];
  return own.get(said) ?? other.get(said) ?? [];
}

let made: Book | undefined;

/** Read when it is first asked for, which most questions never do. */
function book(): Book {
  if (made !== undefined) return made;
  const found = { past: new Map<string, Phrase[]>(), present: new Map<string, Phrase[]>() };
  for (const row of ROWS_ALIKE) {
    const phrase = phraseOf(row);
    const nouns = listed(row.nouns).map((noun) => `${THING}'s ${noun}`);
    const asked = [
      ...listed(row.asked),
      ...nouns,
      ...(phrase.kinds.has("DATE") ? nouns.map((each) => `when is ${each}`) : []),
    ];
    for (const each of asked) {
      const { said, isPast } = saidAlike(spokenLine(each));
      const ofTime = isPast ? found.past : found.present;
      const phrases = ofTime.get(said) ?? [];
      if (!phrases.includes(phrase)) ofTime.set(said, [...phrases, phrase]);
    }
  }
  made = found;
  return found;
}
