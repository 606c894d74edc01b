/** An observatory: hires of its telescopes, medals that societies bestow, runs, watches and tours, each on a node. */
export const OBSERVATORY = `
@prefix : <urn:obs:> .
:Astronomer a rdfs:Class ; rdfs:label "astronomer" .
:Telescope a rdfs:Class ; rdfs:label "telescope" .
:Comet a rdfs:Class ; rdfs:label "comet" .
:Society a rdfs:Class ; rdfs:label "learned society" .
:Dome a rdfs:Class ; rdfs:label "dome" .
:Run a rdfs:Class ; rdfs:label "observing run" .
:Hire a rdfs:Class ; rdfs:label "instrument hire" ; <http://www.w3.org/2004/02/skos/core#altLabel> "lease" .
:Watch a rdfs:Class ; rdfs:label "night watch" .
:Tour a rdfs:Class ; rdfs:label "school tour" .
:Medal a rdfs:Class ; rdfs:label "medal" .
:Bestowal a rdfs:Class ; rdfs:label "bestowal" .
:observer rdfs:label "observer" .
:instrument rdfs:label "instrument used" .
:target rdfs:label "target" .
:runOn rdfs:label "observed on" .
:exposure rdfs:label "exposure (s)" .
:seeing rdfs:label "seeing grade" .
:hired rdfs:label "hired instrument" .
:hirer rdfs:label "hirer" .
:porter rdfs:label "porter" .
:hireStart rdfs:label "hire start" .
:hireEnd rdfs:label "hire end" .
:hireFee rdfs:label "hire fee (€)" .
:warden rdfs:label "warden" .
:watchOver rdfs:label "keeps watch over" .
:since rdfs:label "since" .
:until rdfs:label "until" .
:group rdfs:label "visiting group" .
:guide rdfs:label "tour guide" .
:tourDay rdfs:label "tour date" .
:heads rdfs:label "number of pupils" .
:shown rdfs:label "shown" .
:medal rdfs:label "medal bestowed" .
:laureate rdfs:label "bestowed on" .
:bestowedIn rdfs:label "bestowed in" .
:giver rdfs:label "bestowed by" .
:housed rdfs:label "housed in" .
:builtBy rdfs:label "built by" .
:aperture rdfs:label "aperture (cm)" .
:seat rdfs:label "seat" .
:born rdfs:label "year of birth" .
:trainedBy rdfs:label "trained by" .
:period rdfs:label "period (years)" .
:discoverer rdfs:label "discovered by" .
:floor rdfs:label "storey" .
:ada a :Astronomer ; rdfs:label "Ada Quorn" ; :born "1950"^^xsd:gYear .
:bo a :Astronomer ; rdfs:label "Bo Lindqvist" ; :born "1961"^^xsd:gYear ; :trainedBy :ada .
:cy a :Astronomer ; rdfs:label "Cyril Marsh" ; :born "1972"^^xsd:gYear ; :trainedBy :bo .
:di a :Astronomer ; rdfs:label "Dina Poole" ; :born "1980"^^xsd:gYear .
:t1 a :Telescope ; rdfs:label "Great Eye" ; :housed :d1 ; :builtBy :ada ; :aperture 120 .
:t2 a :Telescope ; rdfs:label "Little Glass" ; :housed :d2 ; :builtBy :bo ; :aperture 30 .
:t3 a :Telescope ; rdfs:label "Old Brass" ; :housed :d1 ; :aperture 25 .
:d1 a :Dome ; rdfs:label "North Dome" ; :floor "upper" . :d2 a :Dome ; rdfs:label "South Dome" ; :floor "lower" .
:k1 a :Comet ; rdfs:label "Comet Vell" ; :period 12 ; :discoverer :ada .
:k2 a :Comet ; rdfs:label "Comet Harrow" ; :period 76 ; :discoverer :bo .
:s1 a :Society ; rdfs:label "Lantern Society" ; :seat "Ghent" .
:s2 a :Society ; rdfs:label "Star Club" ; :seat "Turin" .
:s3 a :Society ; rdfs:label "Meridian Union" ; :seat "Porto" .
:r1 a :Run ; :observer :ada ; :instrument :t1 ; :target :k1 ; :runOn "2005-03-04"^^xsd:date ; :exposure 300 ;
  :seeing "good" .
:r2 a :Run ; :observer :bo ; :instrument :t1 ; :target :k2 ; :runOn "2005-07-09"^^xsd:date ; :exposure 900 ;
  :seeing "poor" .
:r3 a :Run ; :observer :bo ; :instrument :t2 ; :target :k1 ; :runOn "2007-07-12"^^xsd:date ; :exposure 120 ;
  :seeing "good" .
:r4 a :Run ; :observer :cy ; :instrument :t2 ; :target :k2 ; :runOn "2010-12-25"^^xsd:date ; :exposure 60 ;
  :seeing "good" .
:r5 a :Run ; :observer :bo ; :instrument :t3 ; :target :k1 ; :runOn "2011-02-01"^^xsd:date ; :exposure 450 ;
  :seeing "fair" .
:h1 a :Hire ; :hired :t1 ; :hirer :s1 ; :porter :cy ; :hireStart "2012-01-10"^^xsd:date ;
  :hireEnd "2012-06-30"^^xsd:date ; :hireFee 400 .
:h2 a :Hire ; :hired :t2 ; :hirer :s1 ; :porter :di ; :hireStart "2014-02-01"^^xsd:date ;
  :hireEnd "2014-05-01"^^xsd:date ; :hireFee 250 .
:h3 a :Hire ; :hired :t3 ; :hirer :s2 ; :porter :cy ; :hireStart "2016-03-01"^^xsd:date ;
  :hireEnd "2016-10-01"^^xsd:date ; :hireFee 90 .
:h4 a :Hire ; :hired :t1 ; :hirer :s3 ; :porter :ada ; :hireStart "2018-03-01"^^xsd:date ;
  :hireEnd "2018-04-01"^^xsd:date ; :hireFee 700 .
:w1 a :Watch ; :warden :ada ; :watchOver :d1 ; :since "1990-01-01"^^xsd:date ; :until "2004-12-31"^^xsd:date .
:w2 a :Watch ; :warden :bo ; :watchOver :d1 ; :since "2005-01-01"^^xsd:date .
:w3 a :Watch ; :warden :cy ; :watchOver :d2 ; :since "1999-01-01"^^xsd:date ; :until "2009-12-31"^^xsd:date .
:w4 a :Watch ; :warden :di ; :watchOver :d2 ; :since "2010-01-01"^^xsd:date .
[] a :Tour ; :group "Hill School" ; :guide :di ; :tourDay "2013-05-05"^^xsd:date ; :heads 25 ; :shown :t1 .
:v2 a :Tour ; :group "Abbey Scouts" ; :guide :cy ; :tourDay "2013-07-14"^^xsd:date ; :heads 11 ; :shown :t2 .
:v3 a :Tour ; :group "Mill Rangers" ; :guide :di ; :tourDay "2015-06-02"^^xsd:date ; :heads 31 ; :shown :t3 .
:m1 a :Medal ; rdfs:label "Silver Sextant" . :m2 a :Medal ; rdfs:label "Golden Orb" .
:b1 a :Bestowal ; :medal :m1 ; :laureate :ada ; :bestowedIn "1999"^^xsd:gYear ; :giver :s1 .
:b2 a :Bestowal ; :medal :m2 ; :laureate :ada ; :bestowedIn "2003"^^xsd:gYear ; :giver :s2 .
:b5 a :Bestowal ; :medal :m2 ; :laureate :di ; :bestowedIn "2006"^^xsd:gYear ; :giver :s1 .
:b3 a :Bestowal ; :medal :m1 ; :laureate :bo ; :bestowedIn "2008"^^xsd:gYear ; :giver :s1 .
:b4 a :Bestowal ; :medal :m1 ; :laureate :cy ; :bestowedIn "2014"^^xsd:gYear ; :giver :s3 .
`;
