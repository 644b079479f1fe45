import { z } from 'zod/mini'
import { walletLink } from '#academy/wallets/contract/wallets.ts'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, idList, instant, optional, prose, rowId } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { revised } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { money } from '#kit/contract/values/money.ts'
import { spokenLanguages, techniques } from '#network/artists/contract/artists.choices.ts'
import { shownStudent } from '#people/students/contract/students.shown.ts'
import { trainingStates } from '#teaching/trainings/contract/trainings.flow.ts'
import { isOverlapMeant, overlap } from '#teaching/trainings/contract/trainings.place.ts'
import { touchedBySeats } from '#teaching/trainings/contract/trainings.refresh.ts'
import { sellingRight } from '#trade/student-packages/contract/student-packages.flow.ts'
import { paidByVoucher, voucherChoice } from '#trade/vouchers/contract/voucher-payments.ts'
import { outcomes, participantStatuses, participantsRight } from './participants.flow.ts'
import { transfer } from './transfer.ts'
import { noOfferReasons } from './waiting-list.flow.ts'

const student = z.object({ ...shownStudent, phone: z.nullable(z.string()) })

const soldPackage = z.object({ id: id(), name: bilingual(z.string()) })

/** A package that could pay, the first one to expire on top: that one is used unless another is named. */
export const entryChoice = z.object({
  ...soldPackage.shape,
  entries_left: z.int(),
  expires_at: z.nullable(instant()),
})
export type EntryChoice = z.output<typeof entryChoice>

const participant = z.object({
  id: id(),
  student,
  status: z.enum(participantStatuses),
  outcome: z.enum(outcomes),
  /** Of the outcome. */
  revision: z.int(),
  registered_at: instant(),
  /** Whose entry is used; null: it is paid otherwise, or was given back. */
  package: z.nullable(soldPackage),
  /** What vouchers paid of the price, without what was given back. */
  vouchers: z.array(paidByVoucher),
  cancelled_at: z.nullable(instant()),
  is_late: z.boolean(),
  /** It costs them something though they were not there: the office can give it back. */
  is_returnable: z.boolean(),
  /** Of what no entry pays for, in minor units; `paid` is what the academy has. */
  payment: z.object({
    due: z.int(),
    paid: z.int(),
    waived: z.int(),
    refunded: z.int(),
    to_refund: z.int(),
    currency: z.string(),
  }),
  cancel_reason: z.nullable(z.string()),
  /** Of the sessions at which somebody recorded it. */
  attendance: z.array(z.object({ session_id: id(), is_present: z.boolean() })),
})
export type Participant = z.output<typeof participant>

const waiting = z.object({
  id: id(),
  student,
  /** 1 is next. */
  position: z.int(),
  status: z.enum(['WAITING', 'OFFERED']),
  joined_at: instant(),
  /** Until when the seat is held for them. */
  offer_ends_at: z.nullable(instant()),
  is_paid_otherwise: z.boolean(),
  /** By the artist: they need not wait for their turn. */
  is_invited: z.boolean(),
})
export type Waiting = z.output<typeof waiting>

const trainingSession = z.object({ id: id(), starts_at: instant(), ends_at: instant() })

const board = z.object({
  training_id: id(),
  state: z.enum(trainingStates),
  time_zone: z.string(),
  sessions: z.array(trainingSession),
  has_begun: z.boolean(),
  /** Whether somebody can still be registered. */
  takes_seats: z.boolean(),
  cancels_free_until: z.nullable(instant()),
  seats_max: z.int(),
  /** Those that are offered are among them. */
  seats_taken: z.int(),
  /** Those who withdrew come last. */
  participants: z.array(participant),
  waiting: z.array(waiting),
  /** Why nobody is offered a seat now. */
  no_offer: z.nullable(z.enum(noOfferReasons)),
})
export type Board = z.output<typeof board>

