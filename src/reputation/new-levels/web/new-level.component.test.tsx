import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoRaise } from '#demo/records/demo-upgrades.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { currentUser } from '#kit/web/session/session.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { newLevels } from '#reputation/new-levels/contract/new-levels.ts'
import { answerMediaQuery, meanwhile, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { NewLevel } from './new-level.shown.tsx'

const artist = { email: demoRaise.email, password: cast.office.password }
const stillness = '(prefers-reduced-motion: reduce)'
const dialog = page.getByRole('dialog')

test('a new level is shown with what it adds and pictures to share, until its artist has thanked', async () => {
  const name = await raise('MASTER')
  showAt('/', <NewLevel />)
  await expect.element(dialog).toHaveAccessibleName(translate('newLevels.title', { level: name }))
  await expect.element(dialog.getByRole('heading', { name: translate('newLevels.benefits') })).toBeVisible()
  const square = dialog.getByRole('link', { name: translate('newLevels.card_square') })
  await expect.element(square).toHaveAttribute('href', expect.stringMatching('/api/proartist/level-card/square/'))
  await dialog.getByRole('button', { name: translate('newLevels.thank_you') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(async () => (await send(newLevels.latest, {})).data).toBeNull()
  showAt('/', <NewLevel />)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('Escape closes it for good, too', async () => {
  await raise('MASTER')
  showAt('/', <NewLevel />)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(async () => (await send(newLevels.latest, {})).data).toBeNull()
})

test.each([
  ['is drawn', false],
  ['is still for who wants less motion', true],
])('the ladder %s', async (_, isStill) => {
  answerMediaQuery(stillness, isStill)
  await raise('MASTER')
  showAt('/', <NewLevel />)
  await expect.element(dialog).toBeVisible()
  const parts = dialog.element().querySelector('svg')?.getAnimations({ subtree: true }) ?? []
  expect(parts.length > 0).toBe(!isStill)
})

/** Signs in the artist, whom the office has just raised to a level from the lowest one. */
async function raise(code: string): Promise<string> {
  await signIn(artist)
  const { data: ladder } = await send(levels.list, {})
  const { data: standing } = await send(statusUpgrades.checklist, {})
  const [lowest, target] = [ladder[0], ladder.find((level) => level.code === code)]
  const id = currentUser()?.pro_artist?.id ?? 0
  const set = (level_id = 0) =>
    meanwhile(cast.office, statusUpgrades.setLevel, { id, level_id, reason: 'Zgodnie z umową.' })
  if (standing.level?.id !== lowest?.id) await set(lowest?.id)
  await set(target?.id)
  return target?.name.pl ?? ''
}
