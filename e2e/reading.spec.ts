import { expect, type Page } from '@playwright/test'
import { type Portal, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { conversations: texts } = textsIn('pl')
const log = (page: Page) => page.getByRole('log')

/** Longer than somebody has to look, that what should not happen has had the time to. */
const aWhile = 2000

test('a message is marked as read when its end was visible for a moment, and not because a page is open', async ({
  page,
  people,
  portal,
}) => {
  const talk = await talkOf(portal, cast.completed.email)
  await people.arrive(cast.office)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // Longer than the log is high, and its end further down the page.
  const long = await talk.receive(`Długa historia. ${'Ciąg dalszy.\n'.repeat(60)}Koniec.`)
  await page.setViewportSize({ width: 1024, height: 560 })
  await page.goto(`/#/proartist/${talk.artistId}?tab=messages`)
  await expect(log(page)).toContainText('Długa historia')
  await page.waitForTimeout(aWhile)
  expect(await talk.unread()).toBe(1)
  await log(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect.poll(talk.unread).toBe(0)

  // On a phone, opened in the middle, as from a search.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/#/inbox?conversation=${talk.id}&message=${long}`)
  await expect(log(page).locator('[data-found]')).toBeVisible()
  await talk.receive('I jeszcze jedno pytanie.')
  const news = page.getByRole('button', { name: texts.new_messages.one.replace('{{count}}', '1') })
  await expect(news).toBeVisible({ timeout: 10_000 })
  await page.waitForTimeout(aWhile)
  expect(await talk.unread()).toBe(1)
  await news.click()
  await expect.poll(talk.unread).toBe(0)

  // At the newest, but in a window behind another.
  await takeFocus(page)
  await talk.receive('Halo?')
  await expect(log(page)).toContainText('Halo?', { timeout: 10_000 })
  await page.waitForTimeout(aWhile)
  expect(await talk.unread()).toBe(1)
  await giveFocus(page)
  await expect.poll(talk.unread).toBe(0)
})

/** A headless browser has no window that could be behind another: the page gets the event that it would get there. */
function takeFocus(page: Page) {
  return page.evaluate(() => {
    document.hasFocus = () => false
    dispatchEvent(new Event('blur'))
  })
}

function giveFocus(page: Page) {
  return page.evaluate(() => {
    Reflect.deleteProperty(document, 'hasFocus')
    dispatchEvent(new Event('focus'))
  })
}

/** The general conversation with somebody of the network, into which they write. */
async function talkOf(portal: Portal, email: string) {
  const [row] = await portal.query(
    `select conversations.id, pro_artist_id as "artistId" from conversations
     join pro_artists on pro_artists.id = pro_artist_id where email = $1 and type = 'GENERAL'`,
    [email],
  )
  const { id, artistId } = row as { id: number; artistId: number }
  return {
    id,
    artistId,
    receive: async (text: string) => {
      const [message] = await portal.query(
        `insert into messages (conversation_id, author_name, is_from_office, text, client_key, sent_at)
         values ($1, 'Barbara Jaśkiewicz', false, $2, gen_random_uuid(), now()) returning id`,
        [id, text],
      )
      return message?.id
    },
    unread: async () => {
      const [{ count } = {}] = await portal.query(
        'select count(*)::int from messages where conversation_id = $1 and not is_from_office and read_at is null',
        [id],
      )
      return count
    },
  }
}
