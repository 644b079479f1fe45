import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
