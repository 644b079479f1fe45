import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { send } from '#kit/web/calls/api.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { pictureFile } from '#testing/browser/choose-files.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { answerConsent, createWork, requestedWork } from '#testing/browser/make-requested-work.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { ConsentPanel } from './consent-panel.shown.tsx'

const today = new Date().toLocaleDateString('sv', { timeZone: academyZone })
const add = async (id: number) => send(portfolio.addImage, { id, stage: 'AFTER', file: await pictureFile('usta.jpg') })
const record = () => page.getByRole('button', { name: translate('consents.record') }).click()

/** A work as its page shows it: an added statement is visible right away. */
function Panel({ id }: { id: number }) {
  const { data } = useApi(portfolio.get, { id })
  return data ? <ConsentPanel work={data.data} /> : null
}

test('on paper, consent is to the pictures that the office saw when it began to type, and the effect of no check is explained', async () => {
  await signIn(cast.artist)
  const { id } = await createWork()
  await add(id)
  await send(portfolio.submit, { id })
  await signIn(cast.office)
  showAt('/', <Panel id={id} />)
  await record()
  await expect.element(page.getByText(translate('consents.record_none_open'), { exact: false })).toBeVisible()
  await add(id)
  await page.getByText(translate('consents.channel_ACADEMY'), { exact: true }).click()
  await userEvent.fill(page.getByLabelText(translate('consents.said_on')), '2026-02-01')
  await userEvent.fill(page.getByLabelText(translate('consents.note')), 'Podpisany formularz.')
  await page.getByRole('button', { name: translate('app.save') }).click()
  await expect.element(page.getByText(translate('consents.pictures_since', { count: 1 }))).toBeVisible()
  expect((await send(consents.get, { id })).data).toMatchObject({ state: 'GIVEN', pictures_since: 1 })
  await record()
  await expect.element(page.getByText(translate('consents.record_none_given'), { exact: false })).toBeVisible()
  await signIn(cast.artist)
  await send(portfolio.remove, { id })
})

test('an answer from the artist’s own browser is marked as such for the office', async () => {
  const { id, hash } = await requestedWork()
  // The artist had signed in here.
  await answerConsent(hash, { give: ['ACADEMY'] })
  showAt('/', <Panel id={id} />)
  await expect.element(page.getByText(translate('consents.came_from_ARTIST_BROWSER')).first()).toBeVisible()
  await expect.element(page.getByText(translate('consents.state_GIVEN'))).toBeVisible()
})

test('a paper whose recording continues after a withdrawal gives what was ticked, and nothing that was preselected', async () => {
  const { id, hash } = await requestedWork()
  await answerConsent(hash, { give: ['ACADEMY'] })
  showAt('/', <Panel id={id} />)
  await record()
  await page.getByText(translate('consents.channel_SOCIAL'), { exact: true }).click()
  await userEvent.fill(page.getByLabelText(translate('consents.said_on')), today)
  await userEvent.fill(page.getByLabelText(translate('consents.note')), 'Podpisany formularz.')
  await answerConsent(hash, { withdraw: ['ACADEMY', 'WEBSITE', 'SOCIAL'] })
  await page.getByRole('button', { name: translate('app.save') }).click()
  await expect.element(page.getByText(translate('errors.consent_changed_meanwhile'))).toBeVisible()
  expect((await send(consents.get, { id })).data.state).toBe('WITHDRAWN')
  await page.getByRole('button', { name: translate('app.cancel') }).click()
  await record()
  await page.getByRole('button', { name: translate('app.save') }).click()
  await expect.element(page.getByText(translate('consents.state_GIVEN'))).toBeVisible()
  expect((await send(consents.get, { id })).data).toMatchObject({ state: 'GIVEN', channels: ['SOCIAL'] })
})
