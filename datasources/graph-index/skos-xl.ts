/** SKOS-XL, whose names are nodes of their own. */
export const XL = "http://www.w3.org/2008/05/skos-xl#";
