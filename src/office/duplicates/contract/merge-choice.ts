import type { Side } from './merges.ts'

export type MergeChoice<Field extends string> = { kept: Side; fields: Record<Field, Side> }

/** By which a side is suggested. */
type Known = {
  signed_in_at: string | null
  account: string
  email_proven_at: string | null
  figures: object
}
type People<Person> = Record<Side, Person>

/** What is chosen until somebody chooses otherwise: the account that is used, and of each field what is known best. */
export function suggestedChoice<Field extends string, Person extends Known & Record<Field, unknown>>(
  fields: readonly Field[],
  { left, right }: People<Person>,
  kept: Side = usedSide({ left, right }),
): MergeChoice<Field> {
  const entries = fields.map((field) => [field, knownSide({ left, right }, field, kept)])
  return { kept, fields: Object.fromEntries(entries) as Record<Field, Side> }
}

export function otherSide(side: Side): Side {
  return side === 'left' ? 'right' : 'left'
}

export function differs<Field extends string>({ left, right }: People<Record<Field, unknown>>, field: Field): boolean {
  return inOrder(left[field]) !== inOrder(right[field])
}

/** Several choices are the same in any order. */
function inOrder(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value)
}

/** Who signed in last; otherwise who has a password, otherwise who confirmed the email, otherwise who has more, otherwise who came first. */
function usedSide({ left, right }: People<Known>): Side {
  const order = (one: Known): (string | number)[] => [
    one.signed_in_at ?? '',
    one.account === 'ACTIVE' ? 1 : 0,
    one.email_proven_at ? 1 : 0,
    amountOf(one.figures),
  ]
  const [ofLeft, ofRight] = [order(left), order(right)]
  const place = ofLeft.findIndex((value, index) => value !== ofRight[index])
  return place >= 0 && (ofRight[place] as string | number) > (ofLeft[place] as string | number) ? 'right' : 'left'
}

/** A value before none, and otherwise what the record has that stays. */
function knownSide<Field extends string>(people: People<Record<Field, unknown>>, field: Field, survivor: Side): Side {
  const other = otherSide(survivor)
  return isEmpty(people[survivor][field]) && !isEmpty(people[other][field]) ? other : survivor
}

/** Also a list without entries, and a text that is written in no language. */
function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.values(value).every((part) => part === null))
}

/** What there are rows of: without what is left to use on them. */
function amountOf(figures: object): number {
  const counts = Object.entries(figures).filter(([name]) => name !== 'entries_left')
  return counts.reduce((sum, [, count]) => (typeof count === 'number' ? sum + count : sum), 0)
}

/** Both sides together: counts, and amounts of one currency. */
export function sumOf<Figures extends { balance: { amount: number; currency: string } }>(
  left: Figures,
  right: Figures,
): Figures {
  const sums = Object.entries(left).map(([name, value]) => {
    const other = right[name as keyof Figures]
    return [name, typeof value === 'number' ? value + Number(other) : value]
  })
  const balance = { ...left.balance, amount: left.balance.amount + right.balance.amount }
  return { ...(Object.fromEntries(sums) as Figures), balance }
}
