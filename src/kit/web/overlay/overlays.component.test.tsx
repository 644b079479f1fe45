import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '#kit/contract/session.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Bar } from '#kit/web/ui/overlays/bar.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { Dropdown } from '#kit/web/ui/overlays/dropdown.tsx'
import { Menu, MenuItem } from '#kit/web/ui/overlays/menu.tsx'
import { show, showAt } from '#testing/browser/component.tsx'
import { IconX } from '~icons'
import { ask } from './confirm.ts'
import { FormDialog } from './form-dialog.tsx'

const opener = page.getByRole('button', { name: 'Otwórz' })

test.each([
  ['the one that does it', () => page.getByRole('button', { name: 'Usuń' }).click(), true],
  ['the other one', () => page.getByRole('button', { name: translate('app.cancel') }).click(), false],
  ['Escape', () => userEvent.keyboard('{Escape}'), false],
])('a question is answered by %s, keeps the focus until then, and gives it back', async (_, answer, expected) => {
  const answered = vi.fn()
  const question = { title: 'Usunąć?', action: 'Usuń', tone: 'danger' } as const
  showAt('/', <Button onClick={() => void ask(question).then(answered)}>Otwórz</Button>)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Usunąć?' })
  await expect.element(dialog).toBeVisible()
  for (let stop = 0; stop < 4; stop++) {
    await userEvent.tab()
    expect(opener.element()).not.toBe(document.activeElement)
  }
  await answer()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(answered).toHaveBeenCalledExactlyOnceWith(expected)
  await expect.element(opener).toHaveFocus()
})

test.each([
  [undefined, 'primary'],
  ['danger', 'danger'],
] as const)(
  'the button that sends the form of a dialog is the primary one, unless it destroys: %s',
  async (kind, shown) => {
    showAt(
      '/',
      <FormDialog
        title="Zmień"
        kind={kind}
        endpoint={session.login}
        values={{ email: '', password: '' }}
        onClose={() => {}}
      >
        {null}
      </FormDialog>,
    )
    const submit = page.getByRole('button', { name: translate('app.save') })
    await expect.element(submit).toHaveAttribute('data-kind', shown)
  },
)

test.each([
  ['that destroys nothing', 'harmless', 'Tak'],
  ['without a tone', undefined, translate('app.cancel')],
  ['that cannot be undone', 'danger', translate('app.cancel')],
] as const)('a question %s begins on one of its buttons', async (_, tone, name) => {
  showAt('/', null)
  for (const title of ['Pierwsze?', 'Drugie?']) {
    void ask({ title, action: 'Tak', ...(tone && { tone }) })
    const dialog = page.getByRole('dialog', { name: title })
    await expect.element(dialog.getByRole('button', { name })).toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
})

test('Enter answers a question that destroys nothing, but not the press that opened it', async () => {
  showAt('/', null)
  const answered = ask({ title: 'Zaprosić?', action: 'Zaproś', tone: 'harmless' })
  const action = page.getByRole('dialog', { name: 'Zaprosić?' }).getByRole('button', { name: 'Zaproś' })
  await expect.element(action).toHaveFocus()
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
  expect(action.element().dispatchEvent(held)).toBe(false)
  await userEvent.keyboard('{Enter}')
  expect(await answered).toBe(true)
})

test('a question that follows another one answers that with no', async () => {
  showAt('/', null)
  const first = ask({ title: 'Pierwsze?', action: 'Tak' })
  const second = ask({ title: 'Drugie?', action: 'Tak' })
  expect(await first).toBe(false)
  await page.getByRole('dialog', { name: 'Drugie?' }).getByRole('button', { name: 'Tak' }).click()
  expect(await second).toBe(true)
})

test('a menu is walked through with arrows, and gives the focus back', async () => {
  const chosen = vi.fn()
  show(
    <Menu button={<Button>Otwórz</Button>}>
      <MenuItem onClick={() => chosen('first')}>Pierwsza</MenuItem>
      <MenuItem onClick={() => chosen('last')}>Ostatnia</MenuItem>
    </Menu>,
  )
  const items = page.getByRole('menuitem')
  await expect.element(opener).toBeVisible()
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(items.first()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(items.last()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(items.first()).toHaveFocus()
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(items).toHaveLength(0)
  expect(chosen).toHaveBeenCalledExactlyOnceWith('last')
})

/** A dialog that a menu opens, with a menu that opens another one. */
function Dialogs({ names: [name, ...others] }: { names: string[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu button={<Button>{`Menu: ${name}`}</Button>}>
        <MenuItem onClick={() => setOpen(true)}>Pokaż</MenuItem>
      </Menu>
      <Button>{`Obok: ${name}`}</Button>
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          {others.length > 0 && <Dialogs names={others} />}
        </Dialog>
      )}
    </>
  )
}

test('a dialog opened from a menu gives the focus back to the button of that menu', async () => {
  show(<Dialogs names={['Szkolenie', 'Termin']} />)
  const menu = (name: string) => page.getByRole('button', { name: `Menu: ${name}` })
  const item = page.getByRole('menuitem')
  await menu('Szkolenie').click()
  await item.click()
  await menu('Termin').click()
  await item.click()
  await expect.element(page.getByRole('dialog', { name: 'Termin' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu('Termin')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu('Szkolenie')).toHaveFocus()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press elsewhere', () => page.getByText('Obok').click()],
  ['the focus that goes on', () => userEvent.tab()],
])('a panel closes by %s', async (_, close) => {
  show(
    <>
      <Dropdown trigger={(button) => <Button {...button}>Otwórz</Button>}>
        <p>W środku</p>
      </Dropdown>
      <button type="button">Obok</button>
    </>,
  )
  const inside = page.getByText('W środku')
  await opener.click()
  await expect.element(inside).toBeVisible()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  await close()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await expect.element(inside).not.toBeInTheDocument()
})

test('on a phone, the text of a bar begins next to its picture', async () => {
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(360, 740)
  show(
    <Bar kind="mode" aria-label="Tryb">
      <IconX size={20} aria-hidden="true" />
      <p>Widzisz portal tak, jak widzi go Alicja Wiśniewska-Kowalczyk.</p>
      <Button size="sm">Zakończ</Button>
    </Bar>,
  )
  const bar = page.getByRole('region', { name: 'Tryb' })
  await expect.element(bar).toBeVisible()
  const [icon, words] = ['svg', 'p'].map((one) => bar.element().querySelector(one)?.getBoundingClientRect())
  expect(Number(words?.left)).toBeGreaterThan(Number(icon?.right))
  expect(Number(words?.top)).toBeLessThan(Number(icon?.bottom))
})
