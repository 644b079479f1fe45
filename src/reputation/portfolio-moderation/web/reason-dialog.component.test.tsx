import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { portfolioModeration } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

test('a predefined reason replaces another, and is appended to typed text', async () => {
  await signIn()
  const [first] = (await send(portfolioModeration.list, { status: 'PENDING' })).data
  const work = (await send(portfolioModeration.get, { id: first?.id as number })).data
  const [blurred = '', retouched = ''] = work.reasons.map(({ text }) => text)
  showAt('/', <ReasonDialog work={work} step="reject" onClose={() => {}} onDone={() => {}} />)
  const field = page.getByLabelText(translate('portfolioModeration.reason'), { exact: true })
  const choose = (name: 'blurred' | 'retouched') =>
    page.getByRole('button', { name: translate(`portfolioModeration.label_${name}`) }).click()
  await choose('blurred')
  await expect.element(field).toHaveValue(blurred)
  await choose('retouched')
  await expect.element(field).toHaveValue(retouched)
  await userEvent.fill(field, 'Piękny kształt.')
  await choose('blurred')
  await expect.element(field).toHaveValue(`Piękny kształt.\n${blurred}`)
})
