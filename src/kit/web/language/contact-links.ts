/** Links to an email address or a telephone number. */

/** A `mailto:` link. The address is encoded, since text after a `?` in it would be read as further recipients or a body. */
export function mailLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
