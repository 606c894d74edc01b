/** Families of words about works and those who make them. */
export const WORKS: Readonly<Record<string, string>> = {
  direct: "direct directs directed directing director directors codirected filmmaker filmmakers helm helmed helms",
  write: "write writes wrote written writing writings writer writers author authors authored authoring pen penned pens",
  screenplay:
    "screenplay screenplays screenwriter screenwriters scriptwriter scriptwriters script scripts scripted screenwriting screenwrote",
  star: "star stars starred starring costar costars costarred actor actors actress actresses act acts acted acting cast casts feature features featured featuring appear appears appeared appearing appearance appearances",
  portray:
    "portray portrays portrayed portraying portrayal play plays played playing role roles character characters embody embodied voice voiced",
  perform:
    "perform performs performed performing performer performers performance sing sings sang sung singing singer singers record recorded records recording artist artists musician musicians vocalist vocalists vocals",
  compose: "compose composes composed composing composer composers score scored music songwriter songwriters",
  lyrics: "lyrics lyric lyricist lyricists librettist libretto words",
  create: "create creates created creating creator creators creation make makes made making maker makers",
  origin: "origin origins originally originate originated originates come comes came coming hail hails hailed from",
  paint: "paint paints painted painting painter painters",
  design: "design designs designed designing designer designers architect architects architectural drew drawn planned",
  produce: "produce produces produced producing producer producers production",
  decorate: "decorate decorates decorated decorating decorator decorators decoration decor dresser",
  set: "set sets",
  edit: "edit edits edited editing editor editors",
  film: "film films movie movies cinema picture pictures flick flicks",
  cinematography: "cinematographer cinematographers cinematography photographed photography camera cameraman",
  release:
    "release releases released releasing premiere premiered premieres came-out comes-out come-out publish publishes published publication publisher publishers debut debuted issue issued",
  genre: "genre genres kind kinds type types sort sorts category categories style styles",
  narrate: "narrate narrated narrator narrators",
  base: "based adapted adaptation adaptations adapts",
  theme: "theme themes topic topics subject subjects about concern concerns tag tags keyword keywords",
  vote: "vote votes voted",
  rate: "rate rated rates rating ratings",
  title: "title titles titled",
};
