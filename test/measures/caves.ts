/** A caving club: caves, ropes and their hire, outings and surveys as nodes between things. */
export const CAVES = `
@prefix k: <urn:caves:term:> . @prefix c: <urn:caves:> .
k:Cave a rdfs:Class ; rdfs:label "cave" . k:Member a rdfs:Class ; rdfs:label "member" . k:Rope a rdfs:Class ;
  rdfs:label "rope" .
k:Outing a rdfs:Class ; rdfs:label "outing" . k:Survey a rdfs:Class ; rdfs:label "survey" . k:Valley a rdfs:Class ;
  rdfs:label "valley" . k:Hire a rdfs:Class ; rdfs:label "hire" .
k:depth rdfs:label "depth (m)" . k:entryFee rdfs:label "entry fee (EUR)" .
  k:temp rdfs:label "water temperature (°C)" . k:lies rdfs:label "lies in" . k:discovered rdfs:label "discovered" .
  k:explored rdfs:label "first explored by" .
k:born rdfs:label "year of birth" . k:joined rdfs:label "joined" . k:trainedBy rdfs:label "trained by" .
  k:sponsor rdfs:label "sponsor" .
k:length rdfs:label "length (m)" . k:weight rdfs:label "weight (kg)" . k:bought rdfs:label "bought" .
  k:retired rdfs:label "retired" . k:price rdfs:label "purchase price (€)" . k:spare rdfs:label "in store (pieces)" .
k:outingTo rdfs:label "outing to" . k:leader rdfs:label "outing leader" . k:took rdfs:label "took part" .
  k:outingDate rdfs:label "outing date" . k:hours rdfs:label "time underground (h)" .
  k:headcount rdfs:label "party size" .
k:surveyed rdfs:label "surveyed cave" . k:surveyor rdfs:label "surveyor" . k:surveyDate rdfs:label "survey date" .
  k:passages rdfs:label "mapped passages (m)" .
k:hiredRope rdfs:label "hired rope" . k:hirer rdfs:label "hirer" . k:hireDays rdfs:label "hire (days)" .
  k:hireFee rdfs:label "hire fee (EUR)" .
k:dutyMember rdfs:label "member on duty" . k:dutyHut rdfs:label "hut watched" . k:dutyDay rdfs:label "duty day" .
k:nights rdfs:label "nights on duty" . k:Hut a rdfs:Class ; rdfs:label "hut" .
k:soaked rdfs:label "soaked rope" . k:soakedOn rdfs:label "soaking date" . k:wetWeight rdfs:label "wet weight (kg)" .
c:v1 a k:Valley ; rdfs:label "Ostrel Valley" . c:v2 a k:Valley ; rdfs:label "Quimmer Dale" .
c:c1 a k:Cave ; rdfs:label "Morrow Hole" ; k:depth 120 ; k:entryFee 12.5 ; k:temp 7 ; k:lies c:v1 ;
  k:discovered "1871"^^xsd:gYear ; k:explored c:m1 .
c:c2 a k:Cave ; rdfs:label "Bell Shaft" ; k:depth 310 ; k:entryFee 20 ; k:temp 6 ; k:lies c:v1 ;
  k:discovered "1934"^^xsd:gYear ; k:explored c:m2 .
c:c3 a k:Cave ; rdfs:label "Tansy Grotto" ; k:depth 45 ; k:entryFee 8 ; k:lies c:v2 ;
  k:discovered "1902"^^xsd:gYear ; k:explored c:m2 .
c:m1 a k:Member ; rdfs:label "Ilse Dorn" ; k:born "1951"^^xsd:gYear ; k:joined "1970"^^xsd:gYear .
c:m2 a k:Member ; rdfs:label "Padraig Voss" ; k:born "1963"^^xsd:gYear ; k:joined "1985"^^xsd:gYear ;
  k:trainedBy c:m1 .
c:m3 a k:Member ; rdfs:label "Lena Quarrie" ; k:born "1990"^^xsd:gYear ; k:joined "2010"^^xsd:gYear ;
  k:trainedBy c:m1 .
c:m4 a k:Member ; rdfs:label "Ossian Reed" ; k:born "1988"^^xsd:gYear ; k:joined "2012"^^xsd:gYear ;
  k:trainedBy c:m2 .
c:r1 a k:Rope ; rdfs:label "Red Rope" ; k:length 60 ; k:weight 4.2 ; k:bought "2019-03-01"^^xsd:date ; k:price 180 ;
  k:spare 4 .
c:r2 a k:Rope ; rdfs:label "Blue Rope" ; k:length 100 ; k:weight 7.5 ; k:bought "2022-06-11"^^xsd:date ;
  k:price 260 ; k:spare 1 .
c:r3 a k:Rope ; rdfs:label "Old Hemp" ; k:length 40 ; k:weight 6 ; k:bought "1999-05-02"^^xsd:date ;
  k:retired "2015-01-01"^^xsd:date ; k:price 40 ; k:spare 9 .
c:o1 a k:Outing ; k:outingTo c:c1 ; k:leader c:m1 ; k:took c:m2, c:m3 ; k:outingDate "2020-05-04"^^xsd:date ;
  k:hours 5 ; k:headcount 3 .
[] a k:Outing ; k:outingTo c:c2 ; k:leader c:m2 ; k:took c:m3, c:m4 ; k:outingDate "2021-05-04"^^xsd:date ;
  k:hours 11 ; k:headcount 7 .
c:o3 a k:Outing ; k:outingTo c:c2 ; k:leader c:m2 ; k:took c:m1 ; k:outingDate "2022-07-09"^^xsd:date ; k:hours 9 ;
  k:headcount 4 .
[] a k:Outing ; k:outingTo c:c3 ; k:leader c:m3 ; k:took c:m4 ; k:outingDate "2023-07-09"^^xsd:date ; k:hours 2 ;
  k:headcount 12 .
[] a k:Survey ; k:surveyed c:c1 ; k:surveyor c:m3 ; k:surveyDate "2015-01-04"^^xsd:date ; k:passages 400 .
[] a k:Survey ; k:surveyed c:c2 ; k:surveyor c:m3 ; k:surveyDate "2018-01-04"^^xsd:date ; k:passages 950 .
[] a k:Survey ; k:surveyed c:c2 ; k:surveyor c:m4 ; k:surveyDate "2019-01-04"^^xsd:date ; k:passages 120 .
c:h1 a k:Hire ; k:hiredRope c:r1 ; k:hirer c:m3 ; k:hireDays 4 ; k:hireFee 20 .
c:h2 a k:Hire ; k:hiredRope c:r1 ; k:hirer c:m4 ; k:hireDays 2 ; k:hireFee 10 .
c:h3 a k:Hire ; k:hiredRope c:r2 ; k:hirer c:m4 ; k:hireDays 7 ; k:hireFee 49 .
c:hut1 a k:Hut ; rdfs:label "Moor Hut" . c:hut2 a k:Hut ; rdfs:label "Fell Hut" .
[] k:dutyMember c:m1 ; k:dutyHut c:hut1 ; k:dutyDay "2024-01-05"^^xsd:date ; k:nights 2 .
[] k:dutyMember c:m4 ; k:dutyHut c:hut1 ; k:dutyDay "2024-02-05"^^xsd:date ; k:nights 5 .
[] k:dutyMember c:m4 ; k:dutyHut c:hut2 ; k:dutyDay "2024-03-05"^^xsd:date ; k:nights 1 .
[] k:soaked c:r1 ; k:soakedOn "2023-01-05"^^xsd:date ; k:wetWeight 9.5 .
[] k:soaked c:r1 ; k:soakedOn "2024-02-05"^^xsd:date ; k:wetWeight 8 .
[] k:soaked c:r2 ; k:soakedOn "2023-03-05"^^xsd:date ; k:wetWeight 14 .
`;
