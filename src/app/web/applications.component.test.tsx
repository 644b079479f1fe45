import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { countries } from '#academy/countries/contract/countries.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { DashboardContext } from '#kit/web/page/screens/dashboard-parts.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { InvitationsPage } from '#network/artists/web/list/invitations-page.tsx'
import { ArtistDetailsPage } from '#office/artist-page/web/artist-details-page.tsx'
import { dashboard, type Queue, type WaitingStep } from '#office/dashboard/contract/dashboard.ts'
import { mailAfter, meanwhile, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { HomePage } from './home-page.tsx'
import { dashboardParts } from './screens.tsx'

// Every test that counts the waiting applications, or adds to them, is in this one file: others run at the same time.

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

beforeAll(async () => {
  await page.viewport(1280, 900)
  await signIn()
})

test('the office decides on the oldest item of a queue in place, and the next takes its position', async () => {
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

/** In these nobody waits for an answer. */
const lines: readonly Queue['name'][] = ['texts', 'unclaimed', 'unclaimedVouchers', 'duplicates']

test('every queue of the office is a line, or shows its oldest three, each with what decides it', async () => {
  const { queues } = await send(dashboard.mine, {})
  const waits = queues.filter(({ count }) => count > 0)
  showDashboard()
  for (const { name, count, oldest_at } of waits) {
    if (lines.includes(name)) {
      await expect.element(page.getByRole('link', { name: waitingWords(name, count), exact: true })).toBeVisible()
      continue
    }
    const card = page.getByRole('listitem', { name: waitingWords(name, count) })
    // Rows below the window are fetched when a reader comes near.
    await expect.element(card).toBeInTheDocument()
    card.element().scrollIntoView()
    await expect.poll(() => rowsOf(card.element()).length, { message: name }).toBe(Math.min(3, count))
    // The row that has waited longest, with the time that the queue's count has.
    const since = rowsOf(card.element())[0]?.querySelector('time')?.dateTime
    if (since) expect(Date.parse(since), name).toBe(Date.parse(oldest_at ?? ''))
    for (const row of rowsOf(card.element())) {
      const [way, ...decisions] = row.querySelectorAll('a, button')
      expect([way?.tagName, decisions.length > 0], name).toEqual(['A', true])
    }
  }
  expect(waits).toHaveLength(16)
})

const waitingWords = (name: Queue['name'], count: number) =>
  translate(`dashboard.queue_${name === 'responsibilities' ? 'responsibilities_office' : name}`, { count })
const rowsOf = (card: Element) => [...card.querySelectorAll('li')]

test.each([
  {
    account: cast.student,
    places: { seatOffered: /#\/my\/trainings$/, reviewToWrite: /#\/trainings\/reviews$/ },
    cards: ['dashboard.all_trainings', 'dashboard.packages_used', 'dashboard.all_vouchers'],
  },
  {
    account: cast.artist,
    places: {
      attendance: /#\/training\/\d+\?tab=attendance&part=attendance$/,
      insurance: /#\/my-profile\?part=documents$/,
    },
    cards: ['dashboard.all_trainings', 'dashboard.all_reviews', 'statusUpgrades.see'],
  },
] as const)('$account.first_name is led from each next step, and from each card, to what it speaks of', async (who) => {
  onTestFinished(() => signIn())
  await signIn(who.account)
  const { steps } = await send(dashboard.mine, {})
  showDashboard()
  for (const [name, place] of Object.entries(who.places)) {
    const { count = 0 } = steps.find((one) => one.name === name) ?? {}
    const linkName = translate(`dashboard.step_${name as WaitingStep['name']}`, { count })
    await expect
      .element(page.getByRole('link', { name: linkName, exact: true }))
      .toHaveAttribute('href', expect.stringMatching(place))
  }
  for (const link of who.cards)
    await expect.element(page.getByRole('link', { name: translate(link), exact: true }).first()).toBeVisible()
})

test('a rejected applicant gets a message; where a colleague decided first that is shown, and the row disappears', async () => {
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

test('a chart has a text alternative, and each of its figures leads to the rows that it counts', async () => {
  const { charts } = await send(dashboard.charts, {})
  const [chart] = charts
  const { month = '', count = 0 } = chart?.months.at(-1) ?? {}
  showDashboard()
  await expect.element(page.getByRole('list').first()).toBeInTheDocument()
  window.scrollTo(0, document.body.scrollHeight)
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

test('the office decides on three at once and reads what came of each', async () => {
  const names = ['Iga Zbiorcza', 'Lea Zbiorcza', 'Zoe Zbiorcza']
  const ids = await Promise.all(names.map(apply))
  showAt('/proartist/invitations?filter=zbiorcza', <InvitationsPage />)
  for (const name of names) await page.getByRole('checkbox', { name: translate('app.select_row', { name }) }).click()
  const bar = page.getByRole('region', { name: translate('app.selected_actions') })
  await expect.element(bar.getByRole('status')).toHaveTextContent('Zaznaczono 3 pozycje')
  await expect.element(bar.getByRole('button', { name: translate('artists.bulk_enable') })).not.toBeInTheDocument()

  // Somebody else is faster with the second.
  const [first = '', faster = ''] = names
  await meanwhile(cast.owner, applications.reject, { id: ids[1] as number, comment: null })
  await bar.getByRole('button', { name: translate('artists.bulk_accept') }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('Przyjąć 2 zgłoszenia?')
  await expect.element(dialog).toMatchTextContent('Stan: Do decyzji → Odrzucone')
  await expect.element(dialog.getByRole('checkbox', { name: faster, exact: false })).not.toBeChecked()
  await dialog.getByRole('button', { name: translate('artists.bulk_accept') }).click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Udane: 2. Nieudane: 0. Pominięte: 1.')
  const results = dialog.getByRole('list', { name: translate('app.bulk_outcomes') }).getByRole('listitem')
  await expect.element(results.first()).toMatchTextContent(faster)
  await expect.element(results.first()).toHaveAttribute('data-state', 'left')
  await dialog.getByRole('button', { name: translate('app.close') }).click()

  // What was picked stays picked, with what came of it.
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.element(bar.getByRole('status')).toMatchTextContent('Zaznaczono 3 pozycje')
  await expect.element(row(faster)).toMatchTextContent('pominięto, bo coś się zmieniło')
  await expect.element(row(first)).toMatchTextContent(translate('app.bulk_done'))
  await expect.element(row(first)).toMatchTextContent(translate('artists.status_1'))
})

test('on a phone, filters open from the bottom edge and show how many rows match', async () => {
  await page.viewport(360, 780)
  onTestFinished(() => page.viewport(1280, 900))
  showAt('/proartist/invitations', <InvitationsPage />)
  const rows = () => page.getByRole('table').element().querySelectorAll('tbody tr')
  const rejected = page
    .getByRole('group', { name: translate('artists.column_status') })
    .getByRole('button', { name: /Odrzucone/ })
  await rejected.click()
  await expect.element(rejected).toMatchTextContent(/\d/)
  const count = Number(/\d+/.exec(rejected.element().textContent ?? '')?.[0])
  await expect.poll(() => rows().length).toBe(count)
  await page.getByRole('button', { name: translate('app.filters'), exact: true }).click()
  const sheet = page.getByRole('dialog', { name: translate('app.filters') })
  const country = sheet.getByLabelText(translate('artists.country_id'))
  const offered = () => [...country.element().querySelectorAll('option')].map((option) => option.textContent ?? '')
  // The remaining countries are listed after they were counted again.
  await expect.poll(() => offered().length).toBeLessThanOrEqual(count + 1)
  await expect.poll(() => offered()[1]).toMatch(/\(\d+\)/)
  const [, chosen = ''] = offered()
  await country.selectOptions(chosen)
  const alone = /\((\d+)\)/.exec(chosen)?.[1]
  await sheet.getByRole('button', { name: new RegExp(`^Pokaż ${alone} `) }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => rows().length).toBe(Number(alone))
})

test('who is rejected reads in the mail what the office wrote', async () => {
  const name = 'Ada Odmowna'
  const id = await apply(name)
  showAt(`/proartist/${id}`, <ArtistDetailsPage />, '/proartist/$id')
  await page.getByRole('button', { name: translate('artists.step_reject') }).click()
  const dialog = page.getByRole('dialog', { name: `${name}: odrzucić zgłoszenie?` })
  await dialog
    .getByLabelText(translate('artists.reject_comment'), { exact: false })
    .fill('Zapraszamy znów za rok, z portfolio ust.')
  const mail = await mailAfter(() => dialog.getByRole('button', { name: translate('artists.reject_send') }).click(), {
    email: emailOf(name),
  })
  expect(mail.subject).toBe('Odpowiedź na Twoje zgłoszenie')
  expect(mail.text).toContain('Zapraszamy znów za rok, z portfolio ust.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(translate('artists.status_2'))).toBeVisible()
  await expect.element(page.getByText('Zapraszamy znów za rok, z portfolio ust.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: translate('artists.details_decision') })).toHaveFocus()
})

/** Somebody of this name applies. */
async function apply(name: string): Promise<number> {
  const [first_name = '', last_name = ''] = name.split(' ')
  const country_id = (await send(countries.list, {})).data[0]?.id as number
  const { data } = await send(applications.register, {
    first_name,
    last_name,
    email: emailOf(name),
    phone: '+48 601 234 567',
    country_id,
    city: 'Kraków',
    techniques: ['LIPS'],
    years_of_experience: 7,
    motivation: 'Od siedmiu lat maluję brwi. Chcę uczyć innych.',
    language_name: 'pl',
    terms_accepted: true,
  })
  return data.id
}

const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@poczta.example`
