import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { invitationStatus } from '#contract/applications/applications.flow.ts'
import { applications } from '#contract/applications/applications.ts'
import { artists } from '#contract/artists/artists.ts'
import { system } from '#contract/system/system.ts'
import { cast } from '#testing/cast.ts'
import { meanwhile, showAt, signIn } from '#testing/component.tsx'
import { send } from '#web/kit/calls/api.ts'
import { translate } from '#web/kit/language/i18n.ts'
import { hashHistory } from '#web/kit/page/hash-history.ts'
import { DashboardContext } from '#web/pieces/dashboard-parts.ts'
import { HomePage } from './home-page.tsx'
import { dashboardParts } from './screens.tsx'

/** The cards of the office, each named by what waits in it. */
const queue = (name: RegExp) => page.getByRole('listitem', { name })
const applicants = queue(/zgłosze.* na decyzję/)
const names = () =>
  applicants
    .getByRole('link')
    .elements()
    .map((link) => link.textContent ?? '')

function showDashboard() {
  showAt(
    '/dashboard',
    <DashboardContext value={dashboardParts}>
      <HomePage />
    </DashboardContext>,
  )
}

/** Those who wait, the longest first. */
async function waiting() {
  const { data } = await send(artists.list, {
    params: JSON.stringify({ context: 'INVITATION' }),
    invitationStatus: invitationStatus.APPLIED,
    sortBy: 'status_changed_at',
  })
  return data.map((row) => ({ ...row, name: `${row.first_name} ${row.last_name}` }))
}

beforeAll(() => signIn())

test('the office decides on the oldest of a queue where it stands, and the next takes its place', async () => {
  const before = await waiting()
  const [first, ...rest] = before
  const shown = (left: typeof before) => [
    ...left.slice(0, 3).map(({ name }) => name),
    expect.stringContaining(`: ${left.length} `),
  ]
  showDashboard()
  await expect.poll(names).toEqual(shown(before))
  await applicants
    .getByRole('button', { name: translate('artists.step_accept') })
    .first()
    .click()
  const question = page.getByRole('dialog', { name: translate('artists.question_accept', { name: first?.name ?? '' }) })
  await question.getByRole('button', { name: translate('artists.step_accept') }).click()
  await expect.poll(names).toEqual(shown(rest))
})

test('who is rejected gets a word; where a colleague was quicker that is said, and the row goes', async () => {
  const [first, ...rest] = await waiting()
  showDashboard()
  await expect.poll(() => names()[0]).toBe(first?.name)
  await meanwhile(cast.owner, applications.accept, { id: first?.id ?? 0 })
  await applicants
    .getByRole('button', { name: translate('artists.step_reject') })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate('artists.reject_send') })
    .click()
  await expect.poll(() => names()[0]).toBe(rest[0]?.name)
  await expect.element(page.getByRole('dialog').getByText('Helena Zawadzka', { exact: false }).first()).toBeVisible()
})

test('a chart says in words what it shows, and each of its figures leads to the rows that it counts', async () => {
  const { charts } = await send(system.charts, {})
  const [chart] = charts
  const { month = '', count = 0 } = chart?.months.at(-1) ?? {}
  showDashboard()
  const applied = page.getByRole('region', { name: translate('dashboard.chart_applications') })
  await expect
    .element(applied.getByText(/^W ciągu ostatnich 12 miesięcy .+ rok wcześniej; najwięcej we? /))
    .toBeVisible()
  const bar = applied.getByRole('link', { name: new RegExp(`: ${count}$`) }).last()
  await expect.element(bar).toHaveAttribute('href', expect.stringContaining(`appliedFrom=${month}-01`))
  await applied.getByRole('button', { name: translate('dashboard.chart_table') }).click()
  const rows = applied.getByRole('row').elements()
  // Their heading, twelve months, the total and the year before.
  expect(rows).toHaveLength(15)
  expect(rows[1]?.textContent).toMatch(new RegExp(`${count}$`))
  await applied.getByRole('link', { name: `${translate('dashboard.chart_total')}: ${chart?.total}` }).click()
  await expect.poll(() => hashHistory.location.href).toContain('/proartist/applications?appliedFrom=')
})
