import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { trainings } from '#contract/trainings/trainings.ts'
import { showAt, signIn } from '#testing/component.tsx'
import { send } from '#web/kit/calls/api.ts'
import { translate } from '#web/kit/language/i18n.ts'
import { EditTrainingPage } from './training-form-page.tsx'

test('a session that has begun is moved by the office, with a reason that stands in the history', async () => {
  await page.viewport(1280, 900)
  await signIn()
  const { data } = await send(trainings.list, { state: 'PUBLISHED', sortBy: 'starts_at' })
  const { id } = data.find(({ starts_at }) => starts_at !== null && starts_at < new Date().toISOString()) ?? { id: 0 }
  showAt(`/training/edit/${id}`, <EditTrainingPage />, '/training/edit/$id')
  const time = page.getByLabelText(translate('trainings.session_to')).first()
  await time.fill('23:14')
  await page.getByRole('button', { name: translate('app.save') }).click()
  await expect.element(page.getByText(translate('trainings.held_title'))).toBeVisible()
  await page.getByRole('textbox', { name: translate('trainings.held_reason') }).fill('Skończyliśmy później.')
  await page.getByRole('button', { name: translate('app.save') }).click()
  await expect
    .poll(async () => (await send(trainings.get, { id })).data.history[0]?.comment)
    .toBe('Skończyliśmy później.')
})
