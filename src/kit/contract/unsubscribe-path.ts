/** The path of the unsubscribe link in mails. */

/** What the link in a mail that its reader may do without, and the button beside it, ask. */
export const unsubscribePath = '/api/unsubscribe/{token}'
