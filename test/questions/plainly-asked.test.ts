import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** A coast with its lighthouses, ferries, shipyards and storms, in the words of somebody's own. */
const COAST = `
  @prefix : <urn:coast:> .
  :Ferry rdfs:label "ferry" . :CarFerry rdfs:label "car ferry" ; rdfs:subClassOf :Ferry .
  :Shipyard rdfs:label "shipyard" . :Pilot rdfs:label "pilot" . :Storm rdfs:label "storm" . :Town rdfs:label "town" .
  :Shire rdfs:label "shire" . :Archive rdfs:label "archive" . :Chart rdfs:label "chart" . :School rdfs:label "college" .
  :Stream rdfs:label "stream" . :Firm rdfs:label "firm" . :Cup rdfs:label "cup edition" . :Prize rdfs:label "cup" .
  :yearBuilt rdfs:label "year built" . :builtBy rdfs:label "built by" . :planned rdfs:label "designed by" .
  :owner rdfs:label "owner" . :leased rdfs:label "owned by" . :shire rdfs:label "shire" . :chief rdfs:label "shire town" .
  :place rdfs:label "place" . :drowned rdfs:label "number drowned" . :hurt rdfs:label "number of injured" .
  :wrecked rdfs:label "wrecked" . :heldAt rdfs:label "held at" . :worksAt rdfs:label "works at" .
  :studiedAt rdfs:label "studied at" . :died rdfs:label "date of death" . :runs rdfs:label "flows into" .
  :tank rdfs:label "tank size (litres)" . :covered rdfs:label "roofed" . :seat rdfs:label "headquarters" .
  :boat rdfs:label "ferry wrecked" . :wed rdfs:label "spouse" . :phone rdfs:label "phone" . :about rdfs:label "subject" .
  :cup rdfs:label "cup" . :when rdfs:label "year" . :won rdfs:label "winning ferry" . :time rdfs:label "winning time" .
  :author rdfs:label "author" .

  :harn a :Shire ; rdfs:label "Harnshire" ; :chief :osk . :mere a :Shire ; rdfs:label "Mereshire" ; :chief :tarn .
  :osk a :Town ; rdfs:label "Oskham" ; :shire :harn . :wick a :Town ; rdfs:label "Wickle" ; :shire :harn .
  :tarn a :Town ; rdfs:label "Tarnley" ; :shire :mere .
  :low a :Shipyard ; rdfs:label "Low Yard" ; :seat :osk . :far a :Shipyard ; rdfs:label "Far Yard" ; :seat :tarn .
  :tern a :Ferry ; rdfs:label "Tern" ; :yearBuilt "1931"^^xsd:gYear ; :builtBy :low ; :planned :ana ; :owner :lode ;
    :tank 900 ; :covered true .
  :gull a :CarFerry ; rdfs:label "Gull" ; :yearBuilt "1952"^^xsd:gYear ; :builtBy :low ; :planned :bo ; :owner :lode ;
    :covered false .
  :knot a :CarFerry ; rdfs:label "Knot" ; :yearBuilt "1960"^^xsd:gYear ; :builtBy :far ; :owner :bay .
  :pier :leased :lode . :pier rdfs:label "Long Pier" .
  :lode a :Firm ; rdfs:label "Lode Lines" . :bay a :Firm ; rdfs:label "Bay Boats" .
  :ana a :Pilot ; rdfs:label "Ana Rill" ; :worksAt :low ; :studiedAt :nav ; :died "1980-01-02"^^xsd:date ; :wed :bo .
  :bo a :Pilot ; rdfs:label "Bo Sandor" ; :worksAt :far ; :studiedAt :nav ; :died "1975-05-06"^^xsd:date .
  :nav a :School ; rdfs:label "Sailing College" .
  :gale a :Storm ; rdfs:label "Great Gale" ; :wrecked :barn ; :place :osk ; :drowned 4 ; :hurt 9 ; :boat :tern .
  :blow a :Storm ; rdfs:label "March Blow" ; :wrecked :shed ; :place :tarn ; :drowned 1 ; :hurt 0 ; :boat :tern .
  :barn rdfs:label "Net Barn" . :shed rdfs:label "Oar Shed" .
  :room a :Archive ; rdfs:label "Chart Room" ; :phone "0123 45" . :loft a :Archive ; rdfs:label "Sail Loft" .
  :deep a :Chart ; rdfs:label "Deep Water" ; :heldAt :room ; :author :ana ; :about :osk .
  :reef a :Chart ; rdfs:label "The Reef" ; :heldAt :room ; :author :bo . :bar a :Chart ; rdfs:label "Sand Bar" ; :heldAt :loft .
  :beck a :Stream ; rdfs:label "Cold Beck" ; :runs :orr . :orr a :Stream ; rdfs:label "Orr" .
  :silver a :Prize ; rdfs:label "Silver Bowl" .
  :s1 a :Cup ; :cup :silver ; :when 1998 ; :won :tern ; :time 640 . :s2 a :Cup ; :cup :silver ; :when 1999 ; :won :gull .
`;
const coast = await graphOf("plainly-asked", COAST);
const ask = async (question: string) => askAll([coast], question);
const values = async (question: string): Promise<readonly string[]> => [...(await ask(question)).values].sort();

