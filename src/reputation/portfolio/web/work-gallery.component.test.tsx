import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import type { Stage } from '#reputation/consents/contract/stages.ts'
import { type PortfolioItem, portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import type { PortfolioImage } from '#reputation/portfolio/contract/portfolio.works.ts'
import { pictureFile } from '#testing/browser/choose-files.ts'
import { show, signIn } from '#testing/browser/component.tsx'
import { createWork } from '#testing/browser/make-requested-work.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { AltDialog } from './alt-dialog.tsx'
import { WorkDialog } from './work-dialog.shown.tsx'
import { WorkGallery } from './work-gallery.shown.tsx'

const words = { pl: 'Usta jak akwarela', 'en-US': 'Lips like watercolor' }
const title = words.pl

/** Upright, lying, and a panorama. */
const shapes: [Stage, { width: number; height: number }][] = [
  ['BEFORE', { width: 600, height: 1200 }],
  ['AFTER', { width: 1600, height: 900 }],
  ['HEALED', { width: 2400, height: 300 }],
]

let work: PortfolioItem
beforeAll(async () => {
  await signIn(cast.artist)
  work = await createWork(words)
  for (const [stage, shape] of shapes)
    work = (await send(portfolio.addImage, { id: work.id, stage, file: await pictureFile('usta.jpg', shape) })).data
})
afterAll(() => send(portfolio.remove, { id: work.id }))

const lightbox = page.getByRole('dialog', { name: title }).last()
const place = (number: number) =>
  expect
    .element(lightbox.getByRole('status'))
    .toHaveTextContent(translate('portfolio.lightbox_place', { title, place: number, count: 3 }))
const button = (key: 'portfolio.lightbox_next' | 'portfolio.lightbox_previous' | 'app.close') =>
  lightbox.getByRole('button', { name: translate(key) })
const enlarge = (stage: Stage) =>
  page.getByRole('button', { name: translate('portfolio.enlarge', { alt: altOf(stage) }), exact: true })
const altOf = (stage: Stage) => work.images.find((image) => image.stage === stage)?.alt.pl as string

test('pictures are looked at by keys alone, and the focus comes back to the one that was opened', async () => {
  show(<WorkGallery work={work} />)
  await expect.element(enlarge('AFTER')).toBeVisible()
  ;(enlarge('AFTER').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await place(2)
  await expect.element(lightbox.getByRole('img')).toHaveAccessibleName(altOf('AFTER'))
  await userEvent.keyboard('{ArrowRight}')
  await place(3)
  await userEvent.keyboard('{ArrowRight}')
  await place(3)
  await userEvent.keyboard('{Home}')
  await place(1)
  await userEvent.keyboard('{End}')
  await place(3)
  await userEvent.keyboard('{Escape}')
  await expect.element(lightbox).not.toBeInTheDocument()
  await expect.element(enlarge('AFTER')).toHaveFocus()
})

test('at the last picture the next button is disabled, and the keys still work', async () => {
  show(<WorkGallery work={work} />)
  await enlarge('AFTER').click()
  await button('portfolio.lightbox_next').click()
  await place(3)
  await expect.element(button('portfolio.lightbox_next')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('portfolio.lightbox_next')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await place(2)
  // With Alt it is the browser's way back.
  const back = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true })
  expect(lightbox.element().dispatchEvent(back)).toBe(true)
  await button('app.close').click()
  await expect.element(lightbox).not.toBeInTheDocument()
})

test.each([
  [360, 740],
  [740, 360],
  [1440, 900],
])('a picture of any shape is fully visible on %i × %i, and a swipe shows the next', async (width, height) => {
  await page.viewport(width, height)
  show(<WorkGallery work={work} />)
  await enlarge('BEFORE').click()
  for (const number of [1, 2, 3]) {
    await place(number)
    const strip = lightbox.getByRole('region', { name: translate('portfolio.images') }).element()
    const picture = lightbox.getByRole('img').element() as HTMLImageElement
    await picture.decode()
    const { left, right, top, bottom } = picture.getBoundingClientRect()
    const caption = picture.nextElementSibling?.getBoundingClientRect() as DOMRect
    expect({ left: left >= 0, right: right <= width, top: top >= 0, caption: bottom <= caption.top }).toEqual({
      left: true,
      right: true,
      top: true,
      caption: true,
    })
    expect(caption.bottom).toBeLessThanOrEqual(height)
    strip.scrollBy({ left: width })
  }
  await userEvent.keyboard('{Escape}')
})

test('over another dialog, Escape closes the lightbox alone', async () => {
  let isOpen = true
  show(
    <WorkDialog
      work={work}
      onClose={() => {
        isOpen = false
      }}
    />,
  )
  await enlarge('AFTER').click()
  await place(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(enlarge('AFTER')).toHaveFocus()
  expect(isOpen).toBe(true)
})

test('Back closes the lightbox alone, and closing it leaves no step behind', async () => {
  hashHistory.push('/portfolio/1')
  hashHistory.flush()
  const before = location.href
  const steps = history.length
  show(<WorkGallery work={work} />)
  await enlarge('AFTER').click()
  await place(2)
  history.back()
  await expect.element(lightbox).not.toBeInTheDocument()
  await expect.element(enlarge('AFTER')).toBeVisible()
  // The browser has made the step already: it is taken back in a task of its own, after the lightbox has closed.
  await expect.poll(() => location.href).toBe(before)
  await enlarge('AFTER').click()
  await place(2)
  await button('app.close').click()
  await expect.element(lightbox).not.toBeInTheDocument()
  expect(history.length).toBe(steps)
})

test('words about a picture that were not saved are there when its dialog is opened again', async () => {
  const [image] = work.images as [PortfolioImage]
  const open = () => show(<AltDialog workId={work.id} image={image} name="1" onClose={() => undefined} />)
  const words = page.getByRole('dialog').getByRole('textbox').first()
  const end = open()
  await words.fill('Usta w kolorze malin')
  end()
  open()
  await expect.element(words).toHaveValue('Usta w kolorze malin')
  await expect.element(page.getByText(translate('app.draft_restored'))).toBeVisible()
})
