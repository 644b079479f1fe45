import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { chooseFiles, pictureFile } from '#testing/browser/choose-files.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { NewWorkPage } from './new-work-page.tsx'

beforeAll(() => signIn(cast.artist))

const add = () => page.getByLabelText(translate('portfolio.images_add'), { exact: true }).element()
const works = async () => (await send(portfolio.list, {})).data

test('the pictures that are chosen for a new work make one draft, whose words follow on its own page', async () => {
  const before = (await works()).map(({ id }) => id)
  showAt('/portfolio/new', <NewWorkPage />)
  await expect.element(page.getByText(translate('portfolio.stage_of_new'))).toBeVisible()
  chooseFiles(add(), await pictureFile('usta.jpg'), await pictureFile('brwi.jpg'))
  await expect.poll(() => location.hash).toMatch(/^#\/portfolio\/\d+$/)
  const [made, ...others] = (await works()).filter(({ id }) => !before.includes(id))
  expect(others).toEqual([])
  expect(made).toMatchObject({ status: 'DRAFT', images: [{ stage: 'AFTER' }, { stage: 'AFTER' }] })
  expect(location.hash).toBe(`#/portfolio/${made?.id}`)
  await send(portfolio.remove, { id: made?.id as number })
})

test('a file that is no picture makes no draft', async () => {
  const before = await works()
  showAt('/portfolio/new', <NewWorkPage />)
  await expect.element(page.getByText(translate('portfolio.stage_of_new'))).toBeVisible()
  chooseFiles(add(), new File(['words'], 'words.txt', { type: 'text/plain' }))
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(await works()).toHaveLength(before.length)
})
