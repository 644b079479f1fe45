import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { instant, rowId } from '#kit/contract/fields.ts'
import { isOverlapMeant, overlap } from '#teaching/trainings/contract/trainings.place.ts'
import { touchedBySeats } from '#teaching/trainings/contract/trainings.refresh.ts'
import { participantsRight } from './participants.flow.ts'
import { entryChoice, knownEmail, ownTraining } from './participants.ts'
import { waitingStatuses } from './waiting-list.flow.ts'

const offer = z.object({
  ...ownTraining,
  first_name: z.string(),
  status: z.enum(waitingStatuses),
  offer_ends_at: instant(),
  /** What they lost with an earlier seat at this training pays again: nothing is to be chosen. */
  is_paid: z.boolean(),
  /** The user who added them to the list decided that no entry is needed; the student chooses how to pay. */
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
/** The package that pays; null: paid otherwise. Required unless the payment that was lost before is used again. */
const acceptance = z.object({
  student_package_id: z.nullish(rowId),
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
    body: z.object({ student_id: rowId, email: knownEmail(), is_paid_otherwise: z.boolean() }),
    status: 204,
  }),
  /** Holds a seat for a student, who accepts it by the link in a mail and chooses how to pay. */
  invite: endpoint({
    method: 'POST',
    path: '/api/trainings/{id}/invitations',
    permission,
    refreshes,
    body: z.object({ student_id: rowId, email: knownEmail() }),
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
    collects: 'seat',
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
