import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoRaise } from '#demo/records/demo-upgrades.ts'
import { send } from '#kit/web/calls/api.ts'
import { useFreshApi } from '#kit/web/calls/query.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { currentUser } from '#kit/web/session/session.ts'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { levels } from '#network/levels/contract/levels.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { newLevels } from '#reputation/new-levels/contract/new-levels.ts'
import { answerMediaQuery, meanwhile, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { NewLevel } from './new-level.shown.tsx'
import { ReachedLevel } from './reached-level.shown.tsx'

const artist = { email: demoRaise.email, password: cast.office.password }
const stillness = '(prefers-reduced-motion: reduce)'
const dialog = page.getByRole('dialog')

test('a new level is shown with what it adds and pictures to share, until its artist has thanked', async () => {
  const name = await raise('MASTER')
  const leave = showAt('/', <NewLevel />)
  await expect.element(dialog).toHaveAccessibleName(translate('newLevels.title', { level: name }))
  await expect.element(dialog.getByRole('heading', { name: translate('newLevels.benefits') })).toBeVisible()
  const square = dialog.getByRole('link', { name: translate('newLevels.card_square') })
  await expect.element(square).toHaveAttribute('href', expect.stringMatching('/api/proartist/level-card/square/'))
  await dialog.getByRole('button', { name: translate('newLevels.thank_you') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(isClosed).toBe(true)
  leave()
  showAt(
    '/',
    <>
      <NewLevel />
      <Answered />
    </>,
  )
  await expect.element(page.getByText('answered')).toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('its pictures remain on the page of the level', async () => {
  await raise('MASTER')
  const { data } = await send(newLevels.latest, {})
  await send(newLevels.close, { id: data?.id ?? 0 })
  showAt('/', <ReachedLevel />)
  await expect.element(page.getByRole('heading', { name: translate('newLevels.share') })).toBeVisible()
  const square = page.getByRole('link', { name: translate('newLevels.card_square') })
  await expect.element(square).toHaveAttribute('href', expect.stringMatching('/api/proartist/level-card/square/'))
})

test('it waits until the artist has closed the dialog in which they type', async () => {
  const name = await raise('MASTER')
  showAt(
    '/',
    <>
      <Typing />
      <NewLevel />
      <Answered />
    </>,
  )
  await expect.element(page.getByText('answered')).toBeInTheDocument()
  await expect.element(dialog).toHaveAccessibleName('Typing')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toHaveAccessibleName(translate('newLevels.title', { level: name }))
  expect(await isClosed()).toBe(false)
})

test('Escape closes it for good, too', async () => {
  await raise('MASTER')
  showAt('/', <NewLevel />)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(isClosed).toBe(true)
})

test.each([
  ['is drawn', false],
  ['is still for who wants less motion', true],
])('the ladder %s', async (_, isStill) => {
  answerMediaQuery(stillness, isStill)
  const animate = vi.spyOn(Element.prototype, 'animate')
  onTestFinished(() => animate.mockRestore())
  await raise('MASTER')
  showAt('/', <NewLevel />)
  await expect.element(dialog).toBeVisible()
  const parts = [...(dialog.element().querySelector('svg')?.children ?? [])]
  expect(parts).not.toEqual([])
  const drawn = parts.filter((part) => animate.mock.contexts.includes(part))
  expect(drawn).toEqual(isStill ? [] : parts)
})

/** Appears with the response that decides whether the dialog is shown. */
function Answered() {
  const { data } = useFreshApi(newLevels.latest, {})
  return data && <p>answered</p>
}

function Typing() {
  const [isOpen, setOpen] = useState(true)
  return (
    isOpen && (
      <Dialog title="Typing" onClose={() => setOpen(false)}>
        <input aria-label="Search" />
      </Dialog>
    )
  )
}

async function isClosed(): Promise<boolean> {
  const { data } = await send(newLevels.latest, {})
  return data?.closed_at != null
}

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
