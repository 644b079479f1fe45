/** Where Gmail delivers, whichever dots were typed. */
const dotless = ['gmail.com', 'googlemail.com']

/**
 * The mailbox behind an address, to compare whether two are one person's: the part after a plus is their own note, which
 * the server ignores. Dots count, but for Gmail's: elsewhere `j.lis@` and `jlis@` are two people.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const [own = ''] = name.split('+')
  return dotless.includes(domain) ? `${own.replaceAll('.', '')}@gmail.com` : `${own}@${domain}`
}
