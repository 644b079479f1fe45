import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { type Portal, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertFullTraining } from './full-training.ts'

test.use({ serviceWorkers: 'allow' })

test('an artist records attendance at a studio without a connection, and the portal has it afterwards', async ({
  page,
  people,
  portal,
  context,
}) => {
  const { app, participants, dashboard, trainings, terms } = textsIn('pl')
  const unsent = participants.unsent.one.replace('{{count}}', '1')
  const title = 'Brwi w studiu bez zasięgu'
  const id = await insertTrainingOfToday(portal, title)
  await people.arrive(cast.artist)
  await untilStored(page)
  // The training is read ahead: nobody opened it with a connection.
  await expect.poll(() => storedAddresses(page)).toContain(`/api/trainings/${id}/participants`)

  await withoutConnection(page, context)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    dashboard.greeting.replace('{{name}}', cast.artist.first_name),
  )
  await page.goto(`/#/training/${id}?tab=attendance&part=attendance`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(/Dane z\s\d+:\d\d, bez połączenia/)).toBeVisible()
  const grid = page.getByRole('grid', { name: participants.attendance })
  await grid.locator('[data-presence=null]').first().click()
  await expect(page.getByText(unsent)).toBeVisible()
  // It waits on the device also while the portal is closed.
  await page.reload()
  await expect(grid.locator('[data-presence=true][data-unsent]')).toHaveCount(1)
  // The dialog of completing shows what it waits for.
  await page.getByRole('button', { name: trainings.step_complete }).click()
  await expect(page.getByRole('dialog').getByText(unsent)).toBeVisible()
  await page.getByRole('button', { name: app.cancel }).click()
  // A screen that was never opened comes with the connection.
  await page.goto('/#/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.page_not_loaded)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(terms.title)

  await page.goto(`/#/training/${id}?tab=attendance&part=attendance`)
  await expect(page.getByText(/bez połączenia/)).toHaveCount(0)
  await expect(grid.locator('[data-presence=true]:not([data-unsent])')).toHaveCount(1)
  const marks = () =>
    portal.query(
      `select is_present from attendances join participants on participants.id = participant_id
       where participants.training_id = $1`,
      [id],
    )
  expect(await marks()).toEqual([{ is_present: true }])
  // What is recorded now is there without a connection, too.
  await withoutConnection(page, context)
  await expect(page.getByText(/Dane z\s\d+:\d\d, bez połączenia/)).toBeVisible()
  await expect(grid.locator('[data-presence=true]:not([data-unsent])')).toHaveCount(1)

  // Another one, and the portal is closed; what it is opened with next has nothing of the training.
  await grid.locator('[data-presence=true]').click()
  await expect(grid.locator('[data-presence=false][data-unsent]')).toHaveCount(1)
  await page.goto('about:blank')
  await page.goto('/#/dashboard')
  await expect(page.getByText(/bez połączenia/)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(marks).toEqual([{ is_present: false }])

  // A phone restores the page of some days ago.
  const later = await insertTrainingOfToday(portal, `${title}, dzień później`)
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 2 * 3_600_000
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => storedAddresses(page)).toContain(`/api/trainings/${later}/participants`)
})

test('a student shows a voucher’s code without a connection, and nobody after them sees it', async ({
  page,
  people,
  context,
}) => {
  const { app, vouchers } = textsIn('en-US')
  const wallet = page.getByRole('heading', { level: 1, name: vouchers.title_wallet })
  await people.arrive(cast.student, '/#/my/vouchers')
  await expect(wallet).toBeVisible()
  await untilStored(page)
  await expect.poll(() => storedAddresses(page)).toContain('/api/my/vouchers')

  await page.setViewportSize({ width: 360, height: 780 })
  await withoutConnection(page, context)
  await expect(wallet).toBeVisible()
  // The line about it leaves the bar with the menu in sight.
  const place = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  const menu = await place(page.getByRole('button', { name: app.open_menu }))
  expect((await place(page.getByText(/no connection/))).top).toBeGreaterThan(menu.bottom)
  const code = String(await page.locator('code').first().textContent())
  await page.getByRole('button', { name: vouchers.show_code }).first().click()
  await expect(page.getByRole('img', { name: vouchers.code_picture })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(code)).toBeVisible()
  // Somebody else of the same browser.
  await context.setOffline(false)
  await people.signOut('en-US')
  await expect(page.locator('input[type=password]')).toBeVisible()
  expect(await storedAddresses(page)).toEqual([])
  await withoutConnection(page, context)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText(code)).toHaveCount(0)
})

