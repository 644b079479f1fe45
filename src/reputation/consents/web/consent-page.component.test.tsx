import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { type Channel, consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { portfolioModeration } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { showAt } from '#testing/browser/component.tsx'
import { answerConsent, requestedWork } from '#testing/browser/make-requested-work.ts'
import { ConsentPage } from './consent-page.tsx'

const place = (channel: Channel) => page.getByText(translate(`consents.channel_${channel}`), { exact: true }).click()
const press = (name: 'give' | 'save') =>
  page
    .getByRole('button', { name: translate(`consents.${name}`), exact: true })
    .first()
    .click()
const show = (hash: string) => showAt(`/portfolio/consent/${hash}`, <ConsentPage />, '/portfolio/consent/$hash')
const stateOf = async (hash: string) => (await send(consents.open, { hash })).data

test('after a withdrawal the person can give consent again, and it is sent as a new one', async () => {
  const { hash } = await requestedWork()
  await answerConsent(hash, { give: ['ACADEMY'] })
  await answerConsent(hash, { withdraw: ['ACADEMY', 'WEBSITE', 'SOCIAL'] })
  show(hash)
  await place('WEBSITE')
  await press('give')
  const question = page.getByRole('dialog', { name: translate('consents.again_question') })
  const channels = translate('consents.named_WEBSITE')
  await expect.element(question.getByText(translate('consents.again_text', { channels }))).toBeVisible()
  await question.getByRole('button', { name: translate('app.cancel') }).click()
  expect((await stateOf(hash)).state).toBe('WITHDRAWN')
  await press('give')
  await question.getByRole('button', { name: translate('consents.give') }).click()
  await expect.element(page.getByText(translate('consents.state_GIVEN'))).toBeVisible()
  expect(await stateOf(hash)).toMatchObject({ state: 'GIVEN', channels: ['WEBSITE'] })

  // The dialog lists a channel that was withdrawn, and not one that was never given.
  await place('SOCIAL')
  await place('ACADEMY')
  await press('save')
  const again = translate('consents.again_some_text', { channels: translate('consents.named_ACADEMY') })
  await expect.element(question.getByText(again)).toBeVisible()
  await question.getByRole('button', { name: translate('consents.give') }).click()
  // The toast of before may still be there.
  const given = async () => (await stateOf(hash)).channels
  await expect.poll(given).toEqual(['ACADEMY', 'SOCIAL', 'WEBSITE'])
})

test('a consent that does not cover a changed title is not announced as given', async () => {
  const { id, hash } = await requestedWork()
  await answerConsent(hash, { give: ['ACADEMY'] })
  const title = { pl: 'Usta po leczeniu', 'en-US': 'Lips' }
  const { description, technique, performed_on, revision } = (await send(portfolio.get, { id })).data
  await send(portfolioModeration.update, {
    id,
    title,
    description,
    technique,
    performed_on,
    health: 'NONE',
    images: [],
    revision,
  })
  show(hash)
  await expect.element(page.getByText(translate('consents.incomplete'))).toBeVisible()
  await expect.element(page.getByText(translate('consents.state_GIVEN'))).not.toBeInTheDocument()
})

test('unticked on a page of yesterday, one place is withdrawn, and what was given elsewhere meanwhile stays', async () => {
  const { hash } = await requestedWork()
  await answerConsent(hash, { give: ['ACADEMY', 'SOCIAL'] })
  show(hash)
  await place('SOCIAL')
  await answerConsent(hash, { give: ['WEBSITE'] })
  await press('save')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate('consents.save') })
    .click()
  await expect.element(page.getByText(translate('consents.withdrawn_some'))).toBeVisible()
  expect((await stateOf(hash)).channels).toEqual(['ACADEMY', 'WEBSITE'])
})
