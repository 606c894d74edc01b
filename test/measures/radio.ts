/** A broadcaster: masts, programmes, airings and interviews, with sums in a currency that only its names tell. */
export const RADIO = `
@prefix k: <urn:radio:term:> . @prefix c: <urn:radio:> .
k:Station a rdfs:Class ; rdfs:label "station" . k:Presenter a rdfs:Class ; rdfs:label "presenter" .
  k:Show a rdfs:Class ; rdfs:label "programme" . k:Mast a rdfs:Class ; rdfs:label "mast" . k:Record a rdfs:Class ;
  rdfs:label "record" .
k:Play a rdfs:Class ; rdfs:label "airing" . k:Interview a rdfs:Class ; rdfs:label "interview" .
k:power rdfs:label "transmitter power (kW)" . k:height rdfs:label "height (ft)" . k:erected rdfs:label "erected" .
  k:demolished rdfs:label "demolished" . k:owner rdfs:label "owned by" .
k:runningTime rdfs:label "running time (min)" . k:budget rdfs:label "budget (kroner)" .
  k:listeners rdfs:label "listeners" . k:hosts rdfs:label "hosts" . k:onStation rdfs:label "broadcast on" .
  k:launched rdfs:label "launched" . k:axed rdfs:label "taken off the air" .
k:duration a owl:DatatypeProperty . k:pressed rdfs:label "pressed" .
k:airedRecord rdfs:label "aired record" . k:airedBy rdfs:label "aired by" . k:airedOn rdfs:label "aired on" .
  k:inShow rdfs:label "within" .
k:guest rdfs:label "guest" . k:interviewer rdfs:label "interviewer" .
  k:minutes rdfs:label "interview length (min)" . k:interviewDate rdfs:label "date of interview" .
  k:payment rdfs:label "guest payment (kroner)" .
k:born rdfs:label "born" . k:salary rdfs:label "yearly salary (kroner)" . k:fan rdfs:label "fan letters received" .
c:st1 a k:Station ; rdfs:label "Fjord FM" ; k:power 12 ; k:launched "1978"^^xsd:gYear . c:st2 a k:Station ;
  rdfs:label "Radio Skerry" ; k:power 5 ; k:launched "1991"^^xsd:gYear .
c:ma1 a k:Mast ; rdfs:label "Ulven Mast" ; k:height 410 ; k:erected "1977-05-01"^^xsd:date ; k:owner c:st1 .
  c:ma2 a k:Mast ; rdfs:label "Brattli Mast" ; k:height 230 ; k:erected "1992-08-01"^^xsd:date ;
  k:demolished "2014-08-01"^^xsd:date ; k:owner c:st2 . c:ma3 a k:Mast ; rdfs:label "Hov Mast" ; k:height 350 ;
  k:erected "2003-08-01"^^xsd:date ; k:owner c:st1 .
c:p1 a k:Presenter ; rdfs:label "Sigve Aasen" ; k:born "1960-02-02"^^xsd:date ; k:salary 400000 ; k:fan 40 ;
  k:hosts c:sh1, c:sh2 . c:p2 a k:Presenter ; rdfs:label "Tiril Moe" ; k:born "1975-02-02"^^xsd:date ;
  k:salary 520000 ; k:fan 310 ; k:hosts c:sh3 . c:p3 a k:Presenter ; rdfs:label "Bodil Ness" ;
  k:born "1981-02-02"^^xsd:date ; k:salary 300000 ; k:fan 7 .
c:sh1 a k:Show ; rdfs:label "Morning Kettle" ; k:runningTime 120 ; k:budget 9000 ; k:listeners 41000 ;
  k:onStation c:st1 ; k:launched "1999"^^xsd:gYear ; k:axed "2011"^^xsd:gYear . c:sh2 a k:Show ;
  rdfs:label "Night Ferry" ; k:runningTime 55 ; k:budget 2500 ; k:listeners 6000 ; k:onStation c:st1 ;
  k:launched "2005"^^xsd:gYear . c:sh3 a k:Show ; rdfs:label "Herring Hour" ; k:runningTime 60 ; k:budget 4000 ;
  k:listeners 15000 ; k:onStation c:st2 ; k:launched "2015"^^xsd:gYear .
c:rc1 a k:Record ; rdfs:label "Salt Waltz" ; k:pressed "1988"^^xsd:gYear . c:rc2 a k:Record ;
  rdfs:label "Long Tide" ; k:pressed "1995"^^xsd:gYear . c:rc3 a k:Record ; rdfs:label "Gull Song" ;
  k:pressed "1971"^^xsd:gYear .
c:a1 a k:Play ; k:airedRecord c:rc1 ; k:airedBy c:p1 ; k:inShow c:sh1 ; k:airedOn "2001-01-01"^^xsd:date .
  c:a2 a k:Play ; k:airedRecord c:rc1 ; k:airedBy c:p1 ; k:inShow c:sh2 ; k:airedOn "2006-01-01"^^xsd:date .
  c:a3 a k:Play ; k:airedRecord c:rc2 ; k:airedBy c:p2 ; k:inShow c:sh3 ; k:airedOn "2016-01-01"^^xsd:date .
  c:a4 a k:Play ; k:airedRecord c:rc1 ; k:airedBy c:p2 ; k:inShow c:sh3 ; k:airedOn "2017-01-01"^^xsd:date .
c:i1 a k:Interview ; k:guest c:p3 ; k:interviewer c:p1 ; k:minutes 12 ; k:interviewDate "2002-01-01"^^xsd:date ;
  k:payment 500 . c:i2 a k:Interview ; k:guest c:p2 ; k:interviewer c:p1 ; k:minutes 25 ;
  k:interviewDate "2003-01-01"^^xsd:date ; k:payment 900 . c:i3 a k:Interview ; k:guest c:p3 ; k:interviewer c:p2 ;
  k:minutes 40 ; k:interviewDate "2018-01-01"^^xsd:date ; k:payment 300 .
`;
