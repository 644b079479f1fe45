import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { instant, wholeNumber } from '#kit/contract/fields.ts'
import { overlap } from '#teaching/trainings/contract/trainings.place.ts'
import { participantsRight } from './participants.flow.ts'
import { entryChoice, isOverlapMeant, knownEmail, ownTraining, touchedBySeats } from './participants.ts'
import { waitingStatuses } from './waiting-list.flow.ts'

const rowId = () => wholeNumber({ min: 1, max: 2_147_483_647 })

const offer = z.object({
  ...ownTraining,
  first_name: z.string(),
  status: z.enum(waitingStatuses),
  offer_ends_at: instant(),
  /** What they lost with an earlier seat at this training pays again: nothing is to be chosen. */
  is_paid: z.boolean(),
  /** Whoever put them on the list said that no entry is needed; what pays is for the student to say. */
  is_paid_otherwise: z.boolean(),
  is_invited: z.boolean(),
  packages: z.array(entryChoice),
  /** Where they have a seat at the same time. */
  overlaps: z.array(overlap),
})
export type Offer = z.output<typeof offer>

const permission = participantsRight
const refreshes = touchedBySeats
const limit = { max: 60, seconds: 60 }
const byHash = '/api/training-offers/{hash}'
const own = '/api/student/waiting/{id}'
/** Which package pays; null: paid otherwise. To be said unless what was lost before pays again. */
const acceptance = z.object({
  student_package_id: z.optional(z.nullable(rowId())),
  is_overlap_meant: isOverlapMeant(),
})

/** Who waits for a seat at a training, and the seats that are offered to them. */
export const waitingList = calls('waitingList', {
  /** Puts a student at the end. Where a seat is free it is offered to them. */
  join: endpoint({
    method: 'POST',
    path: '/api/trainings/{id}/waiting',
    permission,
    refreshes,
    body: z.object({ student_id: rowId(), email: knownEmail(), is_paid_otherwise: z.boolean() }),
    status: 204,
  }),
  /** Holds a seat for a student, who takes it by the link in a mail and says what pays. */
  invite: endpoint({
    method: 'POST',
    path: '/api/trainings/{id}/invitations',
    permission,
    refreshes,
    body: z.object({ student_id: rowId(), email: knownEmail() }),
    status: 204,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/trainings/{id}/waiting/{waiting_id}',
    permission,
    refreshes,
  }),

  accept: endpoint({ method: 'PUT', path: `${own}/accept`, permission: 'signed-in', refreshes, body: acceptance }),
  /** Declines an offer, or waits no longer. */
  leave: endpoint({ method: 'PUT', path: `${own}/leave`, permission: 'signed-in', refreshes }),

  /** What the link in a mail offers, and what became of it. */
  offer: endpoint({ method: 'GET', path: byHash, permission: 'public', response: single(offer), limit }),
  acceptOffer: endpoint({
    method: 'PUT',
    path: `${byHash}/accept`,
    permission: 'public',
    refreshes,
    body: acceptance,
    response: single(offer),
    limit,
  }),
  declineOffer: endpoint({
    method: 'PUT',
    path: `${byHash}/decline`,
    permission: 'public',
    refreshes,
    response: single(offer),
    limit,
  }),
})
