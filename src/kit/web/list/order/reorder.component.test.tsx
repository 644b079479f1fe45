import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { LevelsPage } from '#network/levels/web/levels-page.tsx'
import { showAt, signIn } from '#testing/browser/component.tsx'

const name = 'Grand Master'
const list = page.getByRole('list', { name: translate('levels.title') })
const handle = page.getByRole('button', { name: translate('app.reorder_handle', { name }) })
const up = page.getByRole('button', { name: translate('app.reorder_up', { name }) })
const down = page.getByRole('button', { name: translate('app.reorder_down', { name }) })

let usual: number[]
beforeAll(async () => {
  await signIn()
  usual = (await send(levels.list, {})).data.map(({ id }) => id)
})
beforeEach(async () => {
  showAt('/settings/levels', <LevelsPage />)
  await expect.poll(names).toEqual(['Artist', 'Senior', 'Master', 'Grand'])
})
afterEach(() => send(levels.reorder, { ids: usual }))

test('a row is moved by its buttons: the focus follows, the position is announced, and the order is saved', async () => {
  ;(up.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual(['Artist', 'Senior', 'Grand', 'Master'])
  await expect.element(up).toHaveFocus()
  await untilAnnounced('miejsce 3')
  await expect.poll(storedNames).toEqual(['Artist', 'Senior', 'Grand', 'Master'])
  await down.click()
  await expect.poll(names).toEqual(['Artist', 'Senior', 'Master', 'Grand'])
  await expect.poll(storedNames).toEqual(['Artist', 'Senior', 'Master', 'Grand'])
})

test('a row is picked up by its handle with keys, and Escape puts it back', async () => {
  ;(handle.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await untilAnnounced('podniesiono, miejsce 4')
  await userEvent.keyboard('{ArrowUp}')
  await untilAnnounced('miejsce 3')
  await expect.element(handle).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await untilAnnounced('bez zmian, miejsce 4')
  await expect.poll(names).toEqual(['Artist', 'Senior', 'Master', 'Grand'])
  expect(await storedNames()).toEqual(['Artist', 'Senior', 'Master', 'Grand'])
})

test('a row is dragged by its handle with a finger', async () => {
  const { x, y } = middleOf(handle.element())
  await touch('touchStart', { x, y })
  await untilAnnounced('podniesiono, miejsce 4')
  await touch('touchMove', { x, y: y - 72 })
  await touch('touchMove', { x, y: y - 132 })
  await untilAnnounced('miejsce 3')
  await touch('touchEnd')
  await untilAnnounced('odłożono, miejsce 3')
  await expect.poll(names).toEqual(['Artist', 'Senior', 'Grand', 'Master'])
  await expect.poll(storedNames).toEqual(['Artist', 'Senior', 'Grand', 'Master'])
})

function names() {
  return list
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent.trim().split(' ')[0])
}

/** The order that others get. */
async function storedNames() {
  return (await send(levels.list, {})).data.map(({ name }) => name.pl.split(' ')[0])
}

async function untilAnnounced(text: string) {
  await expect.element(page.getByText(`${name}: ${text} z 4`)).toBeInTheDocument()
}

/** In the browser's window, of which the page of a test is a part. */
function middleOf(element: Element) {
  const place = element.getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  return { x: frame.x + place.x + place.width / 2, y: frame.y + place.y + place.height / 2 }
}

function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) {
  return cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
}
