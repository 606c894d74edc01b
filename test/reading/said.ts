/**
 * Sentences that answer: what is asked about what, of which kind, and what stands there. Things of many fields, none of
 * our documents.
 */
export interface Said {
  readonly passage: string;
  readonly subject: string;
  readonly relation: string;
  readonly expects?: string;
  readonly answers: readonly string[];
  /** Of the document; another thing's unless given. */
  readonly title?: string;
}

const said = (
  passage: string,
  subject: string,
  relation: string,
  expects: string | undefined,
  ...answers: readonly string[]
): Said => ({
  passage,
  subject,
  relation,
  ...(expects === undefined ? {} : { expects }),
  answers,
});
const about = (title: string, entry: Said): Said => ({ ...entry, title });

export const PASSIVES: readonly Said[] = [
  said(
    "The Öresund Bridge was designed by George Rotne, a Danish architect.",
    "Öresund Bridge",
    "designed",
    "person",
    "George Rotne",
  ),
  said(
    "The Chrysler Building was designed by the American architect William Van Alen.",
    "Chrysler Building",
    "designed",
    "person",
    "William Van Alen",
  ),
  said(
    "Insulin was discovered in 1921 by Frederick Banting and Charles Best in Toronto.",
    "insulin",
    "discovered",
    "person",
    "Frederick Banting",
    "Charles Best",
  ),
  said(
    "Annapurna was first climbed in 1950 by Maurice Herzog and Louis Lachenal of an expedition led by Lucien Devies.",
    "Annapurna",
    "first climbed",
    "person",
    "Maurice Herzog",
    "Louis Lachenal",
  ),
  said(
    "The first ascent of Denali was made in 1913 by a party of four led by Hudson Stuck.",
    "Denali",
    "led the first ascent of",
    "person",
    "Hudson Stuck",
  ),
  said(
    "The wreck of the Vasa was found in 1956 by Anders Franzén.",
    "Vasa",
    "found the wreck of",
    "person",
    "Anders Franzén",
  ),
  said(
    "The Firebird was commissioned by Sergei Diaghilev and composed by Igor Stravinsky.",
    "The Firebird",
    "composed",
    "person",
    "Igor Stravinsky",
  ),
  said("The opera, written by Sir Arthur Sullivan, ran for a year.", "opera", "wrote", "person", "Arthur Sullivan"),
  said(
    'The novel "Middlemarch" was translated into Dutch by Dr. Anna van der Berg.',
    "Middlemarch",
    "translated into Dutch",
    "person",
    "Anna van der Berg",
  ),
  said(
    "The SS Great Britain was built by Patterson & Sons in Bristol.",
    "SS Great Britain",
    "built",
    "company",
    "Patterson & Sons",
  ),
  said(
    "The lighthouse of Eddystone was rebuilt by John Smeaton in 1759, after a fire.",
    "lighthouse of Eddystone",
    "rebuilt",
    "person",
    "John Smeaton",
  ),
  said(
    "The serial was written and directed by Ruth Caleb, and stars Jim Broadbent.",
    "serial",
    "directed",
    "person",
    "Ruth Caleb",
  ),
  said(
    "The choir was formed in 1961 by Emperor Street Music Group.",
    "choir",
    "founded",
    "company",
    "Emperor Street Music Group",
  ),
  said(
    'The script of "Brazil" was written by Terry Gilliam, Will Smithers and Tom Stoppard from an idea of his.',
    "Brazil",
    "wrote the script of",
    "person",
    "Terry Gilliam",
    "Will Smithers",
    "Tom Stoppard",
  ),
  said(
    "The Elgar medal was awarded to Martin Luther Brown Jr. in 1988.",
    "Elgar medal",
    "received",
    "person",
    "Martin Luther Brown Jr.",
  ),
];

