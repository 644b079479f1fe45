/** The academy’s name on printed documents. */

/** As it stands on all that is printed. */
export const academyName = 'Atelier'
