import { expect, test, vi } from 'vitest'
import { untilWhole } from './first-screen.ts'

test('the first screen is not whole before its title is shown', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  const isWhole = vi.fn()
  void untilWhole().then(isWhole)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(isWhole).not.toHaveBeenCalled()
  main.innerHTML = '<h1>Here</h1>'
  await expect.poll(() => isWhole.mock.calls).toHaveLength(1)
  main.remove()
})
