import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showAt } from '#testing/browser/component.tsx'
import { WhenNear } from './when-near.tsx'

test('what is two windows below is rendered once a reader comes near, and not before', async () => {
  showAt(
    '/dashboard',
    <>
      <WhenNear instead="…">
        <p>Here</p>
      </WhenNear>
      <div style={{ height: '210vh' }} />
      <WhenNear instead={<p style={{ height: '5rem' }}>Later</p>}>
        <p>There</p>
      </WhenNear>
    </>,
  )
  await expect.element(page.getByText('Here')).toBeVisible()
  await expect.element(page.getByText('Later')).toBeInTheDocument()
  expect(page.getByText('There').query()).toBeNull()
  window.scrollTo(0, window.innerHeight)
  await expect.element(page.getByText('There')).toBeInTheDocument()
  expect(page.getByText('Later').query()).toBeNull()
})
