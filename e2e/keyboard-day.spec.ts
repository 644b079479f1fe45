import { expect } from '@playwright/test'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { byKeyboard } from './by-keyboard.ts'
import { insertFullTraining, insertTrainingAhead } from './full-training.ts'

const { decisions, participants: t, session, trainings, vouchers } = textsIn('pl')
const name = `${cast.fellow.first_name} ${cast.fellow.last_name}`

test('a day by keyboard alone: the office decides, a student takes a seat, the artist redeems and records attendance', async ({
  page,
  people,
  portal,
  browser,
}) => {
  // The office decides on one, and finds that another waits.
  const waitingToo = await insertTrainingAhead(portal, 'Brwi do decyzji')
  await portal.query(`update trainings set state = 'PENDING_VERIFICATION' where id = $1`, [waitingToo])
  const day = byKeyboard(page)
  await page.goto('/')
  await day.type(page.getByLabel(session.email, { exact: true }), cast.office.email)
  await day.type(page.getByLabel(session.password, { exact: true }), cast.office.password)
  await page.keyboard.press('Enter')
  await day.press(page.getByRole('link', { name: decisions.title }).first())
  const place = page.getByRole('navigation', { name: decisions.steps })
  await expect(place).toContainText('1 z ')
  await day.press(page.getByRole('button', { name: new RegExp(`^${decisions.kinds_trainings}`) }))
  await expect(page.getByRole('button', { name: trainings.step_accept })).toBeVisible()
  await page.keyboard.press('a')
  await day.press(page.getByRole('dialog').getByRole('button', { name: trainings.step_accept }))
  await expect(place).toContainText('2 z ')

  const id = await insertFullTraining(portal, 'Brwi bez myszy')
  const [fellow] = await portal.query(`select id from students where email = '${cast.fellow.email}'`)
  const student_id = Number(fellow?.id)
  await people.send(waitingList.join, { id, student_id, email: null, is_paid_otherwise: true })
  const { participants: seats, waiting } = (await people.send(participants.board, { id })).data
  const waits = waiting.find((one) => one.student.id === student_id)
  await people.send(participants.cancel, {
    id,
    participant_id: Number(seats[0]?.id),
    is_entry_returned: true,
    is_late: false,
    is_told: false,
  })
  const valid_until = daysLater(academyDay(new Date()), 90)
  const voucher = { kind: 'PERCENT', percent: 10, max_usages: 1, valid_until, student_id } as const
  // It can be used at once, not from the day on that the academy has chosen.
  const [delay] = await portal.query('select voucher_delay_in_days as days from settings')
  await portal.query('update settings set voucher_delay_in_days = 0')
  const { code } = (await people.send(issuedVouchers.issue, voucher)).data
  await portal.query('update settings set voucher_delay_in_days = $1', [Number(delay?.days)])

  const student = await browser.newPage({ baseURL: portal.url })
  const taking = byKeyboard(student)
  await peopleOn(student).arrive(cast.fellow, '/#/my/trainings')
  const offer = student.getByRole('listitem').filter({ has: student.locator(`#pays-${waits?.id}`) })
  await taking.reach(offer.getByRole('combobox'))
  await student.keyboard.type(t.pays_none)
  await taking.press(offer.getByRole('button', { name: t.offer_accept }))
  await expect(student.getByText(t.done_come)).toBeVisible()
  await student.close()

  const artist = await browser.newPage({ baseURL: portal.url })
  const teaching = byKeyboard(artist)
  await peopleOn(artist).arrive(cast.artist, `/#/training/${id}`)
  const row = artist.getByRole('listitem').filter({ hasText: name })
  await teaching.press(row.getByRole('button', { name: t.redeem }))
  await teaching.type(artist.getByRole('dialog').getByLabel(vouchers.code), code)
  await teaching.press(artist.getByRole('dialog').getByRole('button', { name: /^Zrealizuj / }))
  await expect(artist.getByRole('dialog')).toHaveCount(0)

  await portal.query(
    `update training_sessions set starts_at = starts_at - interval '200 days', ends_at = ends_at - interval '200 days'
     where training_id = $1`,
    [id],
  )
  await artist.reload()
  const grid = artist.getByRole('grid', { name: t.attendance })
  await teaching.press(grid.getByRole('button', { name: new RegExp(`^${t.all_present}`) }).first())
  const cell = grid.getByRole('row', { name }).getByRole('button').first()
  await expect(cell).toHaveAttribute('data-presence', 'true')
  await artist.keyboard.press('ArrowDown')
  await artist.keyboard.press('Space')
  await expect(grid.locator('[data-presence=false]')).toBeFocused()
  await artist.close()
})
