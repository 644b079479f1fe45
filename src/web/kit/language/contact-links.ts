/** Opens a letter to this address, and to no other: an email may have a question mark, and what follows it would be read as copies or a text. */
export function mailLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
