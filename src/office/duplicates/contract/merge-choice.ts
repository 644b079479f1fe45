import {
  type ChosenField,
  chosenFields,
  type Figures,
  type MergePeople,
  type MergePerson,
  type Side,
} from './merges.ts'

export type MergeChoice = { kept: Side; fields: Record<ChosenField, Side> }

/** What is chosen until somebody chooses otherwise: the account that is used, and of each field what is known best. */
export function suggestedChoice(people: MergePeople, kept: Side = usedSide(people)): MergeChoice {
  const entries = chosenFields.map((field) => [field, knownSide(people, field, kept)])
  return { kept, fields: Object.fromEntries(entries) as MergeChoice['fields'] }
}

export function otherSide(side: Side): Side {
  return side === 'left' ? 'right' : 'left'
}

export function differs(people: MergePeople, field: ChosenField): boolean {
  return people.left[field] !== people.right[field]
}

/** Who signed in last; otherwise who has a password, otherwise who confirmed the email, otherwise who has more, otherwise who came first. */
function usedSide({ left, right }: MergePeople): Side {
  const order = (one: MergePerson): (string | number)[] => [
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
function knownSide(people: MergePeople, field: ChosenField, survivor: Side): Side {
  const other = otherSide(survivor)
  return people[survivor][field] === null && people[other][field] !== null ? other : survivor
}

function amountOf({ seats, packages, vouchers, certificates, reviews, messages }: Figures): number {
  return seats + packages + vouchers + certificates + reviews + messages
}
