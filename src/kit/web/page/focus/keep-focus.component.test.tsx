import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { answerMediaQuery, show } from '#testing/browser/component.tsx'
import { keepFocus } from './keep-focus.ts'

/** A list whose rows disappear when their button is pressed, or a question about them is answered. */
function Queue({ isAsking = false }) {
  const [rows, setRows] = useState(['Anna', 'Beata', 'Celina'])
  const [confirming, setConfirming] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const remove = (name: string) => setRows(rows.filter((other) => other !== name))
  return (
    <main>
      <h1 tabIndex={-1}>Kolejka</h1>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => (isAsking ? setConfirming(name) : remove(name))}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <form>
        <input aria-label="Treść" />
        <button type="button" disabled={isSent} onClick={() => setSent(true)}>
          Wyślij
        </button>
      </form>
      {confirming && (
        <Dialog title="Na pewno?" onClose={() => setConfirming(null)}>
          <button
            type="button"
            onClick={() => {
              remove(confirming)
              setConfirming(null)
            }}
          >
            Tak
          </button>
        </Dialog>
      )}
    </main>
  )
}

const button = (name: string) => page.getByRole('button', { name })

test.each([false, true])(
  'after a row was removed, the next one has the focus, at last the heading (%s)',
  async (isAsking) => {
    const end = keepFocus()
    show(<Queue isAsking={isAsking} />)
    const press = async (name: string) => {
      button(name).element().focus()
      await userEvent.keyboard('{Enter}')
      if (!isAsking) return
      button('Tak').element().focus()
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(button('Beata')).toBeVisible()
    await press('Beata')
    await expect.element(button('Celina')).toHaveFocus()
    await press('Celina')
    await expect.element(button('Anna')).toHaveFocus()
    await press('Anna')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    end()
  },
)

test('a button that is disabled passes the focus to the one next to it', async () => {
  const end = keepFocus()
  show(<Queue />)
  await expect.element(button('Wyślij')).toBeVisible()
  button('Wyślij').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Treść' })).toHaveFocus()
  end()
})

test('on a telephone no text has the focus by itself, whose keyboard would cover the screen', async () => {
  answerMediaQuery('(hover: hover) and (pointer: fine)', false)
  const end = keepFocus()
  show(<Queue />)
  await expect.element(button('Wyślij')).toBeVisible()
  button('Wyślij').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  end()
})
