import { beforeAll, beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { hasDraft } from '#kit/web/form/drafts/form-draft.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { storage } from '#kit/web/session/device-storage.ts'
import { currentUser } from '#kit/web/session/session.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { chooseFiles, pictureFile, storedFile } from '#testing/browser/choose-files.ts'
import { meanwhile, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { NewWorkPage } from './new-work-page.tsx'

let before: number[]
beforeAll(() => signIn(cast.artist))
beforeEach(async () => {
  before = await works()
  showAt('/portfolio/new', <NewWorkPage />)
  await expect.element(stages).toBeVisible()
  return async () => {
    await commands.reconnect('**/api/portfolio')
    for (const id of await made()) await send(portfolio.remove, { id })
  }
})

async function openAgain() {
  hashHistory.push('/portfolio/new', {})
  await expect.element(stages).toBeVisible()
}

const works = async () => (await send(portfolio.list, {})).data.map(({ id }) => id)
const made = async () => (await works()).filter((id) => !before.includes(id))
const stages = page.getByText(translate('portfolio.stage_of_new'))
const list = page.getByRole('list', { name: translate('app.upload_list') }).getByRole('listitem')
const next = page.getByRole('button', { name: translate('portfolio.describe_work') })
const choose = (...files: File[]) =>
  chooseFiles(page.getByLabelText(translate('portfolio.images_add'), { exact: true }).element(), ...files)
const sum = (sent: number) => page.getByText(translate('app.upload_sum', { sent, count: sent }))

test('the pictures that are chosen for a new work, also one after the other, make one draft, whose words follow on its own page', async () => {
  choose(await pictureFile('usta.jpg'), await pictureFile('brwi.jpg'))
  await expect.element(sum(2)).toBeVisible()
  await expect.element(next).toBeVisible()
  expect(location.hash).toBe('#/portfolio/new')
  choose(await pictureFile('powieki.jpg'))
  await expect.element(sum(1)).toBeVisible()
  await next.click()
  const [id, ...others] = await made()
  expect(others).toEqual([])
  await expect.poll(() => location.hash).toBe(`#/portfolio/${id}`)
  const { data } = await send(portfolio.get, { id: id as number })
  expect(data.status).toBe('DRAFT')
  expect(data.images.map(({ stage }) => stage)).toEqual(['AFTER', 'AFTER', 'AFTER'])
})

test('a file that is no picture makes no draft', async () => {
  choose(new File(['words'], 'words.txt', { type: 'text/plain' }))
  await expect.element(list.getByRole('alert')).toBeVisible()
  expect(await made()).toEqual([])
})

test('a draft stays for later with its pictures, and is deleted where the server took none', async () => {
  choose(await storedFile('program.jpg', 'image/jpeg'))
  await expect.element(list.getByRole('alert')).toBeVisible()
  expect(await made()).toHaveLength(1)
  await page.getByRole('link', { name: translate('app.cancel'), exact: true }).click()
  await expect.poll(made).toEqual([])

  await openAgain()
  choose(await pictureFile('usta.jpg'))
  const later = page.getByRole('link', { name: translate('portfolio.finish_later') })
  await later.click()
  await expect.element(later).not.toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await made()).toHaveLength(1)
})

test('a draft that was made while its answer was lost is not made twice, also where the page was left meanwhile', async () => {
  await commands.loseAnswer('*/api/portfolio')
  choose(await pictureFile('usta.jpg'))
  await expect.element(list.getByRole('alert')).toBeVisible()
  expect(await made()).toHaveLength(1)
  const cancel = page.getByRole('link', { name: translate('app.cancel'), exact: true })
  await cancel.click()
  await expect.element(cancel).not.toBeInTheDocument()
  await openAgain()
  choose(await pictureFile('usta.jpg'))
  await expect.element(next).toBeVisible()
  expect(await made()).toHaveLength(1)
})

test('pictures of a draft that was deleted meanwhile make another when they are sent again', async () => {
  choose(await pictureFile('usta.jpg'))
  await expect.element(next).toBeVisible()
  const [deleted] = await made()
  await meanwhile(cast.artist, portfolio.remove, { id: deleted as number })
  choose(await pictureFile('brwi.jpg'))
  await expect.element(list.getByRole('alert')).toBeVisible()
  await expect.element(next).not.toBeInTheDocument()
  await page.getByRole('button', { name: translate('app.upload_retry', { name: 'brwi.jpg' }) }).click()
  await expect.element(next).toBeVisible()
  expect(await made()).toHaveLength(1)
})

test('words that were typed before a work began with its pictures become those of the next one', async () => {
  const title = { pl: 'Usta jak akwarela', 'en-US': '' }
  storage.write(`atelier.draft.${currentUser()?.id}.portfolio.new`, { base: { title: { pl: '' } }, typed: { title } })
  choose(await pictureFile('usta.jpg'))
  await expect.element(next).toBeVisible()
  const [id] = await made()
  await expect.poll(() => hasDraft(`portfolio.${id}`)).toBe(true)
  expect(hasDraft('portfolio.new')).toBe(false)
})
