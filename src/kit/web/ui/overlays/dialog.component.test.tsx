import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { show } from '#testing/browser/component.tsx'
import { Dialog } from './dialog.tsx'

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Pobierz dane
      </button>
      {isOpen && (
        <Dialog title="Potwierdź" onClose={() => setOpen(false)}>
          Podaj hasło
        </Dialog>
      )}
    </>
  )
}

test('a double click that opens a dialog leaves it open, and a later click outside closes it', async () => {
  show(<Opener />)
  await userEvent.dblClick(page.getByRole('button'))
  const dialog = page.getByRole('dialog')
  await new Promise((resolve) => setTimeout(resolve, 600))
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 3, y: 3 } })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('Back closes the topmost dialog alone, and none that only its own button closes', async () => {
  hashHistory.push('/benefits')
  hashHistory.flush()
  show(
    <>
      <Dialog title="Sekret" isStaying onClose={() => expect.unreachable()}>
        Pokazany raz
      </Dialog>
      <Opener />
    </>,
  )
  const dialog = page.getByRole('dialog', { name: 'Potwierdź' })
  const opener = page.getByText('Pobierz dane')
  await expect.element(opener).toBeInTheDocument()
  // The other dialog is modal: no pointer reaches it.
  ;(opener.element() as HTMLElement).click()
  await expect.element(dialog).toBeVisible()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  const returned = new Promise((resolve) => addEventListener('popstate', () => setTimeout(resolve), { once: true }))
  history.back()
  await returned
  await expect.element(page.getByRole('dialog', { name: 'Sekret' })).toBeVisible()
  await expect.poll(() => location.hash).toBe('#/benefits')
})
