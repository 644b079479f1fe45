import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import type { Board, Participant } from '#teaching/participants/contract/participants.ts'
import { show, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { ParticipantsCancel } from './participants-cancel.tsx'

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const session = { id: 1, starts_at: hours(240), ends_at: hours(246) }

const board: Board = {
  ...{ training_id: 1, state: 'PUBLISHED', time_zone: 'Europe/Warsaw', sessions: [session], has_begun: false },
  ...{ takes_seats: true, cancels_free_until: hours(72), seats_max: 4, seats_taken: 1, participants: [], waiting: [] },
  no_offer: 'empty',
}

const participant: Participant = {
  ...{ id: 1, student: { id: 1, first_name: 'Anna', last_name: 'Nowak', email: 'anna@example.com', phone: null } },
  ...{ status: 'CONFIRMED', outcome: 'NONE', revision: 1, registered_at: hours(-48), vouchers: [], cancelled_at: null },
  ...{ package: { id: 1, name: { pl: 'Trzy szkolenia', 'en-US': 'Three trainings' } }, is_late: false },
  ...{ is_returnable: false, cancel_reason: null },
  payment: { due: 0, paid: 0, waived: 0, refunded: 0, to_refund: 0, currency: 'PLN' },
  attendance: [],
}

// A switch is called by its hint, too.
const switchOf = (label: 'participants.is_entry_returned' | 'participants.is_told') =>
  page.getByRole('switch', { name: new RegExp(translate(label)) })
const entry = switchOf('participants.is_entry_returned')
const close = () => undefined

test('an artist retains no entry before the limit, and may afterwards; the office can choose at any time', async () => {
  await page.viewport(390, 844)
  await signIn(cast.artist)
  const early = show(<ParticipantsCancel board={board} participant={participant} onClose={close} />)
  await expect.element(switchOf('participants.is_told')).toBeVisible()
  expect(entry.query()).toBeNull()
  early()
  const late = { ...board, cancels_free_until: hours(-1) }
  const end = show(<ParticipantsCancel board={late} participant={participant} onClose={close} />)
  await expect.element(entry).toBeVisible()
  end()
  await signIn()
  show(<ParticipantsCancel board={board} participant={participant} onClose={close} />)
  await expect.element(entry).toBeVisible()
})

test('the office gives a reason when it cancels a seat with recorded attendance', async () => {
  await page.viewport(1280, 900)
  await signIn()
  const marked = { ...participant, attendance: [{ session_id: 1, is_present: true }] }
  show(<ParticipantsCancel board={board} participant={marked} onClose={close} />)
  await expect.element(page.getByText(translate('participants.marks_lost', { count: 1 }))).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: translate('participants.reason') })).toBeRequired()
})
