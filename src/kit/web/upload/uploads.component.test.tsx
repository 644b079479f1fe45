import { beforeAll, beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { chooseFiles, pictureFile } from '#testing/browser/choose-files.ts'
import { show, signIn } from '#testing/browser/component.tsx'
import { createWork } from '#testing/browser/make-requested-work.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { Uploads } from './uploads.tsx'

const addresses = '**/api/portfolio/*/images'
const list = page.getByRole('list', { name: translate('app.upload_list') }).getByRole('listitem')

let id: number
beforeAll(() => signIn(cast.artist))
beforeEach(async () => {
  id = (await createWork()).id
  show(<Uploads endpoint={portfolio.addImage} purpose="portfolio" label="Zdjęcia" input={{ id, stage: 'AFTER' }} />)
  return async () => {
    await commands.reconnect(addresses)
    await send(portfolio.remove, { id })
  }
})

const choose = (...files: File[]) => chooseFiles(page.getByLabelText('Zdjęcia', { exact: true }).element(), ...files)
const stored = async () => (await send(portfolio.get, { id })).data.images.length
const press = (key: 'upload_retry' | 'upload_cancel' | 'upload_dismiss', name: string) =>
  page.getByRole('button', { name: translate(`app.${key}`, { name }) }).click()
const sum = (sent: number, count: number) => page.getByText(translate('app.upload_sum', { sent, count }))

test('a file that was not sent because the connection broke can be retried', async () => {
  await commands.cutOff(addresses)
  choose(await pictureFile('usta.jpg'))
  await expect.element(list.getByRole('alert')).toBeVisible()
  await commands.reconnect(addresses)
  await press('upload_retry', 'usta.jpg')
  await expect.element(sum(1, 1)).toBeVisible()
  expect(await stored()).toBe(1)
})

test('the order is that in which they were chosen, also where an earlier one comes later', async () => {
  await commands.cutOff(addresses)
  choose(await pictureFile('jeden.jpg', { width: 400, height: 100 }))
  await expect.element(list.getByRole('alert')).toBeVisible()
  await commands.reconnect(addresses)
  choose(await pictureFile('dwa.jpg', { width: 100, height: 400 }))
  await expect
    .element(page.getByText(translate('app.upload_sum_failed', { sent: 1, count: 2, failed: 1 })))
    .toBeVisible()
  await press('upload_retry', 'jeden.jpg')
  await expect.element(sum(2, 2)).toBeVisible()
  const { images } = (await send(portfolio.get, { id })).data
  expect(images.map(({ width, height }) => width > height)).toEqual([true, false])
})

test('what was stored while the answer was lost is not stored twice', async () => {
  await commands.loseAnswer('*/api/portfolio/*/images')
  choose(await pictureFile('usta.jpg'))
  await expect.element(list.getByRole('alert')).toBeVisible()
  expect(await stored()).toBe(1)
  await press('upload_retry', 'usta.jpg')
  await expect.element(sum(1, 1)).toBeVisible()
  expect(await stored()).toBe(1)
})

test('one is canceled, or all that are on their way or wait their turn, and they are sent after all', async () => {
  await commands.hold(addresses)
  choose(await pictureFile('jeden.jpg'), await pictureFile('dwa.jpg'), await pictureFile('trzy.jpg'))
  await expect.element(list.nth(2).getByText(translate('app.upload_waiting'))).toBeVisible()
  await press('upload_cancel', 'jeden.jpg')
  await expect.element(list.nth(0).getByRole('alert')).toHaveTextContent(translate('app.upload_canceled'))
  await page.getByRole('button', { name: translate('app.upload_cancel_all') }).click()
  await expect
    .element(page.getByText(translate('app.upload_sum_failed', { sent: 0, count: 3, failed: 3 })))
    .toBeVisible()
  expect(await stored()).toBe(0)

  await commands.reconnect(addresses)
  await press('upload_dismiss', 'jeden.jpg')
  await page.getByRole('button', { name: translate('app.upload_retry_all') }).click()
  await expect.element(sum(2, 2)).toBeVisible()
  expect(await stored()).toBe(2)
})

test('a refused file shows why, is not retried, and blocks no other', async () => {
  choose(new File(['MZ'], 'program.jpg', { type: 'image/jpeg' }), await pictureFile('usta.jpg'))
  await expect.element(list.getByRole('alert')).toMatchTextContent(/HEIC/)
  await expect
    .element(page.getByText(translate('app.upload_sum_failed', { sent: 1, count: 2, failed: 1 })))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Spróbuj ponownie' })).not.toBeInTheDocument()
  await press('upload_dismiss', 'program.jpg')
  await expect.element(list).not.toBeInTheDocument()
  expect(await stored()).toBe(1)
})
