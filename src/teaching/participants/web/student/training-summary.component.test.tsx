import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt } from '#testing/browser/component.tsx'
import { TrainingSummary } from './training-summary.tsx'

test('a student sees that a change of their training waits for the office, and that it was rejected', async () => {
  const training = { artist: 'Maja Żurawska', time_zone: 'Europe/Warsaw', place: null, sessions: [] }
  showAt('/my/trainings', <TrainingSummary training={{ ...training, state: 'PENDING_VERIFICATION' }} />)
  await expect.element(page.getByText(translate('participants.change_waits'))).toBeVisible()
  showAt('/my/trainings', <TrainingSummary training={{ ...training, state: 'REJECTED' }} />)
  await expect.element(page.getByText(translate('participants.change_rejected'))).toBeVisible()
})
