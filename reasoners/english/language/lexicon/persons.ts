/** Families of words about persons: kin, lives, offices, what they do. */
export const PERSONS: Readonly<Record<string, string>> = {
  spouse:
    "spouse spouses wife wives husband husbands marry marries married marrying marriage wed wedded weds partner partners consort consorts darling couple hubby bride groom wedlock better-half other-half boyfriend girlfriend",
  father: "father fathers dad dads daddy papa fathered sire sired",
  mother: "mother mothers mum mom moms mummy mama mam",
  parent: "parent parents parentage",
  child: "child children kid kids son sons daughter daughters offspring heir heirs descendant descendants",
  sibling: "sibling siblings brother brothers sister sisters",
  family: "family families dynasty clan",
  relative: "relative relatives kin kinsman cousin cousins",
  birth: "birth born births birthplace birthdate birthday bore native natal",
  death: "death deaths die dies died dying dead decease deceased deathplace passed perish perished demise",
  cause: "cause causes caused causing reason manner",
  kill: "kill kills killed killer killers murder murdered murderer assassinate assassinated assassin slain slay",
  bury: "bury buried burial grave tomb interred",
  reside:
    "reside resides resided residing residence resident residents live lives lived living home homes dwell dwelt house houses housed",
  populate:
    "population populations inhabit inhabitant inhabitants inhabited populous populated people residents live lives lived",
  citizen: "citizen citizens citizenship nationality nationalities national nation passport",
  ethnic: "ethnic ethnicity ethnicities race tribe",
  sex: "sex gender",
  religion: "religion religions religious faith faiths denomination belief beliefs worship creed",
  occupation: "occupation occupations profession professions job jobs work works worked career vocation trade living",
  employ: "employ employs employed employer employers employee employees work works worked working hire hired staff",
  field: "field fields discipline disciplines specialism specialty",
  educate:
    "educate educated education educates educating study studies studied studying attend attends attended graduate graduated graduates alma-mater alumnus alumni alumna school schooled college university trained train trains training degree learn learned learnt schooling",
  go: "go goes went gone going",
  teach: "teach teaches taught teacher teachers professor professors instructor tutor tutored mentor mentored mentors",
  student: "student students pupil pupils disciple disciples protege apprentice learner studied study",
  advise: "advise advised advisor advisors adviser advisers supervisor supervisors supervised supervise",
  influence:
    "influence influences influenced influencing influencer influential inspire inspires inspired inspiration inspirations",
  award:
    "award awards awarded prize prizes win wins won winner winners winning honour honours honor honors receive receives received recipient recipients laureate medal medals",
  nominate: "nominate nominated nomination nominations nominee",
  member: "member members membership belong belongs belonged join joins joined affiliate affiliated affiliation",
  party: "party parties",
  position:
    "position positions office offices post posts hold holds held holding serve serves served serving appointed occupied officeholder officeholders incumbent holder holders",
  lead: "lead leads led leader leaders leading head heads headed chief chiefs ruler rulers rule rules ruled run runs ran chair chairs chaired chairman chairperson govern governs governed",
  president: "president presidents presidency presidential",
  monarch: "monarch monarchs king kings queen queens emperor emperors empress sovereign throne reign reigns reigned",
  minister: "minister ministers premier premiers chancellor chancellors",
  mayor: "mayor mayors",
  succeed: "succeed succeeds succeeded successor successors follow follows followed following next after",
  replace: "replace replaces replaced",
  precede: "precede precedes preceded predecessor predecessors previous before",
  participate:
    "participate participates participated participating participation participant participants take took part compete competes competed competitor competing",
  fight: "fight fights fought fighting conflict conflicts battle battles war wars combat combatant combatants",
  command: "command commands commanded commander commanders",
  found:
    "found founds founded founding founder founders cofounder cofounded foundation establish establishes established establishing establishment start starts started inception begun began formed form created create instituted set-up",
  invent:
    "invent invents invented inventor inventors invention discover discovers discovered discoverer discoverers discovery pioneered",
  develop: "develop develops developed developer developers development",
  own: "own owns owned owner owners ownership possess possesses possessed proprietor",
  manufacture:
    "manufacture manufactures manufactured manufacturer manufacturers build builds built builder builders construct constructs constructed construction",
  drug: "drug drugs substance substances narcotic narcotics medication",
  overdose: "overdose overdosed overdoses overdosing",
  illness: "illness disease diseases illnesses sickness condition ailment",
  symptom: "symptom symptoms",
  treat: "treat treats treated treatment treatments cure cures cured therapy",
};
