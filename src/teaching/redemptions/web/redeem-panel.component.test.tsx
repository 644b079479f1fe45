import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { students } from '#people/students/contract/students.ts'
import { type Participant, participants } from '#teaching/participants/contract/participants.ts'
import { type CheckedVoucher, redemptions } from '#teaching/redemptions/contract/redemptions.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { loseResponses } from '#testing/lose-responses.ts'
import { type IssuedVoucher, issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { grouped } from '#trade/vouchers/contract/voucher-code.ts'
import { WalletPage } from '#trade/vouchers/web/wallet-page.tsx'
import { RedeemDialog } from './redeem-dialog.shown.tsx'
import { RedeemPanel } from './redeem-panel.tsx'
import { VouchersPage } from './vouchers-page.tsx'

beforeEach(() => page.viewport(360, 740))

test('the code of an address is checked, and the next one, too, if its picture opens in the same window', async () => {
  await signIn(cast.artist)
  showAt('/vouchers?code=AAAAAAAAAAAB', <RedeemPanel />)
  const code = page.getByRole('textbox')
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  hashHistory.push('/vouchers?code=000000000000')
  await expect.element(code).toHaveValue('000000000000')
  await expect.element(page.getByText(translate('errors.voucher_unknown'))).toBeVisible()
})

test('a student shows the code of a voucher on a phone', async () => {
  await signIn()
  const student_id = (await send(students.list, { filter: cast.fellow.email })).data[0]?.id as number
  const valid_until = daysLater(academyDay(new Date()), 20)
  const voucher = { kind: 'PERCENT', percent: 10, max_usages: 1, valid_until, student_id } as const
  const { code } = (await send(issuedVouchers.issue, voucher)).data
  await signIn(cast.fellow)
  showAt('/my/vouchers', <WalletPage />)
  const held = page.getByRole('listitem').filter({ hasText: grouped(code) })
  const show = held.getByRole('button', { name: translate('vouchers.show_code') })
  await expect.element(show).toHaveAccessibleDescription(grouped(code))
  await show.click()
  await expect.element(page.getByRole('img', { name: translate('vouchers.code_picture') })).toBeVisible()
})

test('an artist redeems a student’s code on a phone, where the camera is of no use', async () => {
  await signIn()
  const { code } = await seatHolder()
  await signIn(cast.artist)
  showAt('/vouchers', <VouchersPage />)
  await button('vouchers.scan').click()
  const [denied, none] = [translate('vouchers.scan_denied_title'), translate('vouchers.scan_none_title')]
  await expect.element(page.getByText(denied).or(page.getByText(none))).toBeVisible()
  await button('vouchers.scan_stop').click()

  const typed = page.getByLabelText(translate('vouchers.code'))
  const asTyped = grouped(code).toLowerCase()
  await typed.fill(`${asTyped.slice(0, -1)}${asTyped.endsWith('2') ? '3' : '2'}`)
  await button('vouchers.check').click()
  await expect.element(typed).toHaveAttribute('aria-invalid', 'true')
  // Typed to its end, a code is checked without a press.
  await typed.fill(asTyped)
  await redeem()
  await expect.element(used(code)).toBeVisible()

  await typed.fill(code)
  await button('vouchers.check').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('wykorzystany')
})

test('a code whose answer was lost is tapped again, and used once', async () => {
  await signIn()
  const { code } = await seatHolder()
  await signIn(cast.artist)
  showAt(`/vouchers?code=${code}`, <VouchersPage />)
  const { calls, arrive } = loseResponses()
  await redeem()
  await expect.element(page.getByText(translate('app.no_connection'))).toBeVisible()
  arrive()
  await redeem()
  await expect.element(used(code)).toBeVisible()
  expect(calls.map(({ isReplayed }) => isReplayed)).toEqual([false, true])
  expect(calls[1]?.key).toBe(calls[0]?.key)
  await expect.element(used(code)).toHaveLength(1)
})

const button = (key: Parameters<typeof translate>[0]) => page.getByRole('button', { name: translate(key) })

test('a voucher without change has to be confirmed before the rest is lost', async () => {
  await signIn()
  const { code } = await seatHolder()
  await signIn(cast.artist)
  answerChecksWith(({ voucher, seats }) => {
    const value = (seats.find(({ takes }) => takes > 0)?.takes ?? 0) + 5000
    return { ...voucher, kind: 'AMOUNT', value, balance: null, currency: 'PLN' }
  })
  showAt(`/vouchers?code=${code}`, <VouchersPage />)
  await redeem()
  const question = page.getByRole('dialog')
  await expect.element(question).toMatchTextContent(/50(,00)?\s*zł przepadnie/)
  await question.getByRole('button', { name: translate('vouchers.redeem_action') }).click()
  await expect.element(used(code)).toBeVisible()
})

/** Another voucher than the portal’s, in what it answers about a code. */
function answerChecksWith(voucherOf: (checked: CheckedVoucher) => CheckedVoucher['voucher']) {
  const { fetch } = window
  const changed = vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
    const response = await fetch(...request)
    if (!String(request[0]).endsWith(redemptions.check.path)) return response
    const { data } = (await response.json()) as { data: CheckedVoucher }
    return Response.json({ data: { ...data, voucher: voucherOf(data) } })
  })
  onTestFinished(() => changed.mockRestore())
}