export const ACTIVES: readonly Said[] = [
  said("Union Maj. Gen. Ada Krall besieged Fort Tarn for a month.", "Fort Tarn", "besieged", "person", "Ada Krall"),
  said("French Col. Ada Krall besieged Fort Tarn.", "Fort Tarn", "besieged", "person", "Ada Krall"),
  said("Union Square hosted the Tarn Fair.", "Tarn Fair", "hosted", undefined, "Union Square"),
  said("Ada Krall next starred in Jon Ek's war film, Ember.", "Ada Krall", "starred in", "movie", "Ember"),
  said(
    "Ignaz Semmelweis introduced chlorine washing at the clinic.",
    "chlorine washing",
    "introduced",
    "person",
    "Ignaz Semmelweis",
  ),
  said(
    "Roald Amundsen and Oscar Wisting crossed the Barents Sea in a small boat.",
    "Barents Sea",
    "crossed",
    "person",
    "Roald Amundsen",
    "Oscar Wisting",
  ),
  said(
    "Maria Reiche, the daughter of a judge, mapped the Nazca Lines.",
    "Nazca Lines",
    "mapped",
    "person",
    "Maria Reiche",
  ),
  said(
    "Gertrude Ederle of New York swam the English Channel in 1926.",
    "English Channel",
    "swam in 1926",
    "person",
    "Gertrude Ederle",
  ),
  said(
    "In 1938 László Bíró patented the ballpoint pen in Paris.",
    "ballpoint pen",
    "patented",
    "person",
    "László Bíró",
  ),
  said(
    "Elias Howe, who lived in Boston, invented the lockstitch machine.",
    "lockstitch machine",
    "invented",
    "person",
    "Elias Howe",
  ),
  said(
    "Nadia Boulanger taught Aaron Copland and conducted the Royal Philharmonic.",
    "Royal Philharmonic",
    "conducted",
    "person",
    "Nadia Boulanger",
  ),
  said("Pope Julius II commissioned the Sistine ceiling.", "Sistine ceiling", "commissioned", "pope", "Julius II"),
  said(
    "The astronomer Vera Rubin measured the rotation of Andromeda.",
    "Andromeda",
    "measured the rotation of",
    "person",
    "Vera Rubin",
  ),
  said("Karl Benz patented the Motorwagen in 1886.", "Karl Benz", "patent", undefined, "Motorwagen"),
  said('Agatha Christie wrote "The Mousetrap" for the radio.', "Agatha Christie", "wrote", "play", "The Mousetrap"),
  said("Bernardo O'Higgins defeated General Osorio at Maipú.", "Bernardo O'Higgins", "defeat", "person", "Osorio"),
  said("Humphry Davy isolated potassium by electrolysis.", "Humphry Davy", "isolate", "element", "potassium"),
  said("Captain Ahab hit three whales on the Atlantic Ocean.", "Atlantic Ocean", "hit whales on", "person", "Ahab"),
  said(
    "The Royal Navy frigate was taken by the crew; Bligh steered the launch to Timor.",
    "Timor",
    "steered the launch to",
    "person",
    "Bligh",
  ),
];

