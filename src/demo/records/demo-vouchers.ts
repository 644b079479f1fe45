import { withCheck } from '#kit/contract/values/checked-code.ts'
import { randomOf } from './demo-random.ts'
import type { DemoReview } from './demo-reviews.ts'

export type DemoVoucher = {
  code: string
  /** The email of a student or of an artist. */
  holder: string
  kind: 'PERCENT' | 'AMOUNT'
  /** Percent, or grosze. */
  value: number
  source: 'ADMIN' | 'REVIEW' | 'BENEFIT'
  note: string | null
  /** What all its uses give together, in grosze. */
  budget?: number
  uses?: number
  /** What was paid for it, in grosze. */
  paid?: number
  /** Why nobody can use it now. */
  blocked?: string
  /** Why what was paid for it, and not used, went back. */
  refunded?: string
  /** Days from today. */
  issued: number
  available: number
  valid: number
}

/** Days until a voucher can be used, as the academy had it set when these were issued. */
const delay = 14
const validity = 180

/** Every third review earned its author a voucher: the academy has thanked for them since the summer. */
export function demoVouchers(reviews: DemoReview[]): DemoVoucher[] {
  const random = randomOf(60_000)
  const published = reviews.filter(({ status }) => status === 'PUBLISHED')
  const thanks = published
    .filter(({ written }, index) => index % 3 === 0 && written > -validity)
    .map(({ enrolment, written }) => ({
      holder: enrolment.student.email,
      kind: 'PERCENT' as const,
      value: 10,
      source: 'REVIEW' as const,
      note: null,
      issued: written,
    }))
  return [...given, ...(thanks as Given[])].map((voucher) => {
    const eleven = Array.from({ length: 11 }, () => random.pick(mails)).join('')
    const { issued } = voucher
    return {
      ...voucher,
      code: withCheck(eleven),
      available: issued + delay,
      valid: voucher.valid ?? issued + delay + validity,
    }
  })
}

const mails = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'] as [string, ...string[]]

type Given = Omit<DemoVoucher, 'code' | 'available' | 'valid'> & { valid?: number }

/** By the office's hand: in each state that needs no use, for the demo's student and for its artist. */
const given: readonly Given[] = [
  {
    holder: 'student@atelier.test',
    kind: 'AMOUNT',
    value: 30_000,
    source: 'ADMIN',
    note: 'For bringing a friend to the academy.',
    issued: -40,
  },
  { holder: 'student@atelier.test', kind: 'PERCENT', value: 15, source: 'ADMIN', note: null, issued: -4 },
  {
    holder: 'student@atelier.test',
    kind: 'AMOUNT',
    value: 10_000,
    source: 'ADMIN',
    note: 'For the training that had to be moved.',
    issued: -210,
  },
  {
    holder: 'student@atelier.test',
    kind: 'AMOUNT',
    value: 100_000,
    budget: 100_000,
    uses: 10,
    paid: 100_000,
    source: 'ADMIN',
    note: 'A gift card, bought by her sister.',
    issued: -120,
    valid: 3.4,
  },
  {
    holder: 'student@atelier.test',
    kind: 'PERCENT',
    value: 50,
    source: 'ADMIN',
    note: null,
    issued: -50,
    blocked: 'Sent to the wrong address. Another one was issued.',
  },
  {
    holder: 'agata.baran@poczta.example',
    kind: 'AMOUNT',
    value: 50_000,
    paid: 50_000,
    source: 'ADMIN',
    note: 'Karta podarunkowa, opłacona przelewem.',
    issued: -230,
  },
  { holder: 'artist@atelier.test', kind: 'PERCENT', value: 25, source: 'BENEFIT', note: null, issued: -3 },
  { holder: 'artist@atelier.test', kind: 'PERCENT', value: 10, source: 'BENEFIT', note: null, issued: -240 },
  {
    holder: 'artist@atelier.test',
    kind: 'AMOUNT',
    value: 20_000,
    source: 'ADMIN',
    note: null,
    issued: -45,
    blocked: 'Zgłoszone zgubienie kodu.',
  },
  {
    holder: 'artist@atelier.test',
    kind: 'AMOUNT',
    value: 50_000,
    source: 'BENEFIT',
    note: 'Premia za pakiety jesienne.',
    issued: -60,
  },
  {
    holder: 'barbara@jaskiewicz.example',
    kind: 'AMOUNT',
    value: 50_000,
    source: 'BENEFIT',
    note: 'Premia za pakiety jesienne.',
    issued: -60,
  },
  {
    holder: 'artist@atelier.test',
    kind: 'AMOUNT',
    value: 15_000,
    paid: 15_000,
    source: 'ADMIN',
    note: 'Karta podarunkowa, opłacona przelewem.',
    issued: -230,
    refunded: 'Zwrócono przelewem, bo wygasła niewykorzystana.',
  },
]
