import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#kit/web/calls/api-error.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Bar } from '#kit/web/ui/overlays/bar.tsx'
import { show, showAt } from '#testing/browser/component.tsx'
import { toast, toastError, toastInstead, toastNews } from './toast.ts'
import { Toasts } from './toasts.tsx'

const minute = 60_000
const closeButton = page.getByRole('button', { name: translate('app.close'), exact: true })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  show(<Toasts />)
})
afterEach(() => void vi.useRealTimers())

test('a message waits while somebody points at it or is in it', async () => {
  toast('Zapisano.')
  const message = page.getByText('Zapisano.')
  await userEvent.hover(message)
  await vi.advanceTimersByTimeAsync(minute)
  await expect.element(message).toBeVisible()
  const close = closeButton.element() as HTMLElement
  close.focus()
  await userEvent.unhover(message)
  await vi.advanceTimersByTimeAsync(minute)
  await expect.element(message).toBeVisible()
  close.blur()
  await vi.advanceTimersByTimeAsync(7000)
  await expect.element(message).not.toBeInTheDocument()
})

test.each(['hover', 'click'] as const)(
  'a message does not come below a mouse that rests after a %s, which would hold it there',
  async (moves) => {
    const { clientWidth: width, clientHeight: height } = document.documentElement
    await userEvent[moves](document.documentElement, { position: { x: width - 100, y: height - 60 } })
    toast('Zapisano.')
    await expect.element(page.getByText('Zapisano.')).toBeVisible()
    const place = page.getByText('Zapisano.').element().closest<HTMLElement>('[data-position]')
    expect(place?.dataset.position).toBe('bottom-center')
  },
)

