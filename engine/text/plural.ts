/** What an English plural may be the plural of, likelier first; the word itself last. Expects lower case. */
export function singularForms(lower: string): readonly string[] {
  const irregular = IRREGULAR.get(lower);
  if (irregular !== undefined) return [irregular, lower];
  const forms: string[] = [];
  if (isOfMan(lower)) forms.push(`${lower.slice(0, -2)}an`);
  if (/[^aeiou]ies$/u.test(lower)) forms.push(`${lower.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh|o)es$/u.test(lower)) forms.push(lower.slice(0, -2));
  if (/[^su]s$/u.test(lower) && lower.length > 3) forms.push(lower.slice(0, -1));
  forms.push(lower);
  return forms;
}

/** "Craftsmen", "policewomen"; words of Latin and Greek that end so are singular. */
function isOfMan(lower: string): boolean {
  return /[a-z]{2}men$/u.test(lower) && !NO_MEN.test(lower);
}

const NO_MEN = /(?:eci|egi|bdo|cu|bu|tu|lu|ru|nu|cla|ala|sta|ra|se|hy|ye|dol|[^e]no|xa)men$/u;

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    people: "person",
    men: "man",
    women: "woman",
    children: "child",
    grandchildren: "grandchild",
    stepchildren: "stepchild",
    wives: "wife",
    housewives: "housewife",
    midwives: "midwife",
    lives: "life",
    knives: "knife",
    halves: "half",
    shelves: "shelf",
    bookshelves: "bookshelf",
    thieves: "thief",
    wolves: "wolf",
    calves: "calf",
    loaves: "loaf",
    hooves: "hoof",
    scarves: "scarf",
    sheaves: "sheaf",
    wharves: "wharf",
    turves: "turf",
    elves: "elf",
    dwarves: "dwarf",
    feet: "foot",
    teeth: "tooth",
    geese: "goose",
    mice: "mouse",
    lice: "louse",
    oxen: "ox",
    pence: "penny",
    quizzes: "quiz",
    series: "series",
    species: "species",
    phenomena: "phenomenon",
    criteria: "criterion",
    alumni: "alumnus",
    alumnae: "alumna",
    larvae: "larva",
    antennae: "antenna",
    formulae: "formula",
    fungi: "fungus",
    cacti: "cactus",
    nuclei: "nucleus",
    radii: "radius",
    stimuli: "stimulus",
    foci: "focus",
    genera: "genus",
    crises: "crisis",
    analyses: "analysis",
    theses: "thesis",
    hypotheses: "hypothesis",
    syntheses: "synthesis",
    diagnoses: "diagnosis",
    emphases: "emphasis",
    parentheses: "parenthesis",
    oases: "oasis",
    appendices: "appendix",
    indices: "index",
    matrices: "matrix",
    vertices: "vertex",
    vortices: "vortex",
    strata: "stratum",
    symposia: "symposium",
    stadia: "stadium",
    millennia: "millennium",
    memoranda: "memorandum",
    referenda: "referendum",
    curricula: "curriculum",
    spectra: "spectrum",
    phyla: "phylum",
    auditoria: "auditorium",
    mausolea: "mausoleum",
    libretti: "libretto",
    concerti: "concerto",
    virtuosi: "virtuoso",
    tableaux: "tableau",
    bureaux: "bureau",
    châteaux: "château",
    chateaux: "chateau",
  }),
);

/** The usual English plural of a noun in lower case. */
export function pluralOf(singular: string): string {
  const irregular = [...IRREGULAR].find(([, one]) => one === singular)?.[0];
  if (irregular !== undefined) return irregular;
  if (/[a-z](?:wo|s)man$/u.test(singular)) return `${singular.slice(0, -2)}en`;
  if (/[^aeiou]y$/u.test(singular)) return `${singular.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(singular) ? `${singular}es` : `${singular}s`;
}