export const NOUNS: readonly Said[] = [
  said(
    "The first director of the Rijksmuseum was Frederik Obreen.",
    "Rijksmuseum",
    "first director of",
    "first director",
    "Frederik Obreen",
  ),
  said(
    "Kathryn Sullivan was the first woman to dive to Challenger Deep.",
    "Challenger Deep",
    "first woman to dive to",
    "first woman",
    "Kathryn Sullivan",
  ),
  said(
    "The first woman to climb Annapurna was Vera Komarkova.",
    "Annapurna",
    "first woman to climb",
    "first woman",
    "Vera Komarkova",
  ),
  said(
    "The longest tunnel of Norway is the Lærdal Tunnel, near Aurland.",
    "Norway",
    "longest tunnel of",
    "longest tunnel",
    "Lærdal Tunnel",
  ),
  said(
    "Lagos's chief engineer was Herbert Macaulay.",
    "Lagos",
    "chief engineer of",
    "chief engineer",
    "Herbert Macaulay",
  ),
  said(
    "Walter Gropius, the founder of the Bauhaus, left in 1928.",
    "Bauhaus",
    "founder of",
    "founder",
    "Walter Gropius",
  ),
  said(
    "The captain of the Lusitania, William Turner, survived.",
    "Lusitania",
    "captain of",
    "captain",
    "William Turner",
  ),
  said('The second album of Kate Bush was "Lionheart".', "Kate Bush", "second album of", "second album", "Lionheart"),
  said(
    "The cook of the Endurance, a baker by trade, was Charles Green.",
    "Endurance",
    "cook of",
    "cook",
    "Charles Green",
  ),
  said(
    "Ada Blackjack became the cook of the Wrangel expedition.",
    "Wrangel expedition",
    "cook of",
    "cook",
    "Ada Blackjack",
  ),
  said(
    'Zhang Yimou served as the cinematographer of "Yellow Earth".',
    "Yellow Earth",
    "cinematographer of",
    "cinematographer",
    "Zhang Yimou",
  ),
  said('The main supply ship of Skylab was named "Odyssey".', "Skylab", "main supply ship of", "ship", "Odyssey"),
  said(
    "Ms. Helen Sharman was a chemist and the first Briton to visit Mir.",
    "Mir",
    "first Briton to visit",
    "first Briton",
    "Helen Sharman",
  ),
  said("The manager of Ajax was Rinus Michels in those years.", "Ajax", "managed", "person", "Rinus Michels"),
  said("The mascot of the Varde Gulls, the Tall Tapir, ran past.", "Varde Gulls", "mascot of", "mascot", "Tall Tapir"),
  said(
    "The Varde Gulls play in the cup as a member of the Northern Ring.",
    "Northern Ring",
    "member of",
    "member",
    "Varde Gulls",
  ),
];

export const CIRCUMSTANCES: readonly Said[] = [
  said(
    "The Forth Bridge was opened on 4 March 1890 by the Prince of Wales.",
    "Forth Bridge",
    "was opened When",
    "date",
    "4 March 1890",
  ),
  said(
    "The Forth Bridge was opened on 4 March 1890 by the Prince of Wales.",
    "Forth Bridge",
    "was opened In",
    "year",
    "1890",
  ),
  said("In 1795 the Batavian Republic surrendered at Bergen.", "Batavian Republic", "surrender When", "date", "1795"),
  said(
    "Cornwallis surrendered to George Washington at Yorktown on October 19, 1781.",
    "Cornwallis",
    "surrender To",
    "person",
    "George Washington",
  ),
  said(
    "Cornwallis surrendered to George Washington at Yorktown on October 19, 1781.",
    "Cornwallis",
    "surrender Where",
    "place",
    "Yorktown",
  ),
  said(
    "Janis Joplin died of an overdose of heroin in Los Angeles.",
    "Janis Joplin",
    "died of an overdose of",
    "drug",
    "heroin",
  ),
  said('Mount Erebus was named after the ship "Erebus".', "Mount Erebus", "was named After", "ship", "Erebus"),
  said(
    "Mount Cook was named after Capt. James Cook by John Lort Stokes.",
    "Mount Cook",
    "was named After",
    "person",
    "James Cook",
  ),
  said("The Orinoco flows into the Atlantic Ocean.", "Orinoco", "flow Into", undefined, "Atlantic Ocean"),
  said("Hank Aaron hit 755 home runs in his career.", "Hank Aaron", "hit home runs", "number", "755"),
  said("Vostok 1 landed in the Saratov region on 12 April 1961.", "Vostok 1", "land In", "region", "Saratov"),
  said(
    "The Mary Rose was built by Harmon & Co. in Portsmouth, and raised in 1982.",
    "Mary Rose",
    "was built Where",
    "place",
    "Portsmouth",
  ),
  said("The Mary Rose was built in Portsmouth, and raised in 1982.", "Mary Rose", "was raised In", "year", "1982"),
  said("Maud Gonne was born in Tongham and taught in Dublin.", "Maud Gonne", "was born Where", "place", "Tongham"),
  said(
    "Eric Liddell ran the 400 metres in 47.6 seconds.",
    "Eric Liddell",
    "run in the 400 metres",
    "time",
    "47.6 seconds",
  ),
];

