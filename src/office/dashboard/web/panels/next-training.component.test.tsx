import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { NextTraining } from './next-training.tsx'

const training = {
  id: 7,
  title: { pl: 'Usta naturalne', 'en-US': 'Natural lips' },
  city: 'Łódź',
  starts_at: '2026-11-20T09:00:00.000Z',
  ends_at: '2026-11-20T15:30:00.000Z',
  time_zone: 'Europe/Warsaw',
}

test('the next training says when its session ends', async () => {
  await signIn()
  showAt('/dashboard', <NextTraining training={training} all="/my/trainings" one="/my/trainings" />)
  await expect.element(page.getByText(/20 listopada 2026, 10:00.16:30/)).toBeVisible()
})