describe("what is plainly asked is answered", () => {
  test.each<[string, readonly string[]]>([
    ["Which ferries were built before 1940?", ["Tern"]],
    ["How many ferries were built after 1940?", ["2"]],
    ["Where does Ana Rill work?", ["Low Yard"]],
    ["Who works for Low Yard?", ["Ana Rill"]],
    ["Who is the employer of Ana Rill?", ["Low Yard"]],
    ["Where did Bo Sandor study?", ["Sailing College"]],
    ["Is Gull a roofed ferry?", ["No"]],
    ["Is Tern a roofed ferry?", ["Yes"]],
    ["Which ferries are owned by Lode Lines and were built by Low Yard?", ["Gull", "Tern"]],
    ["Which yard built the most ferries?", ["Low Yard"]],
    ["Which shire has the most towns?", ["Harnshire"]],
    ["In which shire is Wickle?", ["Harnshire"]],
    ["How many storms was Tern wrecked in?", ["2"]],
    ["Which archive holds the most charts?", ["Chart Room"]],
    ["Which charts does the Sail Loft hold?", ["Sand Bar"]],
    ["Which storms took place in Oskham?", ["Great Gale"]],
    ["Where did the March Blow happen?", ["Tarnley"]],
    ["How many people drowned in the Great Gale?", ["4"]],
    ["How many people were injured in the Great Gale?", ["9"]],
    ["In which storm did the most people drown?", ["Great Gale"]],
    ["How many people have drowned in storms altogether?", ["5"]],
    ["Who died first?", ["Bo Sandor"]],
    ["Who died last?", ["Ana Rill"]],
    ["How many ferries are there in all?", ["3"]],
    ["What is the oldest known ferry?", ["Tern"]],
    ["Which ferries were built by Low Yard or Far Yard?", ["Gull", "Knot", "Tern"]],
    ["Which charts are by either Ana Rill or Bo Sandor?", ["Deep Water", "The Reef"]],
    ["Which streams run into Orr?", ["Cold Beck"]],
    ["What is the phone number of the Chart Room?", ["0123 45"]],
    ["Who made Tern?", ["Low Yard"]],
    ["What was the winning time of the Silver Bowl in 1998?", ["640"]],
    ["Which ferry won the Silver Bowl in 1999?", ["Gull"]],
  ])("%s", async (question, answers) => {
    expect(await values(question)).toEqual(answers);
  });
});

describe("what is not stated is not answered by what is near", () => {
  test.each([
    // Bo planned it, and built nothing.
    "Which ferries did Bo Sandor build?",
    // Tern was built in a year, and by somebody.
    "What did Tern build?",
    // She wrote one.
    "Which charts are about Ana Rill?",
    // Of that year the graph states the winner, and no time.
    "What was the winning time of the Silver Bowl in 1999?",
    "Of which shire is Wickle the shire town?",
    // A storm is nobody.
    "Who wrecked the Net Barn?",
    // Nobody is married by her husband.
    "Who was married by Ana Rill?",
    "What does Ana Rill play in?",
    // Some of the injured may be women.
    "How many women were injured in the Great Gale?",
    "Which storms did not take place?",
  ])("%s", async (question) => {
    expect({ question, values: await values(question) }).toEqual({ question, values: [] });
  });

  test("a part is told to be what was measured", async () => {
    const { result, values: found } = await ask("How large is Tern?");
    expect(found).toEqual(["900 litres"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("“tank size”");
  });

  test("what a storm wrecked it is asked by what it is", async () => {
    expect(await values("What wrecked the Net Barn?")).toEqual(["Great Gale"]);
  });
});