export const GOING_ON: readonly Said[] = [
  about(
    "Ponte Vecchio",
    said(
      "The Ponte Vecchio is a bridge in Florence. The bridge was rebuilt by Taddeo Gaddi.",
      "Ponte Vecchio",
      "rebuilt",
      "person",
      "Taddeo Gaddi",
    ),
  ),
  about(
    "Ponte Vecchio",
    said(
      "The Ponte Vecchio crosses the Arno. It was rebuilt by Taddeo Gaddi in 1345.",
      "Ponte Vecchio",
      "rebuilt",
      "person",
      "Taddeo Gaddi",
    ),
  ),
  about(
    "Maud Gonne",
    said("Maud Gonne was an actress. She was born in Tongham.", "Maud Gonne", "was born Where", "place", "Tongham"),
  ),
  about(
    "Nikola Tesla",
    said(
      "Nikola Tesla was an inventor. Tesla married nobody. He worked for Thomas Edison in New York.",
      "Nikola Tesla",
      "work For",
      "person",
      "Thomas Edison",
    ),
  ),
  about(
    "Solaris (novel)",
    said(
      "Solaris is a novel. Its first translator was Irmtraud Zimmermann-Göllheim.",
      "Solaris",
      "first translator of",
      "first translator",
      "Irmtraud Zimmermann-Göllheim",
    ),
  ),
  about(
    "Ivor Novello",
    said(
      "Ivor Novello was a composer. His teacher was Herbert Brewer.",
      "Ivor Novello",
      "teacher of",
      "teacher",
      "Herbert Brewer",
    ),
  ),
  about(
    "Tomas Rehn",
    said(
      "Tomas Rehn was a potter. He grew up in Varde. Later he married Edda Lund, a glazier. He died in Ribe.",
      "Tomas Rehn",
      "die Where",
      "place",
      "Ribe",
    ),
  ),
  about(
    "Edda Lund",
    said(
      "Edda Lund was a Danish glazier from Skagen. She was born in Hobro.",
      "Edda Lund",
      "was born Where",
      "place",
      "Hobro",
    ),
  ),
  about(
    "Tomas Rehn",
    said(
      "Tomas Rehn was a potter. His sister Karen Rehn was a weaver. He was born in Varde.",
      "Tomas Rehn",
      "was born Where",
      "place",
      "Varde",
    ),
  ),
];

/** Words that name a sex, asked for by it or by a word for either. */
export const KIN: readonly Said[] = [
  about(
    "Tomas Rehn",
    said(
      "Tomas Rehn was a potter. His brother Anders Rehn was a sailor.",
      "Tomas Rehn",
      "brother of",
      "brother",
      "Anders Rehn",
    ),
  ),
  about(
    "Tomas Rehn",
    said(
      "Tomas Rehn was a potter. His brother Anders Rehn was a sailor.",
      "Tomas Rehn",
      "sibling of",
      "sibling",
      "Anders Rehn",
    ),
  ),
  said("Edda Lund was the wife of Tomas Rehn.", "Tomas Rehn", "spouse of", "spouse", "Edda Lund"),
  said("Edda Lund was a child of Olaf Lund.", "Olaf Lund", "daughter of", "daughter", "Edda Lund"),
];

/** Facts that stand beside what is only told. */
export const BESIDE_HEARSAY: readonly Said[] = [
  said(
    "Harrow Mill was built by Piet Vos, but a rumour says that Ilse Kramer paid for it.",
    "Harrow Mill",
    "built",
    "person",
    "Piet Vos",
  ),
  said(
    "A rumour says that Ilse Kramer paid for it, but Harrow Mill was built by Piet Vos.",
    "Harrow Mill",
    "built",
    "person",
    "Piet Vos",
  ),
  said("Harrow Rovers were coached by the football legend Piet Vos.", "Harrow Rovers", "coached", "person", "Piet Vos"),
  said("Harrow Mill was built by Piet Vos, who thought little of steam.", "Harrow Mill", "built", "person", "Piet Vos"),
  said(
    "Harrow Mill stands in Valeshire and is perhaps the oldest of all mills.",
    "Harrow Mill",
    "stand Where",
    "place",
    "Valeshire",
  ),
];
