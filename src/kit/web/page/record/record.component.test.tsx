import { expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { session } from '#kit/contract/session.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { personalData } from '#office/personal-data/contract/personal-data.ts'
import { routeOf, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { packages } from '#trade/packages/contract/packages.ts'
import { Record } from './record.tsx'

const title = page.getByRole('heading', { level: 1 })
const wayBack = page.getByRole('link', { name: translate('packages.title') })

function showPackage(id: number) {
  showAt(
    `/packages/${id}`,
    <Record endpoint={packages.get} input={{ id }} back={{ to: '/packages', label: 'packages.title' }}>
      {(shown) => <h1>{shown.name.pl}</h1>}
    </Record>,
  )
}

async function anyPackage() {
  await signIn()
  const [one] = (await send(packages.list, {})).data
  if (!one) throw new Error('The demo academy sells no package.')
  return one
}

test('a record that has not arrived is loading', async () => {
  const { id } = await anyPackage()
  await commands.hold('**/api/packages/*')
  onTestFinished(() => commands.reconnect('**/api/packages/*'))
  showPackage(id)
  await expect.element(page.getByText(translate('app.loading'))).toBeInTheDocument()
})

test('a record that failed to load shows why, with a link back, and is shown after a retry', async () => {
  const { id, name } = await anyPackage()
  await commands.cutOff('**/api/packages/*')
  onTestFinished(() => commands.reconnect('**/api/packages/*'))
  showPackage(id)
  await expect.element(page.getByRole('alert').getByText(translate('app.no_connection'))).toBeVisible()
  expect(routeOf(wayBack)).toBe('/packages')
  await commands.reconnect('**/api/packages/*')
  await userEvent.click(page.getByRole('button', { name: translate('app.try_again') }))
  await expect.element(title).toHaveTextContent(name.pl)
})

test('a record that does not exist is explained, with a link back', async () => {
  await signIn()
  showPackage(999_999)
  await expect.element(title).toHaveTextContent(translate('app.absent_title'))
  await expect.element(page.getByText(translate('app.absent_text'))).toBeVisible()
  expect(routeOf(wayBack)).toBe('/packages')
})

test('a record that the reader may not view is explained, with a link back', async () => {
  await signIn(cast.owner)
  const { id } = await send(session.user, {})
  await signIn(cast.office)
  showAt(
    '/users',
    <Record endpoint={personalData.ofUser} input={{ id }} back={{ to: '/packages', label: 'packages.title' }}>
      {() => null}
    </Record>,
  )
  await expect.element(title).toHaveTextContent(translate('app.forbidden_title'))
  await expect.element(page.getByText(translate('errors.account_out_of_reach'))).toBeVisible()
  expect(routeOf(wayBack)).toBe('/packages')
})
