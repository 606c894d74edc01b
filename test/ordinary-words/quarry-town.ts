/** A town of lanes, pumps and kettles, whose graph calls things otherwise than people do. */
export const QUARRY_TOWN = `
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix : <urn:quarry-town#> .
:Way rdfs:label "Thoroughfare" . :Pump rdfs:label "Pump station" . :Shed rdfs:label "Building" . :Works rdfs:label "Foundry" .
:Make rdfs:label "Pattern" ; rdfs:comment "A kettle of the town's own design." . :Guild rdfs:label "Guild" .
:Person rdfs:label "Townsman" . :Parish rdfs:label "Parish" . :Landing rdfs:label "harbour" . :Fair rdfs:label "Fair" .
:wide rdfs:label "width (m)" . :paved rdfs:label "paved" . :lift rdfs:label "lift (m)" . :wardOf rdfs:label "warden" .
:price rdfs:label "counter price (florins)" . :owner rdfs:label "proprietor" . :begun rdfs:label "founding year" .
:master rdfs:label "apprenticed to" . :from rdfs:label "hails from" . :wed rdfs:label "married to" . :tall rdfs:label "height (m)" .
:tutor rdfs:label "served" ; rdfs:comment "The person who taught this one." . :held rdfs:label "day of the fair" .
:pilot rdfs:label "haven master" . :cast rdfs:label "designed by" . :area rdfs:label "extent (ares)" . :shell rdfs:label "enamelled by" .
:row a :Way ; rdfs:label "Candle Row" ; :wide 4 ; :paved "1790"^^xsd:gYear . :walk a :Way ; rdfs:label "Tanner Walk" ; :wide 9 ; :paved "1833"^^xsd:gYear .
:np a :Pump ; rdfs:label "North Sump" ; :lift 31 ; :tall 12 ; :wardOf :olm . :lp a :Pump ; rdfs:label "Low Sump" ; :lift 18 ; :tall 20 .
:hall a :Shed ; rdfs:label "Weigh Hall" ; :tall 15 . :inn a :Shed ; rdfs:label "Bell Inn" ; :tall 11 .
:iron a :Works ; rdfs:label "Ironsprings" ; :owner :ysa . :brass a :Works ; rdfs:label "Brassend" ; :owner :tob .
:whistler a :Make ; rdfs:label "Old Whistler" ; :price 14 ; :cast :olm ; :shell :ysa . :spout a :Make ; rdfs:label "Blue Spout" ; :price 9 ; :cast :tob .
:smiths a :Guild ; rdfs:label "Guild of Smiths" ; :begun "1702"^^xsd:gYear . :dyers a :Guild ; rdfs:label "Guild of Dyers" ; :begun "1688"^^xsd:gYear .
:olm a :Person ; rdfs:label "Olm Harker" ; :master :ysa ; :from :ash . :ysa a :Person ; rdfs:label "Ysa Tolley" ; :wed :brin ; :from :elm .
:tob a :Person ; rdfs:label "Tob Verney" ; :from :ash . :brin a :Person ; rdfs:label "Brin Oakes" .
:ash a :Parish ; rdfs:label "Ashmere" ; :area 120 . :elm a :Parish ; rdfs:label "Elmcote" ; :area 90 .
:quay a :Landing ; rdfs:label "Slate Quay" ; :pilot :brin . :spring a :Fair ; rdfs:label "Goose Fair" ; :held "1990-05-02"^^xsd:date .
:Hawk rdfs:label "Hawk" . :nell a :Hawk ; rdfs:label "Swift Nell" ; :tutor :olm .
:autumn a :Fair ; rdfs:label "Apple Fair" ; :held "1990-09-12"^^xsd:date .
`;
