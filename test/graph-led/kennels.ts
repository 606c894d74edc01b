/** A home for animals that nobody wanted, and who keeps it going: a small world that is asked about in its yard. */
export const KENNELS = `
@prefix : <urn:kennels:> .
:Dog rdfs:label "dog" . :Cat rdfs:label "cat" . :Person rdfs:label "person" . :Place rdfs:label "place" .
:Kennel rdfs:label "kennel" . :Club rdfs:label "association" . :Breed rdfs:label "breed" .
:carer rdfs:label "carer" . :vet rdfs:label "veterinary surgeon" . :found rdfs:label "place of rescue" .
:admitted rdfs:label "date of admission" . :weight rdfs:label "weight (kg)" . :breed rdfs:label "breed" .
:adopter rdfs:label "adopted by" . :fee rdfs:label "adoption fee (crowns)" . :housed rdfs:label "accommodation" .
:temper rdfs:label "temperament" . :diet rdfs:label "diet" . :chip rdfs:label "microchip number" .
:superior rdfs:label "supervisor" . :trained rdfs:label "trained at" . :hired rdfs:label "date of hire" .
:places rdfs:label "number of places" . :sponsor rdfs:label "sponsored by" . :gift rdfs:label "monthly donation (crowns)" .
:warden rdfs:label "warden" .

:biscuit a :Dog ; rdfs:label "Biscuit" ; :carer :tova ; :vet :amos ; :found :mill ; :admitted "2024-02-11"^^xsd:date ;
  :weight 14 ; :breed :lurcher ; :fee 150 ; :housed :fern ; :temper "gentle" ; :diet "tinned fish" ; :chip "77-1204" .
:major a :Dog ; rdfs:label "Old Major" ; :carer :nils ; :vet :amos ; :found :dock ; :admitted "2022-09-30"^^xsd:date ;
  :weight 38 ; :breed :mastiff ; :adopter :greta ; :fee 90 ; :temper "grumpy" ; :diet "dry feed" ; :chip "77-0993" .
:soot a :Cat ; rdfs:label "Soot" ; :carer :tova ; :found :mill ; :admitted "2024-03-02"^^xsd:date ; :weight 4 ; :housed :moss .
:lurcher a :Breed ; rdfs:label "lurcher" . :mastiff a :Breed ; rdfs:label "mastiff" .
:mill a :Place ; rdfs:label "Old Mill Lane" . :dock a :Place ; rdfs:label "Timber Dock" .
:college a :Club ; rdfs:label "Wexley College" .
:fern a :Kennel ; rdfs:label "Fern House" ; :places 12 ; :sponsor :league ; :warden :nils .
:moss a :Kennel ; rdfs:label "Moss House" ; :places 20 ; :sponsor :bank ; :warden :tova .
:league a :Club ; rdfs:label "League of Kind Hands" ; :gift 800 . :bank a :Club ; rdfs:label "Harl Savings Club" ; :gift 300 .
:tova a :Person ; rdfs:label "Tova Lind" ; :superior :nils ; :trained :college ; :hired "2019-05-06"^^xsd:date .
:nils a :Person ; rdfs:label "Nils Harrow" ; :superior :olga ; :hired "2011-01-10"^^xsd:date .
:olga a :Person ; rdfs:label "Olga Penn" ; :hired "2003-04-01"^^xsd:date .
:amos a :Person ; rdfs:label "Amos Reed" ; :trained :college . :greta a :Person ; rdfs:label "Greta Vane" .
`;