/** A training as a student sees it. */
export const ownTraining = {
  title: bilingual(z.string()),
  artist: z.nullable(z.string()),
  state: z.enum(trainingStates),
  time_zone: z.string(),
  /** Where it is held; an online training has an address instead, once the seat is theirs. */
  place: z.nullable(z.string()),
  online_url: z.nullable(z.string()),
  sessions: z.array(trainingSession),
}

const ownSeat = z.object({
  id: id(),
  training_id: id(),
  ...ownTraining,
  status: z.enum(participantStatuses),
  outcome: z.enum(outcomes),
  package: z.nullable(soldPackage),
  vouchers: z.array(paidByVoucher),
  has_begun: z.boolean(),
  cancels_free_until: z.nullable(instant()),
})
export type OwnSeat = z.output<typeof ownSeat>

const seatDetails = z.extend(ownSeat, {
  description: bilingual(z.string()),
  /** In the language in which the training is given. */
  to_bring: z.nullable(z.string()),
  technique: z.nullable(z.enum(techniques)),
  language: z.enum(spokenLanguages),
  price: money(),
  /** Of what neither an entry nor vouchers pay: still to be paid, what the academy has, waived, and to go back. */
  due: z.int(),
  paid: z.int(),
  waived: z.int(),
  to_refund: z.int(),
  /** How to pay what is due; null where nothing is, or the academy has not entered its account. */
  transfer: z.nullable(transfer),
})
export type SeatDetails = z.output<typeof seatDetails>

const ownWaiting = z.object({
  id: id(),
  ...ownTraining,
  status: z.enum(['WAITING', 'OFFERED']),
  position: z.int(),
  offer_ends_at: z.nullable(instant()),
  /** What they lost with an earlier seat at this training pays again: nothing is to be chosen. */
  is_paid: z.boolean(),
  is_paid_otherwise: z.boolean(),
  is_invited: z.boolean(),
  /** They have an entry for that time, or need none: otherwise a free seat is offered to the next student. */
  can_pay: z.boolean(),
  /** What could pay for the seat that is offered. */
  packages: z.array(entryChoice),
  overlaps: z.array(overlap),
})
export type OwnWaiting = z.output<typeof ownWaiting>

/** How an artist knows somebody whom they have neither taught nor sold to. */
export const knownEmail = () => z.nullish(z.string().check(z.maxLength(254, 'too_long')))

const ofTraining = '/api/trainings/{id}/participants'
const byId = `${ofTraining}/{participant_id}` as const
const permission = participantsRight
const refreshes = touchedBySeats
const response = single(participant)

