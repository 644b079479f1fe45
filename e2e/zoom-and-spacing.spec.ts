import { expect, type Page } from '@playwright/test'
import { test } from '#testing/browser/browser.ts'
import { readToTheEnd } from '#testing/browser/read-to-the-end.ts'
import { cast } from '#testing/fixtures/cast.ts'

async function open(page: Page, path: string) {
  await page.goto(`/#${path}`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await readToTheEnd(page)
}

/** The bar that lies over what has the focus, or that it is out of sight. */
const coverOfFocus = () => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const [y, x] = [Math.max(top, 0) + Math.min(bottom, innerHeight), Math.max(left, 0) + Math.min(right, innerWidth)]
  if (bottom <= 0 || top >= innerHeight) return `out of sight: ${focused.outerHTML.slice(0, 200)}`
  let over = document.elementFromPoint(x / 2, y / 2)
  for (; over && !over.contains(focused); over = over.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(over).position))
      return `${over.className} over ${focused.outerHTML.slice(0, 200)}`
  return null
}

test('at 400 % no bar lies over what has the focus', async ({ page, people }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const [person, paths] of [
    [cast.artist, ['/dashboard', '/my-profile']],
    [cast.office, ['/proartist', '/calendar']],
  ] as const) {
    await people.arrive(person, `/#${paths[0]}`)
    for (const path of paths) {
      await open(page, path)
      for (let step = 0; step < 25; step++) {
        await page.keyboard.press('Tab')
        expect.soft(await page.evaluate(coverOfFocus), path).toBeNull()
      }
    }
  }
})

/** What is cut off, once text has the spaces that WCAG 1.4.12 requires. */
const cutTexts = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
  const cut = [...document.querySelectorAll<HTMLElement>('main *')].filter((one) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(one)
    const isCut =
      (['hidden', 'clip'].includes(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
      (['hidden', 'clip'].includes(overflowY) && one.scrollHeight > one.clientHeight + 1)
    return isCut && clipPath === 'none' && one.textContent.trim() !== ''
  })
  const isSideways = document.documentElement.scrollWidth > innerWidth
  const beyond = [...document.querySelectorAll('main *')].filter(
    (one) => one.getBoundingClientRect().right > innerWidth,
  )
  const sideways = isSideways ? beyond.map((one) => one.outerHTML.slice(0, 100)) : []
  return { sideways, cut: cut.map((one) => `${one.className}: ${one.textContent}`) }
}

test('with more space in the text nothing is cut or scrolls sideways', async ({ page, people }) => {
  for (const [person, paths] of [
    [cast.artist, ['/dashboard', '/my-profile']],
    [cast.office, ['/dashboard', '/proartist', '/settings']],
  ] as const) {
    await people.arrive(person, `/#${paths[0]}`)
    for (const path of paths) {
      await open(page, path)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => page.evaluate(cutTexts), `${path} ${width}`).toEqual({ sideways: [], cut: [] })
      }
    }
  }
})

test('with text twice as large nothing scrolls sideways on an artist’s telephone', async ({ page, people }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await people.arrive(cast.artist, '/#/dashboard')
  const paths = ['/dashboard', '/my-profile', '/calendar', '/notifications', '/status-upgrade', '/trainings/reviews']
  const begun = await page.evaluate(async () => {
    const { data } = await (await fetch('/api/trainings?state=PUBLISHED&sortBy=starts_at&itemsPerPage=1')).json()
    return `/training/${data[0].id}`
  })
  for (const path of [...paths, begun]) await expectNothingSideways(page, path)
})

test('with text twice as large the pages of a list are reached on the owner’s telephone', async ({ page, people }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await people.arrive(cast.owner, '/#/student')
  for (const path of ['/student', '/proartist/trainings/all', '/packages']) await expectNothingSideways(page, path)
})

test('with text twice as large nobody’s dashboard scrolls sideways on a telephone, and no next step has a broken word', async ({
  page,
  people,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const person of [cast.owner, cast.artist, cast.student]) {
    await people.arrive(person, '/#/dashboard')
    await expectNothingSideways(page, '/dashboard')
    expect(await page.evaluate(brokenWords), person.email).toEqual([])
    await page.context().clearCookies()
  }
})

/** Of the next steps, those whose letters are on two lines; longer ones are wider than the card. */
const brokenWords = () => {
  const steps = document.querySelector('[aria-labelledby=next-steps]') ?? document.createElement('ul')
  const words = document.createTreeWalker(steps, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = words.nextNode(); node; node = words.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\p{L})\p{L}{2,13}(?!\p{L})/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)))
      if (lines.size > 1 && !node.parentElement?.closest('.sr-only')) broken.push(word)
    }
  return broken
}

async function expectNothingSideways(page: Page, path: string) {
  await open(page, path)
  const widths = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      return document.documentElement.scrollWidth
    })
  await expect.poll(widths, path).toBe(360)
}
