/** A school of music, its teachers, pupils, instruments and rooms: asked about as parents and neighbours would. */
export const TUITION = `
@prefix : <urn:tuition:> .
:Teacher rdfs:label "teacher" . :Pupil rdfs:label "pupil" . :Instrument rdfs:label "instrument" . :Room rdfs:label "room" .
:Concert rdfs:label "concert" . :Course rdfs:label "course" . :Town rdfs:label "town" . :Firm rdfs:label "company" .
:Person rdfs:label "person" . :Teacher rdfs:subClassOf :Person . :Pupil rdfs:subClassOf :Person .
:tutor rdfs:label "tutor" . :plays rdfs:label "main instrument" . :home rdfs:label "place of residence" .
:birth rdfs:label "date of birth" . :mother rdfs:label "mother" . :joined rdfs:label "enrolled on" .
:maker rdfs:label "manufacturer" . :made rdfs:label "year of manufacture" . :keptIn rdfs:label "kept in" .
:value rdfs:label "estimated value (euros)" . :loan rdfs:label "on loan to" . :repair rdfs:label "repaired by" .
:tuner rdfs:label "piano tuner" . :caretaker rdfs:label "caretaker" . :floor rdfs:label "floor" . :seats rdfs:label "seats" .
:venue rdfs:label "venue" . :conductor rdfs:label "conductor" . :price rdfs:label "ticket price (euros)" .
:held rdfs:label "date held" . :soloist rdfs:label "soloist" . :taughtBy rdfs:label "taught by" .
:fee rdfs:label "course fee (euros)" . :weeks rdfs:label "duration (weeks)" . :level rdfs:label "level" .
:max rdfs:label "maximum number of participants" . :wage rdfs:label "hourly wage (euros)" . :studied rdfs:label "studied at" .
:language rdfs:label "language of instruction" . :nick rdfs:label "nickname" . :email rdfs:label "email address" .
:head rdfs:label "headteacher" . :landlord rdfs:label "landlord" . :rent rdfs:label "monthly rent (euros)" .
:School rdfs:label "school" . :site rdfs:label "located in" . :founder rdfs:label "founder" .

:larch a :School ; rdfs:label "Larch Street School" ; :head :bea ; :landlord :crown ; :rent 2100 ; :site :ossel ; :founder :moss .
:crown a :Firm ; rdfs:label "Crown Lettings" . :varga a :Firm ; rdfs:label "Varga and Sons" .
:ossel a :Town ; rdfs:label "Ossel" . :brink a :Town ; rdfs:label "Brinkholt" .
:bea a :Teacher ; rdfs:label "Bea Lindqvist" ; :wage 34 ; :studied :conservatory ; :home :ossel ; :email "bea@larch.example" ; :plays :cellotype .
:moss a :Teacher ; rdfs:label "Jory Moss" ; :wage 29 ; :home :brink ; :nick "Old Reed" ; :plays :oboetype .
:conservatory a :School ; rdfs:label "Halden Conservatory" . :cellotype a :Instrument ; rdfs:label "cello" . :oboetype a :Instrument ; rdfs:label "oboe" .
:pip a :Pupil ; rdfs:label "Pip Arden" ; :tutor :moss ; :plays :oboetype ; :birth "2011-06-02"^^xsd:date ; :joined "2021-09-01"^^xsd:date ; :mother :rhea ; :home :ossel .
:lot a :Pupil ; rdfs:label "Lotte Vane" ; :tutor :bea ; :plays :cellotype ; :birth "2009-03-12"^^xsd:date ; :joined "2019-09-01"^^xsd:date ; :home :brink .
:rhea a :Person ; rdfs:label "Rhea Arden" . :sam a :Person ; rdfs:label "Sam Holt" .
:goose a :Instrument ; rdfs:label "Grey Goose" ; :maker :varga ; :made "1902"^^xsd:gYear ; :keptIn :attic ; :value 8400 ; :repair :sam .
:finch a :Instrument ; rdfs:label "Little Finch" ; :maker :varga ; :made "1977"^^xsd:gYear ; :keptIn :hall ; :value 950 ; :loan :pip .
:attic a :Room ; rdfs:label "Attic Room" ; :caretaker :sam ; :floor "third" ; :seats 14 .
:hall a :Room ; rdfs:label "Long Hall" ; :caretaker :sam ; :floor "ground" ; :seats 180 ; :tuner :rhea .
:spring a :Concert ; rdfs:label "Spring Serenade" ; :venue :hall ; :conductor :bea ; :price 12 ; :held "2024-04-20"^^xsd:date ; :soloist :lot .
:reeds a :Course ; rdfs:label "Reeds for Beginners" ; :taughtBy :moss ; :fee 160 ; :weeks 10 ; :level "beginner" ; :max 8 ; :language "Dutch" .
`;
