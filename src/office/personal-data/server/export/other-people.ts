import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { fullName } from '#kit/contract/values/full-name.ts'
import { type Db, planEachTime } from '#kit/server/postgres/database.ts'
import type { Person } from '../person.ts'

/** Replaces other people's data. */
export const masked = '•••'

/** By which a person may be called or reached, as it is compared. */
type Own = { names: ReadonlySet<string>; emails: ReadonlySet<string>; phones: ReadonlySet<string> }

export async function ownWords(db: Db, person: Person): Promise<Own> {
  const records = [person, ...person.former]
  const { rows } = await sql<{ first_name: string; last_name: string; email: string; phone: string | null }>`
    select first_name, last_name, email, null as phone from users where id = any(${records.map(({ user }) => user)}::int[])
    union all select first_name, last_name, email, phone from pro_artists where id = ${person.artist}
    union all select first_name, last_name, email, phone from students where id = any(${records.map(({ student }) => student)}::int[])
    union all select first_name, last_name, email, phone from sign_ups
      where student_id = any(${records.map(({ student }) => student)}::int[])
        or lower(email) = any(${records.flatMap(({ email }) => email?.toLowerCase() ?? [])}::text[])
  `.execute(db)
  return {
    names: new Set([...rows.flatMap(ordersOf), ...records.flatMap(({ name }) => name ?? [])].map(comparable)),
    emails: new Set([...rows, ...records].flatMap(({ email }) => email?.toLowerCase() ?? [])),
    phones: new Set([...rows.flatMap(({ phone }) => phone ?? []), ...records.flatMap(({ phones }) => phones)]),
  }
}

/** Whether a text is nothing but what the person is called, or reached by. */
export function isOwn({ names, emails, phones }: Own, text: string): boolean {
  return names.has(comparable(text)) || emails.has(text.toLowerCase()) || phones.has(text)
}

/**
 * Masks in texts the full names, emails and phones of other people in the portal: accounts, artists, students, and guests, of whom
 * reporters and people in pictures have only an email here. It queries those that may occur in these texts, so that it takes no longer for
 * a network of a million.
 */
export async function masking(db: Db, own: Own, texts: readonly string[]): Promise<(text: string) => string> {
  const [names, emails, phones] = [
    await namesIn(db, own, texts),
    await emailsIn(db, own, texts),
    await phonesIn(db, own, texts),
  ]
  return (text) => {
    let safe = text
    if (emails.size > 0) safe = safe.replace(emailShape, (email) => (emails.has(email.toLowerCase()) ? masked : email))
    if (phones.size > 0)
      safe = safe.replace(phoneShape, (phone) => (phonesOf(phone).some((one) => phones.has(one)) ? masked : phone))
    return names ? safe.replace(names, masked) : safe
  }
}

// Each match begins where no character of its kind precedes: a long run of letters and digits is skipped at once.
const wordShape = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*(?![\p{L}\p{M}\p{N}])/gu
const emailShape =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+-][\p{L}\p{N}._%+'-]{0,63}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const phoneShape = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().–-]{0,2}\d){7,14}(?![\p{L}\p{N}])/gu
/** Between the words of a name, also of a file. */
const between = '[\\s,._-]{1,3}'
/** Of how many words a name may be: two first names, two last names. */
const mostWords = 4

/** So many characters take some ten milliseconds; then others have their turn. */
const longestAtOnce = 20_000

type Named = { first_name: string; last_name: string }

async function namesIn(db: Db, own: Own, texts: readonly string[]): Promise<RegExp | null> {
  const parts = new Set<string>()
  const together = new Set<string>()
  let read = 0
  for (const text of texts) {
    read += text.length
    if (read > longestAtOnce) {
      await setImmediate()
      read = 0
    }
    const words = text.match(wordShape) ?? []
    words.forEach((word, index) => {
      for (const form of formsOf(word)) parts.add(form)
      for (let length = 2; length <= mostWords && index + length <= words.length; length++) {
        const some = words.slice(index, index + length).join(' ')
        together.add(comparable(some))
        // Of a first or a last name of two words.
        if (length === 2 && startsHigh(word) && startsHigh(words[index + 1] as string)) parts.add(some)
      }
    })
  }
  if (together.size === 0) return null
  const candidates = [...parts]
  const known = (table: string) => sql`
    select first_name, last_name from ${sql.table(table)}
    where last_name collate "pl-x-icu" = any(${candidates}) and first_name = any(${candidates})`
  const { rows } = await sql<Named>`${planEachTime}
    ${known('users')} union ${known('pro_artists')} union ${known('students')} union ${known('sign_ups')}
  `.execute(db)
  const others = rows.flatMap(ordersOf).filter((name) => {
    const one = comparable(name)
    return together.has(one) && !own.names.has(one)
  })
  if (others.length === 0) return null
  // The longest first: of two that begin alike, nothing may be left.
  const shapes = others.toSorted((one, other) => other.length - one.length).map(shapeOf)
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${shapes.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu')
}

function ordersOf({ first_name, last_name }: Named): string[] {
  return first_name && last_name ? [fullName({ first_name, last_name }), `${last_name} ${first_name}`] : []
}

function comparable(name: string): string {
  return (name.match(wordShape) ?? []).join(' ').toLowerCase()
}

/** As typed, and with capitals as names have them: people type them in lower or upper case. */
function formsOf(word: string): string[] {
  return [word, word.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (mail) => mail.toUpperCase())]
}

function startsHigh(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

/** Words have nothing in them that a pattern reads otherwise. */
function shapeOf(name: string): string {
  return (name.match(wordShape) ?? []).join(between)
}

async function emailsIn(db: Db, own: Own, texts: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set(texts.flatMap((text) => text.match(emailShape) ?? []).map((email) => email.toLowerCase()))
  const candidates = [...found].filter((email) => !own.emails.has(email))
  if (candidates.length === 0) return new Set()
  const known = (table: string, column = 'email') =>
    sql`select lower(${sql.ref(column)}) as email from ${sql.table(table)} where lower(${sql.ref(column)}) = any(${candidates})`
  const { rows } = await sql<{ email: string }>`${planEachTime}
    ${known('users')} union ${known('pro_artists')} union ${known('students')} union ${known('sign_ups')}
    union ${known('content_notices')} union ${known('consent_links', 'sent_to')}
  `.execute(db)
  return new Set(rows.map(({ email }) => email))
}

async function phonesIn(db: Db, own: Own, texts: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set(texts.flatMap((text) => text.match(phoneShape) ?? []).flatMap(phonesOf))
  const candidates = [...found].filter((phone) => !own.phones.has(phone))
  if (candidates.length === 0) return new Set()
  const known = (table: string) => sql`select phone from ${sql.table(table)} where phone = any(${candidates})`
  const { rows } = await sql<{ phone: string }>`${planEachTime}
    ${known('pro_artists')} union ${known('students')} union ${known('sign_ups')}
  `.execute(db)
  return new Set(rows.map(({ phone }) => phone))
}

/** As they are stored: with the code of the country, which people leave out at home. */
function phonesOf(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  return [`+${digits.replace(/^00/, '')}`, ...(digits.length === 9 ? [`+48${digits}`] : [])]
}
