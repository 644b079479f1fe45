import { expect, type Page } from '@playwright/test'
import { test } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const many = 400

test('of a long list only the rows near the window are drawn, and it answers like a short one', async ({
  page,
  context,
  people,
  portal,
}) => {
  await portal.query(
    `insert into benefits (name, description, category, is_active, created_at, updated_at)
     select name, name, 'TRAINING', true, now(), now()
     from generate_series(1, $1::integer) as number,
       jsonb_build_object('pl', 'Długa ' || lpad(number::text, 3, '0'), 'en-US', 'Long ' || number) as name`,
    [many],
  )
  // Somebody whose letters are larger than most people's: the rows are as much taller.
  await page.addInitScript(() => document.documentElement.style.setProperty('font-size', '20px'))
  await page.addInitScript(mostRowsDrawn)
  await people.arrive(cast.office, '/#/benefits?filter=Długa&sortBy=name&itemsPerPage=99999')
  const table = page.getByRole('table')
  await expect(table).toHaveAttribute('aria-rowcount', String(many + 1))
  // Nor is it drawn otherwise while only its beginning has come.
  expect(await page.evaluate(() => (window as unknown as { mostRows: number }).mostRows)).toBeLessThan(many / 4)
  await expect.poll(() => gapsOf(page)).toEqual([0])

  const last = table.getByRole('row', { name: 'Długa 400' })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(last).toBeInViewport()
  await expect(last).toHaveAttribute('aria-rowindex', String(many + 1))
  await expect.poll(() => gapsOf(page)).toEqual([0])

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  const middle = table.getByRole('link', { name: 'Długa 200' })
  await expect(middle).toBeInViewport()
  const opening = context.waitForEvent('page')
  await middle.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opening
  await expect(tab).toHaveURL(/#\/benefits\/\d+$/)
  await tab.close()
  await middle.focus()
  await page.keyboard.press('Tab')
  await expect(table.getByRole('link', { name: 'Długa 201' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(middle).toBeInViewport()

  await page.setViewportSize({ width: 360, height: 800 })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(last).toBeInViewport()
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(many / 4)
  await portal.query(`delete from benefits where name ->> 'pl' like 'Długa ___'`)
})

/** Runs in the page before anything else: remembers how many rows the document held at the most. */
function mostRowsDrawn() {
  const own = window as unknown as { mostRows: number }
  own.mostRows = 0
  const count = () => {
    own.mostRows = Math.max(own.mostRows, document.querySelectorAll('tbody tr').length)
  }
  new MutationObserver(count).observe(document, { childList: true, subtree: true })
}

/** The distances between the rows that are drawn, in pixels, each once: rows of another height than was reckoned with leave gaps. */
function gapsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect())
    const body = document.querySelector('tbody')?.getBoundingClientRect()
    const inside = boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)))
    const first = boxes[0]
    const index = Number(document.querySelector<HTMLElement>('tbody tr')?.dataset.index)
    const start = first && body ? Math.round(first.top - body.top - index * first.height) : Number.NaN
    return [...new Set([...inside, start])]
  })
}