/** Chooses the only seat that the code can pay for. */
async function redeem() {
  const [verb] = translate('vouchers.redeem', { amount: '|' }).split(' |')
  const take = page.getByRole('button', { name: new RegExp(`^${verb} `) })
  await expect.element(page.getByRole('listitem').filter({ has: take })).toMatchTextContent(sessionTimes)
  await take.click()
}

/** The day, and from when until when. */
const sessionTimes = / 20\d\d.*\d+:\d\d.*\d+:\d\d/

/** What the reader redeemed of this code. */
const used = (code: string) =>
  page.getByRole('listitem').filter({ hasText: translate('vouchers.code_ending', { end: code.slice(-4) }) })

/** Registers somebody who has a voucher for one use, for a training of the artist's; nothing has paid for the seat yet. */
async function seatHolder() {
  const { data } = await send(trainings.list, { state: 'PUBLISHED', seatsLeft: 1, filter: cast.artist.last_name })
  const id = data[0]?.id as number
  const board = (await send(participants.board, { id })).data
  const seated = [...board.participants, ...board.waiting].map(({ student }) => student.id)
  const voucher = (await send(issuedVouchers.list, { state: 'ACTIVE', kind: 'PERCENT' })).data.find(
    ({ max_usages, holder }) => max_usages === 1 && holder.student_id && !seated.includes(holder.student_id),
  ) as IssuedVoucher
  const seat = { student_id: voucher.holder.student_id as number, email: null, student_package_id: null }
  const taken = (await send(participants.register, { ...seat, id, voucher_ids: [] })).data
  onTestFinished(async () => {
    const [used] = (await send(redemptions.latest, {})).data
    await send(redemptions.giveBack, { id: used?.id as number })
    await signIn()
    const end = { is_entry_returned: false, is_late: false, is_told: false, reason: null }
    await send(participants.cancel, { id, participant_id: taken.id, ...end })
  })
  return voucher
}

test('at its seat a code shows whose seat it is and what is paid, and pays for no other', async () => {
  await signIn()
  const { code } = await seatHolder()
  const seat = await seatOf(code)
  await signIn(cast.artist)
  const others = { ...seat.participant, id: seat.participant.id + 1_000_000 }
  const end = showAt('/training', <RedeemDialog {...seat} participant={others} onClose={() => undefined} />)
  await page.viewport(360, 640)
  await page.getByLabelText(translate('vouchers.code')).fill(code)
  // Typed to its end, in a low window.
  await expect.element(page.getByText(translate('vouchers.seat_elsewhere'))).toBeInViewport({ ratio: 1 })
  end()
  let isClosed = false
  showAt('/training', <RedeemDialog {...seat} onClose={() => (isClosed = true)} />)
  await expect.element(page.getByRole('dialog')).toMatchTextContent(fullName(seat.participant.student))
  await expect.element(page.getByRole('dialog')).toMatchTextContent(seat.training.title.pl)
  await page.getByLabelText(translate('vouchers.code')).fill(code)
  await button('vouchers.check').click()
  const take = page.getByRole('button', {
    name: new RegExp(`^${translate('vouchers.redeem', { amount: '|' }).split(' |')[0]} `),
  })
  const { calls, arrive } = loseResponses()
  await take.click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(translate('app.no_connection'))
  arrive()
  await take.click()
  await expect.poll(() => isClosed).toBe(true)
  expect(calls.map(({ isReplayed }) => isReplayed)).toEqual([false, true])
})

/** The seat that the code of a voucher can pay for, as its training shows it. */
async function seatOf(code: string) {
  const { seats } = (await send(redemptions.check, { code })).data
  const payable = seats.find(({ takes }) => takes > 0)
  const board = (await send(participants.board, { id: payable?.training.id ?? 0 })).data
  const participant = board.participants.find(({ id }) => id === payable?.participant_id) as Participant
  return { participant, training: { title: payable?.training.title ?? { pl: '', 'en-US': '' } } }
}
