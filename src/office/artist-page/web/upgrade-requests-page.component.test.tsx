import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { type QueuedUpgrade, statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { portfolioModeration } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { meanwhile, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { UpgradeRequestsPage } from './upgrade-requests-page.tsx'

type Key = Parameters<typeof translate>[0]

const bar = page.getByRole('region', { name: translate('app.selected_actions') })
const dialog = page.getByRole('dialog')
const inDialog = (key: Key) => dialog.getByRole('button', { name: translate(key) })
const inMenu = async (key: Key) => {
  await bar.getByRole('button', { name: translate('app.more_actions') }).click()
  await page.getByRole('menuitem', { name: translate(key) }).click()
}
const nameOf = ({ artist }: QueuedUpgrade) => `${artist.first_name} ${artist.last_name}`
const rowOf = (request: QueuedUpgrade) => page.getByRole('row').filter({ hasText: nameOf(request) })
const expectStatus = (text: string) => expect.element(dialog.getByRole('status')).toHaveTextContent(text)

/** The two who have waited longest. */
let waiting: QueuedUpgrade[]
beforeAll(async () => {
  await page.viewport(1280, 900)
  await signIn()
  waiting = (await send(statusUpgrades.list, {})).data.slice(0, 2)
})

/** The list, with both of them picked. */
async function pick() {
  showAt('/proartist/status-upgrade', <UpgradeRequestsPage />)
  for (const request of waiting) await rowOf(request).getByRole('checkbox').click()
}

test('the office takes some who ask away as a file, and writes to them', async () => {
  await pick()
  const saving = commands.download()
  await inMenu('app.export_selected')
  expect((await saving).text.trimEnd().split('\r\n').slice(1)).toHaveLength(2)

  await inMenu('artists.bulk_message')
  const message = dialog.getByRole('textbox')
  await message.fill('Odpowiemy do piątku.')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await inMenu('artists.bulk_message')
  await expect.element(message).toHaveValue('Odpowiemy do piątku.')
  await inDialog('artists.bulk_message').click()
  await expectStatus('Udane: 2. Nieudane: 0. Pominięte: 0.')
  const { data } = await send(conversations.list, { filter: 'Odpowiemy do piątku.', type: 'STATUS_UPGRADE' })
  const reached = data.filter(({ found }) => found?.passage === 'Odpowiemy do piątku.')
  expect(reached.map(({ person }) => person.id).toSorted()).toEqual(waiting.map(({ artist }) => artist.id).toSorted())
})

test('of two who are decided on at once one has fallen below since, and somebody was faster with the other', async () => {
  const [fallen, faster] = waiting as [QueuedUpgrade, QueuedUpgrade]
  const works = (await send(portfolioModeration.list, { artistId: fallen.artist.id, status: 'APPROVED' })).data
  const accountOf = async ({ artist }: QueuedUpgrade) => {
    const { email } = (await send(artists.get, { id: artist.id })).data
    return { email, password: cast.office.password }
  }
  const [one, other] = [await accountOf(fallen), await accountOf(faster)]
  onTestFinished(async () => {
    for (const { id } of works) await send(portfolio.approve, { id })
    const before = { level_id: fallen.from_level.id, reason: 'Tylko próba.', is_correction: true }
    await send(statusUpgrades.setLevel, { id: fallen.artist.id, ...before })
    await meanwhile(one, statusUpgrades.request, { message: fallen.message })
    await meanwhile(other, statusUpgrades.request, { message: faster.message })
  })

  for (const { id } of works) await send(portfolio.hide, { id, reason: 'Tylko próba.' })
  await pick()
  await meanwhile(other, statusUpgrades.withdraw, {})
  await bar.getByRole('button', { name: translate('statusUpgrades.bulk_approve') }).click()
  await expect.element(dialog).toMatchTextContent('Przyznać poziom 1 osobie?')
  const rowOf = (request: QueuedUpgrade) => dialog.getByRole('listitem').filter({ hasText: nameOf(request) })
  await expect.element(rowOf(faster)).toMatchTextContent(translate('app.bulk_gone'))
  await expect.element(rowOf(fallen)).toMatchTextContent('Teraz brakuje')
  await inDialog('statusUpgrades.bulk_approve').click()
  await expectStatus('Udane: 1. Nieudane: 0. Pominięte: 1.')
  const results = dialog.getByRole('list', { name: translate('app.bulk_outcomes') }).getByRole('listitem')
  await expect.element(results.first()).toMatchTextContent(nameOf(faster))
  await expect.element(results.first()).toHaveAttribute('data-state', 'left')
  await inDialog('app.close').click()
  await expect.element(rowOf(fallen)).not.toBeInTheDocument()
})
