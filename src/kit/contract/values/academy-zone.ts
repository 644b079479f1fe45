/** The time zone of the academy. */

/** Days of the academy (of a certificate, of a voucher's end) are the same for every reader, wherever they are. */
export const academyZone = 'Europe/Warsaw'