/** Who takes part in a training; and what students see and do of their own. */
export const participants = calls('participants', {
  board: endpoint({
    method: 'GET',
    path: ofTraining,
    permission,
    isStoredOffline: true,
    response: single(board),
  }),
  /** Students who can be registered: all of them for the office; an artist finds those they know, and others by their whole email. */
  candidates: endpoint({
    method: 'GET',
    path: `${ofTraining}/candidates`,
    permission,
    query: listQuery(['name', 'first_name', 'last_name', 'email'], {}),
    response: listOf(z.object({ id: id(), first_name: z.string(), last_name: z.string(), email: z.string() })),
  }),
  /** What would pay if a student were registered. */
  preview: endpoint({
    method: 'GET',
    path: `${ofTraining}/preview`,
    permission,
    query: z.object({ studentId: rowId, email: knownEmail() }),
    response: single(
      z.object({
        /** The code of the error that would come. */
        refusal: z.nullable(z.enum(['training_full', 'training_closed', 'already_participant', 'already_waiting'])),
        /** The reader invites: the student chooses what pays, and the reader is shown nothing that they hold. */
        is_invitation: z.boolean(),
        /** What was lost with an earlier seat pays again: nothing is to be chosen. */
        is_paid: z.boolean(),
        /** They have a seat at another training at that time; those that the reader may see are named. */
        has_overlap: z.boolean(),
        overlaps: z.array(overlap),
        packages: z.array(entryChoice),
        /** What the training costs, and what of it is not paid yet where no entry pays. */
        price: z.object({ amount: z.int(), currency: z.string() }),
        due: z.int(),
        vouchers: z.array(voucherChoice),
      }),
    ),
  }),
  /** By the office; by an artist only with a package for which the office allowed it. Others they invite. */
  register: endpoint({
    method: 'POST',
    path: ofTraining,
    permission,
    refreshes,
    body: z.object({
      student_id: rowId,
      email: knownEmail(),
      /** Null: paid otherwise. Required where there is anything to pay without a voucher. */
      student_package_id: z.nullish(rowId),
      /** What no entry pays, these do: the first to expire first, and none that is not needed. */
      voucher_ids: z.optional(idList(20)),
      is_overlap_meant: isOverlapMeant(),
    }),
    response,
  }),
  confirm: endpoint({ method: 'PUT', path: `${byId}/confirm`, permission, refreshes, response }),
  cancel: endpoint({
    method: 'PUT',
    path: `${byId}/cancel`,
    permission,
    refreshes,
    body: z.object({
      is_entry_returned: z.boolean(),
      is_late: z.boolean(),
      is_told: z.boolean(),
      reason: optional(prose(2000)),
    }),
    response,
  }),
  /** Gives back what a seat that nobody used cost: entry, vouchers and money. At any time, also after completion. */
  giveBack: endpoint({
    method: 'PUT',
    path: `${byId}/return`,
    permission: sellingRight,
    refreshes,
    body: z.object({ reason: prose(2000) }),
    response,
  }),
  /**
   * Who was at a session; null takes back what was recorded. `was` is what the sender saw: where somebody has recorded something else
   * since, that stays, and the response shows it.
   */
  attend: endpoint({
    method: 'PUT',
    path: '/api/trainings/{id}/sessions/{session_id}/attendance',
    permission,
    refreshes,
    body: z.object({
      marks: z
        .array(
          z.object({
            participant_id: rowId,
            is_present: z.nullable(z.boolean()),
            was: z.nullish(z.boolean()),
          }),
        )
        .check(z.minLength(1, 'too_few'), z.maxLength(1000, 'too_many')),
    }),
    response: single(board),
  }),
  /** The outcome of a participant; NONE deletes it. */
  grade: endpoint({
    method: 'PUT',
    path: `${byId}/outcome`,
    permission,
    refreshes,
    body: revised(z.object({ outcome: z.enum(outcomes), reason: optional(prose(2000)) })),
    response,
  }),

  mine: endpoint({
    method: 'GET',
    path: '/api/student/trainings',
    permission: 'signed-in',
    isStoredOffline: true,
    response: single(z.object({ seats: z.array(ownSeat), waiting: z.array(ownWaiting) })),
  }),
  /** One's own seat at a training, with all that one has to know to come. */
  ownSeat: endpoint({
    method: 'GET',
    path: '/api/student/seats/{training_id}',
    permission: 'signed-in',
    isStoredOffline: true,
    response: single(seatDetails),
  }),
  /** One's own seat, as a file for Apple's wallet: as it is at the moment. */
  applePass: endpoint({
    method: 'GET',
    path: '/api/student/seats/{training_id}/apple-pass',
    permission: 'signed-in',
    response: binary,
  }),
  /** The same for Google's. */
  googlePass: endpoint({
    method: 'GET',
    path: '/api/student/seats/{training_id}/google-pass',
    permission: 'signed-in',
    response: walletLink,
  }),
  confirmOwn: endpoint({
    method: 'PUT',
    path: '/api/student/trainings/{id}/confirm',
    permission: 'signed-in',
    refreshes,
  }),
  cancelOwn: endpoint({
    method: 'PUT',
    path: '/api/student/trainings/{id}/cancel',
    permission: 'signed-in',
    refreshes,
  }),
})
