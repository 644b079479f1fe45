/** The path of the unsubscribe link in mails. */

/** The call of the unsubscribe link in optional mails, and of the mail program's unsubscribe button. */
export const unsubscribePath = '/api/unsubscribe/{token}'
