import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { bit, day, id, instant, optional, plannedDay, prose, rowId, wholeNumber } from '#kit/contract/fields.ts'
import { inOrder, listQuery, longListOf, totalLater } from '#kit/contract/list.ts'
import { revision } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { money } from '#kit/contract/values/money.ts'
import { pause, pauseDays } from '#people/students/contract/pause.ts'
import { shownStudent } from '#people/students/contract/students.shown.ts'
import { packageStatuses, paymentStatuses, sellingRight } from './student-packages.flow.ts'

const sold = z.object({
  id: id(),
  /** As it was sold. */
  name: bilingual(z.string()),
  student: z.object(shownStudent),
  /** The artist who sold it; null where the office did, or an artist who was deleted since. */
  seller: z.nullable(z.object({ id: id(), first_name: z.string(), last_name: z.string() })),
  price: money(),
  payment_status: z.enum(paymentStatuses),
  status: z.enum(packageStatuses),
  entries_used: z.int(),
  entries_total: z.int(),
  /** Of those that were not used, for which money went back. */
  entries_refunded: z.int(),
  /** How much, in minor units of the price’s currency; null: nothing, or a refund was recorded without its amount. */
  refunded_amount: z.nullable(z.int()),
  /** Paid, over, not used and not paid back: value that the office extends or pays back. */
  is_unclaimed: z.boolean(),
  /** Since when that is so, if it is: cancelled or over. */
  unclaimed_since: instant(),
  validity_days: z.int(),
  /** Null: before the portal, on a day that nobody knows. */
  sold_at: z.nullable(instant()),
  activates_at: z.nullable(instant()),
  expires_at: z.nullable(instant()),
  /** Of the academy: what expires at midnight is valid through the day before. */
  last_day: z.nullable(day()),
  /** That is on, or ahead. */
  pause,
  revision: z.int(),
})
export type StudentPackage = z.output<typeof sold>

const details = z.extend(sold, {
  /** All that there were and will be, the first one first. */
  pauses: z.array(z.object({ ...pauseDays, reason: z.string() })),
  /** The artist who sold it registers its student with it, without asking. */
  may_artist_register: z.boolean(),
  /** Cancelled because its buyer withdrew in time, as a consumer may. */
  is_withdrawal: z.boolean(),
  /** Sold by an artist who is in the portal no longer, and not by the office. */
  is_seller_deleted: z.boolean(),
})
export type SoldDetails = z.output<typeof details>

const query = listQuery(
  [
    'student',
    'name',
    'price',
    'payment_status',
    'status',
    'entries_used',
    'entries_total',
    'validity_days',
    'sold_at',
    'activates_at',
    'expires_at',
    'unclaimed_since',
  ],
  {
    status: z.nullish(z.enum(packageStatuses)),
    payment: z.nullish(z.enum(paymentStatuses)),
    /** What waits to be extended or paid back. */
    unclaimed: z.nullish(bit),
    cancelled: z.nullish(bit),
    studentId: z.nullish(rowId),
    packageId: z.nullish(rowId),
    soldFrom: z.nullish(day()),
    soldTo: z.nullish(day()),
    ...totalLater,
  },
).check(inOrder('sold'))
export type StudentPackageQuery = z.output<typeof query>

const byId = '/api/student-packages/{id}'
const refreshes = ['studentPackages', 'students', 'packages', 'artists'] as const
const expected = { revision }
const reason = prose(2000)
const response = single(details)

/** Packages as they were sold. No payment is taken here: the office records it. */
export const studentPackages = calls('studentPackages', {
  list: endpoint({
    method: 'GET',
    path: '/api/student-packages',
    permission: 'can-view-student-packages',
    mayLag: true,
    query,
    response: longListOf(sold),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/student-packages/csv-export',
    permission: 'can-view-student-packages',
    mayLag: true,
    query,
    response: binary,
  }),
  get: endpoint({ method: 'GET', path: byId, permission: 'can-view-student-packages', response }),
  sell: endpoint({
    method: 'POST',
    path: '/api/student-packages',
    permission: sellingRight,
    refreshes,
    body: z.object({
      student_id: rowId,
      package_id: rowId,
      pro_artist_id: optional(rowId),
      price: money(),
      payment_status: z.enum(['UNPAID', 'PAID']),
      /** Usable from now on; else it waits for the office. */
      is_activated: z.boolean(),
    }),
    response,
  }),
  activate: endpoint({
    method: 'PUT',
    path: `${byId}/activate`,
    permission: sellingRight,
    refreshes,
    body: z.object(expected),
    response,
  }),
  pay: endpoint({
    method: 'PUT',
    path: `${byId}/pay`,
    permission: sellingRight,
    refreshes,
    body: z.object(expected),
    response,
  }),
  /** Of as many unused entries as the office saw when it decided on the amount: if another came back since, it looks again. */
  refund: endpoint({
    method: 'PUT',
    path: `${byId}/refund`,
    permission: sellingRight,
    refreshes,
    body: z.object({ refund: money(), entries: wholeNumber({ min: 1, max: 1000 }), reason, ...expected }),
    response,
  }),
  /** Until the end of a later day of the academy. */
  extend: endpoint({
    method: 'PUT',
    path: `${byId}/extend`,
    permission: sellingRight,
    refreshes,
    body: z.object({ expires_on: plannedDay(), reason, ...expected }),
    response,
  }),
  /** Its expiry moves by exactly the days of the pause. Registrations for a training in these days are decided first. */
  pause: endpoint({
    method: 'PUT',
    path: `${byId}/pause`,
    permission: sellingRight,
    refreshes,
    body: z.object({ ...pauseDays, reason, ...expected }),
    response,
  }),
  /** Ends the pause before its last day: the expiry keeps only the days that were really paused. */
  resume: endpoint({
    method: 'PUT',
    path: `${byId}/resume`,
    permission: sellingRight,
    refreshes,
    body: z.object(expected),
    response,
  }),
  /** Whether the artist who sold it may register the student with it, instead of inviting them. */
  letArtistRegister: endpoint({
    method: 'PUT',
    path: `${byId}/artist-registration`,
    permission: sellingRight,
    // A change of a sold package recalculates its seller’s figures.
    refreshes: [...refreshes, 'applications', 'profile', 'statusUpgrades', 'conversations'],
    body: z.object({ may_artist_register: z.boolean(), ...expected }),
    response,
  }),
  cancel: endpoint({
    method: 'PUT',
    path: `${byId}/cancel`,
    permission: sellingRight,
    refreshes,
    body: z.object({ reason, is_withdrawal: z._default(z.boolean(), false), ...expected }),
    response,
  }),
})
