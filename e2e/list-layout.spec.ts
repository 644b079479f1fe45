import { expect, type Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

// As those see it who let things move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody tr')
const surname = 'Konstantynopolitańczykowianeczkówna-Brzęczyszczykiewiczówna'

test('lists fit their screen with a surname of sixty characters, and a row on a phone is short', async ({
  page,
  people,
  portal,
}) => {
  const [{ id } = {}] = await portal.query(
    'select id from pro_artists where invitation_status = 3 and email <> $1 order by last_name limit 1',
    [cast.artist.email],
  )
  const [{ last_name: before } = {}] = await portal.query('select last_name from pro_artists where id = $1', [id])
  const call = (name: unknown) => portal.query('update pro_artists set last_name = $1 where id = $2', [name, id])
  await call(surname)
  await people.arrive(cast.office, '/#/proartist?sortBy=name')
  for (const [path, tallest] of [
    ['/proartist?filter=Konstan', 150],
    ['/proartist', 84],
    ['/proartist/invitations', 84],
    ['/proartist/verification', 84],
    ['/proartist/status-upgrade', 110],
    ['/benefits', 100],
    ['/responsibilities', 100],
    ['/responsibilities/additional', 130],
  ] as const) {
    for (const width of [1024, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/#${path}`)
      await expect(rowsOf(page).first()).toBeVisible()
      await expect(async () => {
        const frame = (await page.getByRole('table').locator('..').boundingBox()) ?? { x: 0, y: 0, width: 0 }
        const sizes = await page.evaluate(
          ({ x, y, width }) => ({
            page: document.documentElement.scrollWidth,
            table: document.querySelector('table')?.scrollWidth ?? 0,
            room: document.querySelector('main')?.clientWidth ?? 0,
            row: document.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0,
            inCorners: [x + 3, x + width - 3].map(
              (left) => document.elementFromPoint(left, y + 3)?.closest('table') !== null,
            ),
          }),
          frame,
        )
        // The frame around the table is round, and nothing of the table lies in its corners.
        expect(sizes.inCorners, path).toEqual([false, false])
        expect(sizes.page, path).toBeLessThanOrEqual(width)
        expect(sizes.table, path).toBeLessThanOrEqual(sizes.room)
        if (width === 360) expect(sizes.row, path).toBeLessThan(tallest)
      }).toPass({ timeout: 10_000 })
    }
  }
  // The box of a row is above the link that covers the row.
  await page.goto('/#/proartist')
  await rowsOf(page).first().getByRole('checkbox').check()
  await call(before)
})

/** Where the owner has a list with rows. */
const lists = [
  ...['proartist', 'proartist/invitations', 'proartist/verification', 'proartist/status-upgrade', 'portfolio/admin'],
  ...['proartist/trainings/all', 'training/verification', 'trainings/reviews', 'trainings/reviews/abuse'],
  ...['content-reports', 'certificates', 'sign-ups', 'student', 'student/imports', 'student/imports/1', 'duplicates'],
  ...['student/packages', 'student/payments', 'vouchers/admin', 'vouchers/admin/batches/1', 'packages'],
  ...['responsibilities', 'responsibilities/additional', 'benefits'],
  ...['users', 'translations', 'audit-log', 'notifications'],
]

test('no list is wider than its frame, and no state is in two lines, on a tablet and next to the menu', async ({
  page,
  people,
}) => {
  await people.arrive(cast.owner)
  const tooWide: string[] = []
  const broken: string[] = []
  const list = page.getByRole('table')
  let before = ''
  for (const path of lists) {
    await page.goto(`/#/${path}`)
    // That of the screen before stays until the next one has come.
    await expect(list).not.toHaveAttribute('aria-label', before)
    await expect(rowsOf(page).first()).toBeVisible()
    before = String(await list.getAttribute('aria-label'))
    for (const width of [620, 700, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const [table = 0, room = 0] = await list.evaluate((element) => [
        element.scrollWidth,
        element.parentElement?.clientWidth ?? 0,
      ])
      if (table > room) tooWide.push(`/${path} at ${width} px`)
      const states = await list.evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('span[data-tone]:not([aria-hidden])')]
          .filter((state) => state.offsetHeight > 2 * Number.parseFloat(getComputedStyle(state).lineHeight))
          .map(({ textContent }) => textContent),
      )
      for (const state of new Set(states)) broken.push(`/${path} at ${width} px: ${state}`)
    }
  }
  expect(tooWide).toEqual([])
  expect(broken).toEqual([])
})

test('on paper a list has its headings on each page', async ({ page, people }) => {
  await people.arrive(cast.office, '/#/student')
  await expect(rowsOf(page)).toHaveCount(25)
  const { text } = await extractText(new Uint8Array(await page.pdf()))
  expect(text.length).toBeGreaterThan(1)
  for (const paper of text) expect(paper.replaceAll(/\s/g, ' ')).toContain(textsIn('pl').students.name)
})
