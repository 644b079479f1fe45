import { expect } from '@playwright/test'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { comeBack } from './come-back.ts'

const { abuseReports: t } = textsIn('pl')

test('a review is reported, hidden, objected to, and published again', async ({ page, people, portal, browser }) => {
  // A review of the artist's that nobody has reported, of a student who reads Polish.
  const [review] = await portal.query(`
    update reviews set status = 'PUBLISHED' where id = (
      select reviews.id from reviews
      join pro_artists on pro_artists.id = artist_id
      join participants on participants.id = participant_id
      join students on students.id = student_id
      where pro_artists.email = '${cast.artist.email}' and reviews.status = 'PUBLISHED' and students.language_name = 'pl'
        and not exists (select from abuse_reports where review_id = reviews.id)
      order by reviews.id limit 1
    ) returning id, (
      select students.email from participants join students on students.id = student_id where participants.id = participant_id
    ) as email
  `)
  await people.arrive(cast.artist, `/#/trainings/reviews/${review?.id}`)
  await page.getByRole('button', { name: t.report, exact: true }).click()
  const reporting = page.getByRole('dialog')
  await reporting.getByRole('combobox', { name: t.reason }).click()
  await page.getByRole('option', { name: t.reason_NOT_GENUINE }).click()
  await reporting.getByLabel(t.explanation_field).fill('Tej osoby nie było drugiego dnia.')
  await reporting.getByRole('button', { name: t.report_send }).click()
  await expect(page.getByText(t.own_TO_DECIDE)).toBeVisible()

  const [report] = await portal.query('select id from abuse_reports where review_id = $1', [review?.id])
  const office = await browser.newPage({ baseURL: portal.url })
  await peopleOn(office).arrive(cast.office, `/#/trainings/reviews/abuse/${report?.id}`)
  await expect(office.getByRole('link', { name: t.review_PUBLISHED })).toHaveAttribute(
    'href',
    new RegExp(`/trainings/reviews/${review?.id}$`),
  )
  await office.getByRole('button', { name: t.step_uphold }).click()
  const deciding = office.getByRole('dialog')
  await deciding.getByRole('combobox', { name: t.measure }).click()
  await office.getByRole('option', { name: t.measure_HIDDEN }).click()
  await deciding.getByLabel(t.note).fill('Lista obecności nie ma jej podpisu.')
  await deciding.getByRole('button', { name: t.step_uphold }).click()
  await expect(office.getByText(t.decision_HIDDEN)).toBeVisible()

  const { route } = await portal.mailTo(String(review?.email), { leadsTo: '/training/review-case' })
  const student = await browser.newPage({ baseURL: portal.url, viewport: { width: 360, height: 740 } })
  await student.goto(`/#${route}`)
  await expect(student.getByText('Lista obecności nie ma jej podpisu.')).toBeVisible()
  await student.getByLabel(t.object_field).fill('Podpis jest na drugiej stronie listy.')
  await student.reload()
  await expect(student.getByLabel(t.object_field)).toHaveValue('Podpis jest na drugiej stronie listy.')
  await student.getByRole('button', { name: t.object_send }).click()
  // Until it is sent, the same words are in the field.
  await expect(student.getByLabel(t.object_field)).toBeHidden()
  await expect(student.getByText('Podpis jest na drugiej stronie listy.')).toBeVisible()

  await comeBack(office)
  await office.getByRole('button', { name: t.step_acceptObjection }).click()
  const answering = office.getByRole('dialog')
  await answering.getByLabel(t.note).fill('Podpis rzeczywiście jest. Przepraszamy.')
  await answering.getByRole('button', { name: t.step_acceptObjection }).click()
  await expect(office.getByText(t.objection_OVERTURNED)).toBeVisible()
  await office.close()

  await comeBack(student)
  await expect(student.getByText(t.author_overturned_text)).toBeVisible()
  await student.close()
})
