/** A hospital: shifts on wards, appointments, and devices that one practice lends to another. */
export const WARDS = `
@prefix : <urn:hosp:> .
:Medic rdfs:label "clinician" . :Ward rdfs:label "ward" . :Shift rdfs:label "shift" . :Posting rdfs:label "appointment" . :Grade rdfs:label "position" .
:Machine rdfs:label "device" . :Hire rdfs:label "equipment loan" . :Clinic rdfs:label "practice" . :Town rdfs:label "town" .
:worker rdfs:label "worked by" . :ward rdfs:label "on ward" . :begin rdfs:label "began" . :over rdfs:label "ended" . :bonus rdfs:label "bonus (crowns)" .
:appointee rdfs:label "appointee" . :grade rdfs:label "position" . :from rdfs:label "from" . :until rdfs:label "until" .
:lender rdfs:label "lent by" . :taker rdfs:label "lent to" . :device rdfs:label "device lent" . :fee rdfs:label "rental (crowns)" . :since rdfs:label "since" .
:beds rdfs:label "number of beds" . :native rdfs:label "place of birth" . :hired rdfs:label "date of appointment" . :maker rdfs:label "manufacturer" .
:floor rdfs:label "floor" . :hair rdfs:label "hair colour" . :kept rdfs:label "storage room" . :chief rdfs:label "headed by" .
:ana a :Medic ; rdfs:label "Ana Holub" ; :native :rost ; :hired "2004-02-01"^^xsd:date ; :hair "red" .
:ben a :Medic ; rdfs:label "Ben Iwe" ; :native :tarn ; :hired "1998-06-01"^^xsd:date ; :hair "grey" .
:cora a :Medic ; rdfs:label "Cora Lindt" ; :native :rost ; :hired "2015-06-01"^^xsd:date ; :hair "red" .
:rost a :Town ; rdfs:label "Rostan" . :tarn a :Town ; rdfs:label "Tarnby" .
:elm a :Ward ; rdfs:label "Elm Ward" ; :beds 24 ; :floor "second" ; :chief :ana . :oak a :Ward ; rdfs:label "Oak Ward" ; :beds 31 ; :floor "first" ; :chief :ben .
:s1 a :Shift ; :worker :ana ; :ward :elm ; :begin "2023-03-01"^^xsd:date ; :over "2023-03-02"^^xsd:date ; :bonus 50 .
:s2 a :Shift ; :worker :ben ; :ward :elm ; :begin "2023-03-04"^^xsd:date ; :over "2023-03-05"^^xsd:date ; :bonus 70 .
:s3 a :Shift ; :worker :ben ; :ward :oak ; :begin "2023-04-01"^^xsd:date ; :over "2023-04-02"^^xsd:date ; :bonus 20 .
:matron a :Grade ; rdfs:label "matron" . :bursar a :Grade ; rdfs:label "bursar" .
:p1 a :Posting ; :appointee :ben ; :grade :matron ; :from "2000"^^xsd:gYear ; :until "2009"^^xsd:gYear .
:p2 a :Posting ; :appointee :ana ; :grade :matron ; :from "2010"^^xsd:gYear ; :until "2019"^^xsd:gYear .
:p3 a :Posting ; :appointee :cora ; :grade :matron ; :from "2020"^^xsd:gYear .
:p4 a :Posting ; :appointee :ana ; :grade :bursar ; :from "2005"^^xsd:gYear ; :until "2008"^^xsd:gYear .
:north a :Clinic ; rdfs:label "North Practice" . :south a :Clinic ; rdfs:label "South Practice" .
:pump a :Machine ; rdfs:label "Blue Pump" ; :maker "Krell" ; :kept "Room 12" . :lamp a :Machine ; rdfs:label "Night Lamp" ; :maker "Krell" ; :kept "Room 3" .
:scan a :Machine ; rdfs:label "Old Scanner" ; :maker "Vosk" ; :kept "Room 12" .
:h1 a :Hire ; :lender :north ; :taker :south ; :device :pump ; :fee 300 ; :since "2021-01-01"^^xsd:date .
:h2 a :Hire ; :lender :south ; :taker :north ; :device :scan ; :fee 900 ; :since "2022-01-01"^^xsd:date .
`;
