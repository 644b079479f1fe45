import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { trainingsOfOneStudent } from '#testing/fixtures/trainings-of-one-student.ts'
import { EditTrainingPage } from './training-form-page.tsx'

test('a session that has begun is moved by the office, with a reason in the history', async () => {
  await page.viewport(1280, 900)
  await signIn()
  const { data } = await send(trainings.list, { state: 'PUBLISHED', sortBy: 'starts_at' })
  const { id } = data.find(({ starts_at }) => starts_at !== null && starts_at < new Date().toISOString()) ?? { id: 0 }
  showAt(`/training/edit/${id}`, <EditTrainingPage />, '/training/edit/$id')
  const time = page.getByLabelText(translate('trainings.session_to')).first()
  await time.fill('23:14')
  await page.getByRole('button', { name: translate('app.save') }).click()
  await expect.element(page.getByText(translate('trainings.held_title'))).toBeVisible()
  const reason = page.getByRole('textbox', { name: translate('trainings.held_reason') })
  await expect.element(reason).toHaveFocus()
  await reason.fill('Skończyliśmy później.')
  await page.getByRole('button', { name: translate('app.save') }).click()
  await expect
    .poll(async () => (await send(trainings.get, { id })).data.history[0]?.comment)
    .toBe('Skończyliśmy później.')
})

test('a confirmation that a student has two trainings at once is valid for that time alone', async () => {
  await signIn()
  const [id] = await trainingsOfOneStudent('2034-01-10', '2034-01-17')
  showAt(`/training/edit/${id}`, <EditTrainingPage />, '/training/edit/$id')
  const day = page.getByLabelText(translate('trainings.session_day'))
  const save = page.getByRole('button', { name: translate('app.save') })
  await day.fill('2034-01-17')
  await save.click()
  const meant = page.getByRole('switch', { name: translate('trainings.students_overlap_meant') })
  await expect.element(meant).toHaveFocus()
  await meant.click()
  await expect.element(meant).toBeChecked()
  await day.fill('2034-01-18')
  await expect.element(meant).not.toBeChecked()
})
