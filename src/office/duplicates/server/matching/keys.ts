import { digitsOf } from './addresses.ts'
import type { Prepared } from './score.ts'
import { fullForms } from './short-names.ts'

/**
 * What two records of one person have in common: only those that share a key are compared. A slip in an email leaves
 * its digits, and all before the @, or all after it and a beginning or an end of the rest; one in a phone leaves a
 * beginning or an end. Each is a key together with the initials, for very many mailboxes begin with "anna".
 */
export function keysOf(person: Prepared): string[] {
  const { email, phone, tax_id } = person
  const [mailbox = '', domain = ''] = email.split('@')
  const parts = [
    ...(email
      ? [mailbox, ...[mailbox.slice(0, 4), mailbox.slice(-4)].map((part) => `${digitsOf(mailbox)} ${part}@${domain}`)]
      : []
    ).map((part) => `email ${part}`),
    ...(phone ? [`phone ${phone.slice(0, 7)}`, `phone ${phone.slice(-4)}`] : []),
  ]
  return unique([
    ...(email ? [`email ${email}`] : []),
    ...(phone ? [`phone ${phone}`] : []),
    ...(tax_id ? [`tax ${tax_id}`] : []),
    ...initialsOf(person).flatMap((initials) => parts.map((part) => `${initials} ${part}`)),
  ])
}

/** For a person of whom only the name is known: Gosia Nowak has that of Małgorzata Nowacka, too. */
export function nameKeysOf({ first, last }: Prepared): string[] {
  return unique(formsOf(first).flatMap((name) => last.map((part) => `${name} ${part.slice(0, 3)}`)))
}

/** In the order of the alphabet, since first and last name may be switched. */
function initialsOf({ first, last }: Prepared): string[] {
  const pairs = formsOf(first).flatMap((name) => last.map((part) => [name.slice(0, 1), part.slice(0, 1)]))
  return unique(pairs.map((pair) => pair.toSorted().join('')))
}

function formsOf(first: readonly string[]): string[] {
  return first.slice(0, 1).flatMap((name) => [...fullForms(name)])
}

function unique(keys: string[]): string[] {
  return [...new Set(keys)]
}