test('a newer message takes the place of one that is only read, and not of one that offers something', async () => {
  toast('Usunięto.', { undo: async () => undefined })
  for (const text of ['Zapisano.', 'Wysłano.']) {
    toast(text)
    await expect.element(page.getByText(text)).toBeVisible()
  }
  await vi.advanceTimersByTimeAsync(1000)
  // At once: an expectation that waits advances the timers until it has closed by itself.
  expect(page.getByText('Zapisano.').query()).toBeNull()
  await vi.advanceTimersByTimeAsync(7000)
  await expect.element(page.getByText('Wysłano.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: translate('app.undo') })).toBeVisible()
})

test('the next message closes by itself after one that was closed under the mouse', async () => {
  toast('Zapisano.')
  await expect.element(page.getByText('Zapisano.')).toBeVisible()
  await userEvent.click(closeButton)
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(page.getByText('Zapisano.')).not.toBeInTheDocument()
  toast('Wysłano.')
  await expect.element(page.getByText('Wysłano.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(7000)
  await expect.element(page.getByText('Wysłano.')).not.toBeInTheDocument()
})

test('news wait for the end of what was done, and the last of them are shown', async () => {
  toast('Zapisano.')
  await expect.element(page.getByText('Zapisano.')).toBeVisible()
  for (const text of ['Nowa wiadomość', 'Nowe zgłoszenie']) toastNews(text)
  await vi.advanceTimersByTimeAsync(1000)
  toast('Wysłano.')
  const sent = page.getByText('Wysłano.')
  await expect.element(sent).toBeVisible()
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.getByText('Nowe zgłoszenie').query()).toBeNull()
  await vi.advanceTimersByTimeAsync(6000)
  await expect.element(sent).not.toBeInTheDocument()
  await expect.element(page.getByText('Nowe zgłoszenie')).toBeVisible()
  expect(page.getByText('Nowa wiadomość').query()).toBeNull()
  await vi.advanceTimersByTimeAsync(7000)
  await expect.element(page.getByText('Nowe zgłoszenie')).not.toBeInTheDocument()
})

test('news close no error, and are not what a warning takes the place of', async () => {
  toastError(new ApiError(0))
  toastNews('Nowa wiadomość')
  await expect.element(page.getByText('Nowa wiadomość')).toBeInTheDocument()
  await expect.element(page.getByText(translate('app.no_connection'))).toBeVisible()
  toastInstead(new Error('E-mail czeka.'))
  toastNews('Nowe zgłoszenie')
  toast('Wysłano e-mail.')
  await expect.element(page.getByText('E-mail czeka.')).toBeVisible()
  await expect.element(page.getByText('Nowe zgłoszenie')).toBeInTheDocument()
  expect(page.getByText('Wysłano e-mail.').query()).toBeNull()
  await userEvent.click(closeButton.first())
})

test('why something did not happen stays until it is closed', async () => {
  toastError(new Error('Nie wysłano.'))
  const message = page.getByText('Nie wysłano.')
  await expect.element(message).toBeVisible()
  await vi.advanceTimersByTimeAsync(minute)
  await expect.element(message).toBeVisible()
  await userEvent.click(closeButton)
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(message).not.toBeInTheDocument()
})

test('the error about a missing response disappears once the call is done, and a refusal remains', async () => {
  const refused = new ApiError(409, { message: 'Jest już inny.' })
  for (const error of [new ApiError(0), refused]) toastError(error)
  const unanswered = page.getByText(translate('app.no_connection'))
  await expect.element(unanswered).toBeVisible()
  toast('Zapisano.')
  await expect.element(page.getByText('Zapisano.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(unanswered).not.toBeInTheDocument()
  await expect.element(page.getByText(refused.message)).toBeVisible()
  await userEvent.click(closeButton.first())
})

test('a long word is broken, and the buttons stay on the message', async () => {
  toast(`Usunięto: ${'Konstantynopolitańczykowianeczka'.repeat(3)}.`, { undo: async () => undefined })
  await expect.element(closeButton).toBeVisible()
  const end = (element: Element) => element.getBoundingClientRect().right
  const close = closeButton.element()
  expect(end(close)).toBeLessThanOrEqual(end(close.parentElement as Element))
  await expect.element(page.getByRole('button', { name: translate('app.undo') })).toBeInViewport()
})

test('what could not be undone, since nobody answered, can be tried again until it is closed', async () => {
  const undo = vi.fn(async () => undefined)
  undo.mockRejectedValueOnce(new ApiError(0))
  toast('Usunięto widok.', { undo })
  const button = page.getByRole('button', { name: translate('app.undo') })
  await userEvent.click(button)
  await expect.element(page.getByText(translate('app.no_connection'))).toBeVisible()
  await vi.advanceTimersByTimeAsync(minute)
  await userEvent.click(button)
  await expect.element(page.getByText(translate('app.undone'))).toBeVisible()
  expect(undo).toHaveBeenCalledTimes(2)
  await expect.element(button).not.toBeInTheDocument()
})

test('what the portal refuses to undo is not offered again', async () => {
  toast('Usunięto widok.', { undo: () => Promise.reject(new ApiError(409, { message: 'Jest już inny.' })) })
  const button = page.getByRole('button', { name: translate('app.undo') })
  await userEvent.click(button)
  await expect.element(page.getByText('Jest już inny.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(button).not.toBeInTheDocument()
})

test('a message covers no button of the screen', async () => {
  show(
    <main>
      <button type="button" style={{ position: 'fixed', right: '2rem', bottom: '2rem' }}>
        Poproś o zgodę
      </button>
    </main>,
  )
  const request = page.getByRole('button', { name: 'Poproś o zgodę' })
  await expect.element(request).toBeVisible()
  toastError(new Error('Najpierw zgoda.'))
  const message = page.getByText('Najpierw zgoda.')
  await expect.element(message).toBeVisible()
  const [box, button] = [message.element().parentElement, request.element()].map((one) => one?.getBoundingClientRect())
  expect(Number(box?.right) <= Number(button?.left) || Number(box?.bottom) <= Number(button?.top)).toBe(true)
  await userEvent.click(closeButton)
})

test.each([
  [
    'a link that looks like a button',
    <LinkButton key="" to="/elsewhere">
      Poproś o zgodę
    </LinkButton>,
  ],
  ['a button of a bar below the screen', <Button key="">Poproś o zgodę</Button>],
])('on a phone a message covers no %s', async (_, control) => {
  await page.viewport(390, 844)
  showAt('/', <div style={{ position: 'fixed', insetInline: '1rem', bottom: '1rem' }}>{control}</div>)
  const request = page.getByText('Poproś o zgodę')
  await expect.element(request).toBeVisible()
  toastError(new Error('Najpierw zgoda.'))
  const message = page.getByText('Najpierw zgoda.').first()
  await expect.element(message).toBeVisible()
  await vi.advanceTimersByTimeAsync(1000)
  const [box, button] = [message.element().parentElement, request.element()].map((one) => one?.getBoundingClientRect())
  expect(Number(box?.bottom)).toBeLessThanOrEqual(Number(button?.top))
})

test.each([
  ['what sends a form', 'submit'],
  ['the button that was pressed', 'button'],
] as const)('on a phone a message covers the bar at the top before it covers %s', async (_, type) => {
  await page.viewport(390, 844)
  showAt(
    '/',
    <>
      <div style={{ position: 'fixed', insetInline: '1rem', top: '1rem' }}>
        {['Menu', 'Szukaj', 'Powiadomienia'].map((name) => (
          <Button key={name}>{name}</Button>
        ))}
      </div>
      <form style={{ position: 'fixed', insetInline: '1rem', bottom: '1rem' }}>
        <Button type={type} disabled={type === 'submit'}>
          Dodaj pracę
        </Button>
      </form>
    </>,
  )
  const control = page.getByText('Dodaj pracę')
  await expect.element(control).toBeVisible()
  const { left: clientX, top: clientY } = control.element().getBoundingClientRect()
  if (type === 'button') dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', clientX, clientY }))
  toast('Najpierw zdjęcia.')
  const message = page.getByText('Najpierw zdjęcia.').first()
  await expect.element(message).toBeVisible()
  await vi.advanceTimersByTimeAsync(1000)
  const [box, button] = [message.element().parentElement, control.element()].map((one) => one?.getBoundingClientRect())
  expect(Number(box?.bottom)).toBeLessThanOrEqual(Number(button?.top))
})

test.each([390, 1440])('a message rises above a bar that comes after it, in a window of %i px', async (width) => {
  await page.viewport(width, 844)
  toastError(new Error('Najpierw zgoda.'))
  const message = page.getByText('Najpierw zgoda.').first()
  await expect.element(message).toBeVisible()
  show(
    <main style={{ minHeight: '200vh' }}>
      <div style={{ height: '150vh' }} />
      <Bar kind="card">
        <Button>Zatwierdź</Button>
      </Bar>
    </main>,
  )
  const bar = page.getByRole('button', { name: 'Zatwierdź' })
  await expect.element(bar).toBeInViewport()
  const bottomOf = (element: Element | null) => Number(element?.getBoundingClientRect().bottom)
  await expect
    .poll(() => bottomOf(message.element().parentElement))
    .toBeLessThanOrEqual(Number(bar.element().closest('section')?.getBoundingClientRect().top))
})
