import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { RecordLinksContext } from '#kit/web/page/record/record-links.ts'
import type { Board, Participant } from '#teaching/participants/contract/participants.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { ParticipantsSeats } from './participants-seats.tsx'

const nothing = { due: 0, paid: 0, waived: 0, refunded: 0, to_refund: 0, currency: 'PLN' }

const participant: Participant = {
  ...{ id: 1, student: { id: 1, first_name: 'Anna', last_name: 'Nowak', email: 'anna@example.com', phone: null } },
  ...{ status: 'CONFIRMED', outcome: 'NONE', revision: 1, registered_at: '2030-01-01T08:00:00Z', vouchers: [] },
  ...{ cancelled_at: null, package: null, is_late: false, is_returnable: false, cancel_reason: null, attendance: [] },
  payment: { ...nothing, waived: 120_000, due: 30_000 },
}

const board: Board = {
  ...{ training_id: 1, state: 'PUBLISHED', time_zone: 'Europe/Warsaw', sessions: [], has_begun: false },
  ...{ takes_seats: true, cancels_free_until: null, seats_max: 4, seats_taken: 1, waiting: [], no_offer: 'empty' },
  participants: [
    participant,
    { ...participant, id: 2, status: 'CANCELLED', payment: { ...nothing, refunded: 150_000 } },
  ],
}

test('a seat shows what was waived and refunded, next to what is due', async () => {
  await page.viewport(1280, 900)
  await signIn()
  showAt('/training', <ParticipantsSeats board={board} redeem={() => null} />)
  const amounts = [
    ['waived_amount', '1200'],
    ['due', '300'],
    ['refunded_amount', '1500'],
  ] as const
  for (const [key, amount] of amounts) {
    const label = translate(`participants.${key}`, { amount: '' }).trim()
    await expect.element(page.getByText(new RegExp(`^${label} ${amount}`))).toBeVisible()
  }
})

test('a seat of somebody whose data were erased leads nowhere; one of somebody called by a dash does', async () => {
  await signIn()
  const dash = { ...participant.student, first_name: '—', last_name: '' }
  const erased = { ...dash, id: null, email: null }
  const seats = [participant, { ...participant, id: 2, student: erased }, { ...participant, id: 3, student: dash }]
  showAt(
    '/training',
    <RecordLinksContext value={{ student: { to: '/student/$id', guard: 'can-view-student-packages' } }}>
      <ParticipantsSeats board={{ ...board, participants: seats }} redeem={() => null} />
    </RecordLinksContext>,
  )
  await expect.element(page.getByRole('link', { name: 'Anna Nowak' })).toBeVisible()
  await expect.element(page.getByRole('listitem').nth(1)).toMatchTextContent('—')
  expect(page.getByRole('listitem').nth(1).getByRole('link').elements()).toEqual([])
  await expect.element(page.getByRole('listitem').nth(2).getByRole('link', { name: '—' })).toBeVisible()
})
