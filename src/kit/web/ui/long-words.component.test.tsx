import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/browser/component.tsx'
import { Row } from './layout.tsx'
import { Heading } from './panel.tsx'

test('a long name in a heading is broken where it is next to a picture', async () => {
  show(
    <div style={{ display: 'grid', width: '20rem' }}>
      <Row isLine>
        <span style={{ flex: 'none', width: '3rem' }} />
        <div>
          <Heading>Maja {'Konstantynopolitańczykowianeczka'.repeat(2)}</Heading>
        </div>
      </Row>
    </div>,
  )
  const heading = page.getByRole('heading')
  await expect.element(heading).toBeVisible()
  expect(heading.element().getBoundingClientRect().width).toBeLessThanOrEqual(17 * 16)
})
