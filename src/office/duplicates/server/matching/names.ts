import type { PairReason } from '#office/duplicates/contract/pair-reasons.ts'
import { editDistance } from './edit-distance.ts'
import { fullForms, isFirstName } from './short-names.ts'

/** How two names compare, part by part. */

/** The folded parts of a name. */
export type NameParts = { first: readonly string[]; last: readonly string[] }

type Likeness = 'SAME' | 'SHORT' | 'DOUBLE' | 'SLIP' | 'OTHER'
type Agreeing = Exclude<Likeness, 'OTHER'>

/** Points for a name that agrees, by its first and last name. */
const points: Record<Agreeing, number> = { SAME: 45, SHORT: 42, DOUBLE: 37, SLIP: 37 }
const reasons = {
  SAME: 'NAME_SAME',
  SHORT: 'NAME_SHORT',
  DOUBLE: 'NAME_DOUBLE',
  SLIP: 'NAME_SLIP',
} as const satisfies Record<Agreeing, PairReason>

export type NameScore = { points: number; reasons: PairReason[] }

/** Null: the first names are of two people. */
export function nameScore(left: NameParts, right: NameParts): NameScore | null {
  const first = firstLikeness(left.first, right.first)
  const last = lastLikeness(left.last, right.last)
  if (first !== 'OTHER' && last !== 'OTHER') return agreeing(first, last)
  if (isSwitched(left, right)) return { points: 42, reasons: ['NAME_SWITCHED'] }
  // Who marries has another last name.
  if (first === 'SAME') return { points: 15, reasons: ['LAST_NAME_DIFFERS'] }
  return null
}

function agreeing(first: Agreeing, last: Agreeing): NameScore {
  const found = [...new Set([first, last])].filter((one) => one !== 'SAME')
  if (found.length === 0) return { points: points.SAME, reasons: ['NAME_SAME'] }
  const lost = found.reduce(
    (sum, one) => sum + points.SAME - points[one],
    first === last ? points.SAME - points[first] : 0,
  )
  return { points: points.SAME - lost, reasons: found.map((one) => reasons[one]) }
}

function firstLikeness(left: readonly string[], right: readonly string[]): Likeness {
  const [one = '', other = ''] = [left[0], right[0]]
  if (one === other) return 'SAME'
  if ([...fullForms(one)].some((full) => fullForms(other).has(full))) return 'SHORT'
  // "Anna Maria" is called Maria.
  if (left.some((part) => right.includes(part))) return 'DOUBLE'
  return isFirstName(one) && isFirstName(other) ? 'OTHER' : slipOf(one, other)
}

function lastLikeness(left: readonly string[], right: readonly string[]): Likeness {
  if (left.join(' ') === right.join(' ')) return 'SAME'
  if (left.some((part) => part.length > 2 && right.includes(part))) return 'DOUBLE'
  return slipOf(left.join(''), right.join(''))
}

function slipOf(one: string, other: string): Likeness {
  const most = slipsIn(Math.min(one.length, other.length))
  return most > 0 && editDistance(one, other, most) <= most ? 'SLIP' : 'OTHER'
}

/** How many slips a word of this length may have. */
function slipsIn(length: number): number {
  return length < 4 ? 0 : length < 9 ? 1 : 2
}

function isSwitched(left: NameParts, right: NameParts): boolean {
  const crossed = [lastLikeness(left.first, right.last), lastLikeness(left.last, right.first)]
  return crossed.every((one) => one === 'SAME' || one === 'SLIP') && crossed.includes('SAME')
}