test('stored data is deleted with a session that the portal has ended, and the office stores nothing', async ({
  page,
  people,
  portal,
}) => {
  await people.arrive(cast.fellow, '/#/my/vouchers')
  await expect.poll(() => storedAddresses(page)).toContain('/api/my/vouchers')
  // Their notifications are shown here, also while they are signed out; to nobody else.
  const pushPlaces = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('atelier.push.')))
  await page.evaluate(() => {
    const { user } = JSON.parse(String(localStorage.getItem('atelier.session')))
    localStorage.setItem(`atelier.push.${user.id}`, '1')
  })
  await portal.query('delete from sessions where user_id = (select id from users where email = $1)', [
    cast.fellow.email,
  ])
  await page.reload()
  await expect(page.getByLabel(textsIn('pl').session.email, { exact: true })).toBeVisible()
  expect(await storedAddresses(page)).toEqual([])
  expect(await pushPlaces()).toHaveLength(1)
  // What this page still waits for would bring the cookie of nobody after the next person has theirs.
  await page.goto('about:blank')
  await page.goto('/')
  await people.signIn(cast.office)
  await untilStored(page)
  expect(await storedAddresses(page)).toEqual([])
  await expect.poll(pushPlaces).toEqual([])
  const stored = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored).toContain('/')
  expect(stored.filter((path) => !/^\/(assets\/.+|api\/languages\/[\w-]+\/\w+)?$/.test(path))).toEqual([])
})

test('a pushed notification is shown by the worker, with where it leads', async ({ page, people, context }) => {
  await people.arrive(cast.fellow, '/#/dashboard')
  await untilStored(page)
  const [worker] = context.serviceWorkers()
  // Headless Chromium shows none: what it is to show is noted.
  const shown = await worker?.evaluate(
    async (data) => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
      const shown: unknown[] = []
      registration.showNotification = async (title, options) => void shown.push({ title, ...options })
      const PushEvent = Reflect.get(self, 'PushEvent') as new (type: string, init: { data: string }) => Event
      dispatchEvent(new PushEvent('push', { data }))
      return shown
    },
    JSON.stringify({ title: 'Atelier', text: 'Nowa wiadomość.', id: 7, link: 'inbox' }),
  )
  const notice = { title: 'Atelier', body: 'Nowa wiadomość.', tag: 'notice-7', data: 'inbox' }
  expect(shown).toEqual([{ ...notice, icon: '/app-icon-192.png' }])
})

/** Until the worker has stored the program and runs the page. */
async function untilStored(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

async function withoutConnection(page: Page, context: BrowserContext) {
  await context.setOffline(true)
  await page.reload()
}

/** Of all users of this browser. */
function storedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => String(name))
    const found = names
      .filter((name) => name.startsWith('atelier.answers.'))
      .map(
        (name) =>
          new Promise<string[]>((resolve) => {
            const opening = indexedDB.open(name)
            opening.onsuccess = () => {
              const database = opening.result
              if (!database.objectStoreNames.contains('answers')) return resolve([])
              const asking = database.transaction('answers').objectStore('answers').getAllKeys()
              asking.onsuccess = () => {
                database.close()
                resolve(asking.result.map(String))
              }
            }
          }),
      )
    return (await Promise.all(found)).flat()
  })
}

/** It has begun an hour ago. */
async function insertTrainingOfToday(portal: Portal, title: string): Promise<number> {
  const id = await insertFullTraining(portal, title)
  await portal.query(
    `update training_sessions set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 second'
     where training_id = $1`,
    [id],
  )
  return id
}
