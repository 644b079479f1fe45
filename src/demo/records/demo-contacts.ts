import type { DemoPerson } from './demo-person.ts'
import type { Random } from './demo-random.ts'

/** How mobile numbers begin, and how many digits follow. */
const mobiles: Record<string, [string, number]> = {
  AT: ['+43664', 7],
  CZ: ['+420604', 6],
  DE: ['+491512', 7],
  ES: ['+34612', 6],
  FR: ['+33612', 6],
  GB: ['+447400', 6],
  IE: ['+35387', 7],
  IT: ['+39347', 7],
  LT: ['+37061', 6],
  NL: ['+316120', 5],
  NO: ['+47406', 5],
  PL: ['+48', 9],
  SE: ['+4670', 7],
  SK: ['+421905', 6],
  UA: ['+38050', 7],
}

export function phoneOf({ country }: Pick<DemoPerson, 'country'>, random: Random): string {
  const [start, digits] = mobiles[country] ?? (mobiles.PL as [string, number])
  const operator = country === 'PL' ? random.pick(['501', '512', '603', '668', '692', '725', '783']) : ''
  return start + operator + number(digits - operator.length, random)
}

type Addressee = Pick<DemoPerson, 'email' | 'first_name' | 'last_name' | 'form' | 'language_name'>

/** Under top-level domains that no mail ever leaves to. People of a later round carry its number. */
export function emailOf({ email, first_name, last_name, form, language_name }: Addressee, round: number): string {
  const suffix = round > 0 ? `.${round}` : ''
  if (email && round === 0) return email
  const site = form?.website && new URL(form.website).hostname
  if (site) return `${plain(first_name)}${suffix}@${site}`
  const mailbox = `${plain(first_name)}.${plain(last_name)}${suffix}`
  return `${mailbox}@${language_name === 'pl' ? 'poczta.example' : 'inbox.example'}`
}

/** A Polish NIP with its check digit, or a VAT number of the shape that the rest of Europe uses. */
export function taxIdOf({ country }: DemoPerson, random: Random): string {
  if (country !== 'PL') return country + number(9, random)
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]
  // No tax office has the number 100, so that the firm is nobody's.
  const digits = `100${number(6, random)}`
  const check = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11
  return check === 10 ? taxIdOf({ country } as DemoPerson, random) : digits + check
}

/** Letters that an address or the name of a file can have: "Łucja Żuk" is lucja-zuk. */
export function plain(text: string): string {
  const bare = text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
  return bare.replace(/[^a-z0-9]+/g, '-')
}

function number(digits: number, random: Random): string {
  return Array.from({ length: digits }, () => random.whole(0, 9)).join('')
}
