import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { BenefitList } from '#network/benefits/web/benefit-list.tsx'
import { showAt, signIn } from '#testing/browser/component.tsx'

const preview = page.getByRole('complementary', { name: translate('app.preview') })
const keys = page.getByText(translate('app.preview_keys')).first()

/** The link of the row of that name. */
const linkTo = (name = '') => page.getByRole('rowheader', { name }).getByRole('link')

let names: string[]
beforeAll(async () => {
  await signIn()
  names = (await send(benefits.list, {})).data.slice(0, 3).map(({ name }) => name.pl)
})

test('Space shows a row at the side, with the columns that are hidden, and the arrows the rows around it', async () => {
  showAt('/benefits?hidden=category', <BenefitList />)
  const [first, second] = [linkTo(names[0]), linkTo(names[1])]
  await expect.element(keys).not.toBeVisible()
  first.element().focus({ focusVisible: true } as FocusOptions)
  await expect.element(keys).toBeVisible()

  await userEvent.keyboard(' ')
  await expect.element(preview.getByRole('heading', { name: names[0] })).toBeVisible()
  await expect.element(preview.getByText(translate('benefits.category'), { exact: true })).toBeVisible()
  // Nothing of the rows that it lies over shows through.
  expect(getComputedStyle(preview.element()).backgroundColor).toMatch(/^rgb\(/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(second).toHaveFocus()
  await expect.element(preview.getByRole('heading', { name: names[1] })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(preview.getByRole('heading', { name: names[2] })).toBeVisible()
  await userEvent.keyboard('k{ArrowUp}{ArrowUp}')
  await expect.element(preview.getByRole('heading', { name: names[0] })).toBeVisible()

  await userEvent.keyboard('{Escape}')
  await expect.element(preview).not.toBeInTheDocument()
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(first).toHaveFocus()
})

test('it lies over rows, and over nothing with which the list is searched, sorted, exported and paged', async () => {
  await page.viewport(1280, 720)
  showAt('/benefits', <BenefitList />)
  await expect.element(linkTo(names[0])).toBeVisible()
  linkTo(names[0]).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(preview).toBeVisible()
  const tools = [...document.querySelectorAll('section :is(button, input, a):not(tbody *, aside *)')]
  expect(tools.length).toBeGreaterThan(5)
  for (const tool of tools) {
    tool.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = tool.getBoundingClientRect()
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
    expect(preview.element().contains(topmost), tool.outerHTML).toBe(false)
  }
})

test('its link opens the record, and its button closes it', async () => {
  showAt('/benefits', <BenefitList />)
  const link = linkTo(names[1])
  await expect.element(link).toBeVisible()
  link.element().focus()
  await userEvent.keyboard(' ')
  await preview.getByRole('button', { name: translate('app.preview_close') }).click()
  await expect.element(preview).not.toBeInTheDocument()
  link.element().focus()
  await userEvent.keyboard(' ')
  await preview.getByRole('link', { name: translate('app.preview_open') }).click()
  await expect.poll(() => hashHistory.location.pathname).toMatch(/^\/benefits\/\d+$/)
})
