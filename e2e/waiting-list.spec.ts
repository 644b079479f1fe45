import { expect } from '@playwright/test'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertFullTraining } from './full-training.ts'

const { certificates: ofCertificates, participants: t, trainings: ofTraining } = textsIn('pl')
const title = 'Brwi z listy oczekujących'
const phone = { width: 360, height: 740 }
const name = `${cast.fellow.first_name} ${cast.fellow.last_name}`

test('from the waiting list by the link of a free seat to the certificate, on a phone', async ({
  page,
  people,
  portal,
  browser,
}) => {
  const id = await insertFullTraining(portal, title)
  await people.arrive(cast.office, `/#/training/${id}`)
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: t.to_waiting }).click()
  const adding = page.getByRole('dialog')
  await adding.getByRole('combobox', { name: t.student }).fill('agata baran')
  await adding.getByRole('option', { name: new RegExp(name) }).click()
  // What may pay for the seat comes with the student, and moves the button down.
  await expect(adding.getByLabel(t.pays)).toBeVisible()
  await adding.getByRole('button', { name: t.to_waiting }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('1.')

  await page.getByRole('button', { name: t.act_cancel }).first().click()
  const cancelling = page.getByRole('dialog')
  await cancelling.getByLabel(t.is_told).uncheck()
  await cancelling.getByRole('button', { name: t.act_cancel }).click()
  await expect(page.getByText(t.done_cancel)).toBeVisible()

  const { route } = await portal.mailTo(cast.fellow.email, { leadsTo: '/training/offer', mentions: title })
  const student = await browser.newPage({ baseURL: portal.url, viewport: phone })
  await student.goto(`/#${route}`)
  await student.getByRole('button', { name: t.offer_accept }).click()
  await expect(student.getByRole('heading', { level: 1 })).toHaveText(t.offer_ACCEPTED_title)

  const sessions = await portal.query(
    `update training_sessions set starts_at = starts_at - interval '30 days', ends_at = ends_at - interval '30 days'
     where training_id = $1 returning id`,
    [id],
  )
  const artist = await browser.newPage({ baseURL: portal.url })
  await peopleOn(artist).arrive(cast.artist, `/#/training/${id}`)
  await artist.setViewportSize(phone)
  const everyone = artist.getByRole('button', { name: t.all_present })
  await expect(everyone).toHaveCount(sessions.length)
  // The line is away: what was tapped is on the device, also after a reload, and is sent once the portal answers.
  await artist.route('**/attendance', (route) => route.abort())
  for (const button of await everyone.all()) await button.click()
  await expect(artist.getByText(/ czeka(ją)? na połączenie/)).toBeVisible()
  await artist.reload()
  await expect(artist.getByText(t.all_recorded)).toBeVisible()
  await artist.unroute('**/attendance')
  await artist.getByRole('button', { name: ofTraining.step_complete }).click()
  await artist.getByRole('dialog').getByRole('button', { name: ofTraining.step_complete }).click()
  // Until it is completed, the row offers every outcome.
  await expect(artist.getByRole('button', { name: t.correct_attendance })).toBeVisible()
  await expect(artist.getByRole('row').filter({ hasText: name })).toContainText(t.outcome_PASS)
  await artist.close()

  await student.setViewportSize({ width: 1280, height: 720 })
  await peopleOn(student).arrive(cast.fellow, '/#/my/trainings')
  await student.setViewportSize(phone)
  await expect(student.getByText(t.outcome_PASS).first()).toBeVisible()
  await student.goto('/#/my/certificates')
  const certificate = student.locator('section', {
    has: student.getByRole('heading', { name: title }),
  })
  const download = student.waitForEvent('download')
  await certificate.getByRole('link', { name: ofCertificates.download }).click()
  expect((await download).suggestedFilename()).toMatch(/^AT-.*\.pdf$/)
  await student.close()
})
