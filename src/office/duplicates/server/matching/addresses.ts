import { editDistance } from './edit-distance.ts'
import { folded } from './folded.ts'

/** Email addresses and phones, as they are compared. */

/** What reaches the same mailbox is one address: Gmail has no dots, and what follows a plus is a note. */
export function canonicalEmail(email: string): string {
  const [local = '', domain = ''] = folded(email.trim()).split('@')
  const mailbox = local.split('+')[0] ?? ''
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`
}

/** One letter was typed wrong. Numbers distinguish namesakes: anna12 is not anna13. */
export function isEmailSlip(one: string, other: string): boolean {
  return digitsOf(one) === digitsOf(other) && editDistance(one, other, 1) === 1
}

/** One digit was typed wrong, or two were switched. */
export function isPhoneSlip(one: string, other: string): boolean {
  return one.length === other.length && editDistance(one, other, 1) === 1
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
