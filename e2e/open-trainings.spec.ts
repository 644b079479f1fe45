import { expect } from '@playwright/test'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertTrainingAhead } from './full-training.ts'

const { openTrainings: t, participants: seats, trainings: of } = textsIn('pl')
const title = 'Kreski z wolnym miejscem'
/** Of this journey's package alone. */
const price = 570_001
const phone = { width: 390, height: 780 }
test.use({ timezoneId: 'Europe/Warsaw' })

// Other journeys of this student begin without a package.
test.afterEach(async ({ portal }) => {
  await portal.query(
    `delete from participants where training_id in (select id from trainings where title ->> 'pl' = $1)`,
    [title],
  )
  await portal.query(
    `delete from student_packages where price_amount = $1 and student_id = (select id from students where email = $2)`,
    [price, cast.fellow.email],
  )
})

test('a student finds a training on a phone, takes a seat with an entry, and is notified of the next one', async ({
  page,
  people,
  portal,
}) => {
  const id = await insertTrainingAhead(portal, title)
  await portal.query(
    `insert into student_packages (
       package_id, student_id, price_amount, price_currency, payment_status, entries_total, status, sold_at, activates_at, expires_at
     )
     select packages.id, students.id, $2, 'PLN', 'PAID', 4, 'ACTIVE', now(), now(), timestamp '2099-05-07' at time zone 'Europe/Warsaw'
     from packages cross join students where students.email = $1 order by packages.id limit 1`,
    [cast.fellow.email, price],
  )
  await page.setViewportSize(phone)
  await people.arrive(cast.fellow, '/#/my/trainings')
  await page.getByRole('link', { name: t.title }).click()
  const found = page.waitForResponse((response) => response.url().includes('filter=kreski'))
  await page.getByRole('searchbox').fill('kreski z wolnym')
  // The rows are rendered again a moment after what was typed, maybe below a press.
  await found
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await expect(page.getByText(t.terms_apply)).toBeVisible()
  // Nothing is used that was not named: the package is shown before the button is pressed.
  const pays = page.getByRole('combobox', { name: t.pays })
  const choices = await pays.getByRole('option').allTextContents()
  await pays.selectOption(choices.at(-1) === t.pays_vouchers ? (choices.at(-2) ?? '') : (choices.at(-1) ?? ''))
  // It ends as May 7 begins.
  await expect(pays).toHaveAccessibleDescription(/Ważny do 6\smaja\s2099/)
  await page.getByRole('button', { name: t.take }).click()
  await expect(page.getByText(t.taken)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/my/trainings/${id}$`))
  await expect(page.getByText(seats.status_CONFIRMED)).toBeVisible()
  const [{ used } = { used: 0 }] = await portal.query(
    `select count(*)::int as used from participants where training_id = $1 and student_package_id is not null`,
    [id],
  )
  expect(used).toBe(1)

  await page.goto('/#/my/open-trainings?technique=EYELINER')
  await page.getByRole('button', { name: t.alert_add }).click()
  const adding = page.getByRole('dialog')
  // It begins with what the list was filtered by.
  await expect(adding.getByRole('combobox', { name: of.technique })).not.toHaveValue('')
  await adding.getByRole('button', { name: t.alert_add }).click()
  await expect(page.getByText(t.alert_added)).toBeVisible()
  await expect(page.getByRole('button', { name: t.alert_remove })).toBeVisible()
})
