/** The academy’s name on printed documents. */

/** As it is printed on all documents. */
export const academyName = 'Atelier'
