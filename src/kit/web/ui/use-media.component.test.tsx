import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerMediaQuery, show } from '#testing/browser/component.tsx'
import { useIsPhone } from './use-media.ts'

test('a phone is known in the first render, so that nothing is laid out for a desktop before', async () => {
  answerMediaQuery('(width < 37.5em)', true)
  const rendered: boolean[] = []
  show(<Screen onRender={(isPhone) => rendered.push(isPhone)} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('true')
  expect(new Set(rendered)).toEqual(new Set([true]))
})

function Screen({ onRender }: { onRender: (isPhone: boolean) => void }) {
  const isPhone = useIsPhone()
  onRender(isPhone)
  return <output>{String(isPhone)}</output>
}
