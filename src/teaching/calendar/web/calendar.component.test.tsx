import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wallClock } from '#kit/contract/values/time-zone.ts'
import { send } from '#kit/web/calls/api.ts'
import { showLanguage, translate } from '#kit/web/language/i18n.ts'
import { type CalendarSession, calendar } from '#teaching/calendar/contract/calendar.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { routeOf, show, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { trainingsOfOneStudent } from '#testing/fixtures/trainings-of-one-student.ts'
import { loseResponses } from '#testing/lose-responses.ts'
import { Agenda } from './agenda.tsx'
import { CalendarPage } from './calendar-page.tsx'
import { daysOf } from './calendar-span.ts'
import { plannedOf } from './dropped.ts'
import SessionGrid from './grid/session-grid.tsx'
import { Legend } from './legend.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { SessionDialog } from './session-dialog.tsx'

beforeAll(() => page.viewport(1280, 900))

test('the office switches from a month to a week to an agenda, and opens a session by keyboard', async () => {
  await signIn()
  showAt('/calendar', <CalendarPage />)
  const view = (name: 'month' | 'week' | 'agenda') =>
    page.getByRole('button', { name: translate(`calendar.view_${name}`) })
  await expect.element(view('month')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible()
  await userEvent.click(view('week'))
  await expect.element(view('week')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(view('agenda'))
  // The demo academy has trainings ahead.
  const session = page.getByRole('button', { name: /Usta naturalne|Kolor bez|Brwi|Kreski/ }).first()
  await expect.element(session).toBeVisible()
  session.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByText(translate('calendar.seats'))).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the strip of a year names how many trainings each month has, and opens a month by keyboard', async () => {
  await signIn()
  await trainingsOfOneStudent('2035-03-11')
  const count = await countOf({ year: 2035, month: 3 })
  showAt('/calendar?view=week&date=2035-01-15', <CalendarPage />)
  const months = page.getByRole('group', { name: 'Szkolenia w 2035 roku' })
  const march = months.getByRole('button', { name: translate('calendar.year_month', { month: 'marzec', count }) })
  await expect.element(march).toHaveAttribute('aria-pressed', 'false')
  march.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(march).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('heading', { name: 'marzec 2035' })).toBeVisible()
})

test('a month that is chosen above an agenda is listed in it, from its first day', async () => {
  await signIn()
  showAt('/calendar?view=agenda&date=2035-01-15', <CalendarPage />)
  const months = page.getByRole('group', { name: 'Szkolenia w 2035 roku' })
  await userEvent.click(months.getByRole('button', { name: /^wrzesień/ }))
  await expect.element(page.getByRole('heading', { name: '1–30 września 2035' })).toBeVisible()
  const agenda = page.getByRole('button', { name: translate('calendar.view_agenda') })
  await expect.element(agenda).toHaveAttribute('aria-pressed', 'true')
})

test('the strip and its buttons name a year as it is written in English, too', async () => {
  await signIn()
  showLanguage('en-US')
  showAt('/calendar?date=2027-02-15', <CalendarPage />)
  await expect.element(page.getByRole('group', { name: 'Trainings in 2027' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show the year 2026' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show the year 2028' })).toBeVisible()
})

test('a month of the next year is two presses away, and the focus stays on what was pressed', async () => {
  await signIn()
  await trainingsOfOneStudent('2037-05-11')
  const count = await countOf({ year: 2037, month: 5 })
  showAt('/calendar?date=2036-12-15', <CalendarPage />)
  await userEvent.click(page.getByRole('button', { name: translate('calendar.show_year', { year: '2037' }) }))
  const after = page.getByRole('button', { name: translate('calendar.show_year', { year: '2038' }) })
  await expect.element(after).toHaveFocus()
  const may = page.getByRole('button', { name: translate('calendar.year_month', { month: 'maj', count }) })
  await expect.element(may).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(may)
  await expect.element(page.getByRole('heading', { name: 'maj 2037' })).toBeVisible()
  await expect.element(may).toHaveFocus()
  // The strip follows the shown day into another year.
  await userEvent.click(page.getByRole('button', { name: translate('calendar.today') }))
  const year = new Date().getFullYear()
  await expect
    .element(page.getByRole('group', { name: translate('calendar.year', { year: String(year) }) }))
    .toBeVisible()
})

test('where the year cannot be read, its months lead on without numbers', async () => {
  await signIn()
  const { fetch } = window
  const answers = vi.spyOn(window, 'fetch')
  answers.mockImplementation(async (url, request) =>
    String(url).includes(calendar.year.path) ? new Response('{}', { status: 500 }) : fetch(url, request),
  )
  onTestFinished(() => answers.mockRestore())
  showAt('/calendar?date=2033-02-15', <CalendarPage />)
  const months = page.getByRole('group', { name: translate('calendar.year', { year: '2033' }) })
  await userEvent.click(months.getByRole('button', { name: 'maj', exact: true }))
  await expect.element(page.getByRole('heading', { name: 'maj 2033' })).toBeVisible()
})

test('on a phone the months are folded until they are wanted', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 900))
  await signIn()
  showAt('/calendar?date=2034-02-15', <CalendarPage />)
  const months = page.getByRole('group', { name: translate('calendar.year', { year: '2034' }) })
  await expect.element(page.getByText(translate('calendar.year_months'))).toBeVisible()
  await expect.element(months).not.toBeInTheDocument()
  await userEvent.click(page.getByText(translate('calendar.year_months')))
  await userEvent.click(months.getByRole('button', { name: /^czerwiec/ }))
  // The agenda of a phone remains one.
  await expect.element(page.getByRole('heading', { name: /^1.*30 cze/ })).toBeVisible()
  await expect.element(months).toBeVisible()
})

test('an artist makes an address for a calendar elsewhere, and switches it off', async () => {
  await signIn(cast.artist)
  showAt('/calendar', <CalendarPage />)
  await userEvent.click(page.getByRole('button', { name: translate('calendar.subscribe') }))
  await expect.element(page.getByText(translate('calendar.feed_none'))).toBeVisible()
  const lost = loseResponses()
  await userEvent.click(page.getByRole('button', { name: translate('calendar.feed_make') }))
  const problem = page.getByRole('dialog').getByText(translate('app.no_connection'))
  await expect.element(problem).toBeVisible()
  lost.arrive()
  await userEvent.click(page.getByRole('button', { name: translate('calendar.feed_make') }))
  await expect.element(problem).not.toBeInTheDocument()
  const address = page.getByRole('textbox', { name: translate('calendar.feed_address') })
  await expect.element(address).toHaveValue(expect.stringMatching(/\/api\/calendar\/feed\/.+\.ics$/))
  const link = page.getByRole('link', { name: translate('calendar.feed_open') })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^webcal:/))
  await userEvent.click(page.getByRole('button', { name: translate('calendar.feed_revoke') }))
  const question = page.getByRole('dialog', { name: translate('calendar.feed_revoke_question') })
  await userEvent.click(question.getByRole('button', { name: translate('calendar.feed_revoke') }))
  await expect.element(page.getByText(translate('calendar.feed_revoked'))).toBeVisible()
  await expect.element(page.getByText(translate('calendar.feed_none'))).toBeVisible()
})

test('a move that overlaps with other seats of participants has to be confirmed', async () => {
  await signIn()
  const ids = await trainingsOfOneStudent('2033-01-11', '2033-01-18')
  const { data } = await send(calendar.sessions, { from: '2033-01-01T00:00:00.000Z', to: '2033-02-01T00:00:00.000Z' })
  const [session, other] = ids.map((id) => data.find(({ training_id }) => training_id === id)) as [
    CalendarSession,
    CalendarSession,
  ]
  const move = { ...session, ...plannedOf(other, other.time_zone) }
  showAt(
    '/calendar',
    <MoveDialog
      session={session}
      planned={{ day: move.day, from: move.from, to: move.to }}
      onClose={() => undefined}
    />,
  )
  const press = () => page.getByRole('button', { name: translate('calendar.move_action') }).click()
  await press()
  const meant = page.getByRole('checkbox', { name: translate('trainings.students_overlap_meant') })
  await expect.element(meant).toHaveFocus()
  await meant.click()
  // At another time others may have another seat.
  const until = page.getByLabelText(translate('calendar.to'), { exact: true })
  await until.fill('15:45')
  await expect.element(meant).not.toBeChecked()
  await until.fill(move.to)
  await meant.click()
  await press()
  // The artist has another one then, too.
  const reason = page.getByRole('textbox', { name: translate('calendar.overlap_reason') })
  await expect.element(reason).toHaveFocus()
  await reason.fill('Dwie sale.')
  // At another time the artist may be free: the field disappears until the portal requires it again, and then has the
  // typed text.
  await until.fill('15:30')
  await expect.element(reason).not.toBeInTheDocument()
  await until.fill(move.to)
  await meant.click()
  await press()
  await expect.element(reason).toHaveValue('Dwie sale.')
  await press()
  await expect
    .poll(async () => (await send(trainings.get, { id: session.training_id })).data.sessions[0]?.day)
    .toBe(move.day)
})

const night: CalendarSession = {
  id: 1,
  // Ten in the evening in Warsaw until six in the morning: nine hours, for clocks are put back.
  starts_at: '2026-10-24T20:00:00.000Z',
  ends_at: '2026-10-25T05:00:00.000Z',
  training_id: 1,
  title: { pl: 'Noc w pracowni', 'en-US': 'A night in the studio' },
  kind: 'GROUP',
  state: 'PUBLISHED',
  time_zone: 'Europe/Warsaw',
  city: 'Łódź',
  artist_id: 1,
  artist: 'Maja Żurawska',
  avatar_url: null,
  seats_taken: 1,
  seats_max: 4,
  revision: 1,
}
const march = { ...night, id: 2, starts_at: '2027-03-27T21:00:00.000Z', ends_at: '2027-03-28T04:00:00.000Z' }

test.each([
  [cast.student, '/my/trainings/1'],
  [cast.office, '/training/1'],
])('an entry leads $email to the page of that training that they have', async (account, address) => {
  await signIn(account)
  showAt(
    '/calendar',
    <SessionDialog sessions={[night]} mayMove={() => false} onMove={vi.fn()} onClose={() => undefined} />,
  )
  const link = page.getByRole('link', { name: translate('calendar.open_training') })
  await expect.poll(() => routeOf(link)).toBe(address)
})

test.each([
  [night, 'Europe/Warsaw', '22:00', '6:00'],
  [night, 'America/New_York', '16:00', '1:00'],
  [march, 'Europe/Warsaw', '22:00', '6:00'],
  [march, 'America/New_York', '17:00', '0:00'],
])('a night in which clocks are changed is one session in each view (%#)', async (session, zone, from, to) => {
  const onOpen = vi.fn()
  const shown = { sessions: [session], zone, onOpen }
  const moving = { mayMove: () => false, onMove: vi.fn(), onMore: vi.fn() }
  const day = session.starts_at.slice(0, 10)
  const pieces = () =>
    page
      .getByText('Noc w pracowni')
      .elements()
      .map((title) => title.closest('button, a, [tabindex]')?.textContent ?? '')
  for (const view of ['month', 'week', 'agenda'] as const) {
    const days = daysOf(view, day)
    const end = show(
      view === 'agenda' ? (
        <Agenda {...shown} days={days} />
      ) : (
        <SessionGrid {...shown} view={view} days={days} language="pl" {...moving} />
      ),
    )
    await expect.poll(() => pieces().length).toBeGreaterThan(0)
    const texts = pieces()
      .join(' ')
      .replaceAll(/\b0(\d:)/g, '$1')
    expect(texts).toContain(from)
    if (view !== 'month') expect(texts).toContain(to)
    // A week's columns are days: there it continues in the next one.
    if (view !== 'week') expect(pieces()).toHaveLength(1)
    end()
  }
})

const one = { ...night, starts_at: '2030-11-20T08:00:00.000Z', ends_at: '2030-11-20T15:00:00.000Z' }
const two = { ...one, id: 2, starts_at: '2030-11-21T08:00:00.000Z', ends_at: '2030-11-21T14:00:00.000Z' }
const off: CalendarSession = {
  ...one,
  id: 3,
  training_id: 2,
  title: { pl: 'Kreski', 'en-US': 'Lines' },
  state: 'CANCELLED',
}

test('a month draws a training of two days as one bar, whose name has all that it shows', async () => {
  const onOpen = vi.fn()
  const days = daysOf('month', '2030-11-20')
  const rest = { zone: 'Europe/Warsaw', onOpen, onMore: vi.fn(), mayMove: () => false, onMove: vi.fn() }
  show(
    <>
      <SessionGrid {...rest} sessions={[one, off, two]} view="month" days={days} language="pl" />
      <Legend sessions={[one, off, two]} />
    </>,
  )
  const bar = page.getByRole('button', { name: /Noc w pracowni/ })
  await expect
    .element(bar)
    .toHaveAccessibleName(/Maja Żurawska.*20 listopada 2030, 09:00–16:00.*21 listopada 2030, 09:00–15:00/)
  await expect.element(bar).toHaveAccessibleName(/Opublikowane.*3 wolne miejsca/)
  await expect.element(bar.getByText('3 wolne', { exact: true })).toBeVisible()
  const cancelled = page.getByRole('button', { name: /Kreski.*Odwołane/ })
  await expect.element(cancelled.getByText(/wolne/)).not.toBeInTheDocument()
  const colorOf = (button: typeof bar) => getComputedStyle(button.element()).backgroundColor
  expect(colorOf(bar)).not.toBe(colorOf(cancelled))
  const widthOf = (button: typeof bar) => button.element().getBoundingClientRect().width
  expect(widthOf(bar)).toBeGreaterThan(1.5 * widthOf(cancelled))
  await expect
    .element(page.getByRole('region', { name: translate('calendar.legend') }).getByText('Odwołane'))
    .toBeVisible()
  await bar.click()
  expect(onOpen).toHaveBeenCalledWith([one, two])
})

test('the dialog of a training of two days moves each of them, and leads to the training', async () => {
  await signIn()
  const onMove = vi.fn()
  const onClose = vi.fn()
  showAt('/calendar', <SessionDialog sessions={[one, two]} mayMove={() => true} {...{ onMove, onClose }} />)
  await page.getByRole('button', { name: /Przenieś….*21 listopada/ }).click()
  expect(onMove).toHaveBeenCalledWith(two)
  await expect.element(page.getByRole('link', { name: translate('calendar.open_training') })).toBeVisible()
  await page.getByRole('button', { name: translate('app.close') }).click()
  expect(onClose).toHaveBeenCalled()
})

test('a session is moved by keyboard, and taken back', async () => {
  await signIn()
  const from = new Date().toISOString()
  const to = new Date(Date.now() + 100 * 86_400_000).toISOString()
  const { data } = await send(calendar.sessions, { from, to })
  const session = data.find(({ state }) => state === 'UNPUBLISHED') as CalendarSession
  const { day } = wallClock(session.starts_at, session.time_zone)
  showAt(`/calendar?view=agenda&date=${day}`, <CalendarPage />)
  const [title, action] = [session.title.pl, translate('calendar.move_action')]
  await userEvent.click(page.getByRole('button', { name: new RegExp(title) }).first())
  const details = page.getByRole('dialog', { name: title })
  const move = details.getByRole('button', { name: translate('calendar.move') })
  await expect.element(move).toBeVisible()
  move.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: translate('calendar.move_title', { title }) })
  await expect.element(dialog.getByLabelText(translate('calendar.day'))).toHaveValue(day.split('-').reverse().join('.'))
  await userEvent.fill(dialog.getByLabelText(translate('calendar.from')), '06:15')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(translate('calendar.moved'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: /06:15/ })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: translate('app.undo') }))
  await expect.element(page.getByRole('button', { name: /06:15/ })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: action })).not.toBeInTheDocument()
})

test('dragged to another day, a session shows its date', async () => {
  const onMove = vi.fn()
  const days = daysOf('month', '2026-10-25')
  const rest = { zone: 'America/New_York', onOpen: vi.fn(), onMore: vi.fn(), mayMove: () => true, onMove }
  const session = { ...night, ends_at: '2026-10-25T04:00:00.000Z' }
  show(<SessionGrid {...rest} sessions={[session]} view="month" days={days} language="pl" />)
  await expect.element(page.getByText('Noc w pracowni')).toBeVisible()
  const target = document.querySelector('[data-date="2026-10-27"]') as HTMLElement
  await userEvent.dragAndDrop(page.getByText('Noc w pracowni'), target)
  // Ten in the evening in Warsaw, as before, though clocks are put back there and not yet in New York.
  await expect.poll(() => onMove.mock.calls).toEqual([[session, { day: '2026-10-27', from: '22:00', to: '06:00' }]])
})

test('on a phone a week is a list of its days, which fits', async () => {
  await page.viewport(360, 740)
  await signIn()
  showAt('/calendar?view=week', <CalendarPage />, '/calendar')
  await expect.element(page.getByText(translate('calendar.nothing_on_day')).first()).toBeVisible()
  expect(document.querySelectorAll('section > h3')).toHaveLength(7)
  expect(document.querySelectorAll('h3[aria-current=date]')).toHaveLength(1)
  expect(tooWide()).toEqual([])
  await page.viewport(1280, 900)
})

test('on a phone a long name is broken, and cuts nothing of its session off', async () => {
  await page.viewport(360, 740)
  const named = { ...one, artist: `Maja ${'Konstantynopolitańczykowianeczka'.repeat(2)}` }
  show(<Agenda sessions={[named]} days={daysOf('month', '2030-11-20')} zone="Europe/Warsaw" onOpen={vi.fn()} />)
  const session = page.getByRole('button')
  await expect.element(session).toBeVisible()
  expect(session.element().scrollWidth).toBeLessThanOrEqual(session.element().clientWidth)
  await page.viewport(1280, 900)
})

test('on a phone a month fits, and each day leads to its sessions', async () => {
  await page.viewport(360, 740)
  await signIn()
  const { day } = wallClock(new Date().toISOString(), 'Europe/Warsaw')
  showAt(`/calendar?view=month&date=${day}`, <CalendarPage />, '/calendar')
  const count = page.getByRole('button', { name: /tego dnia/ }).first()
  await expect.element(count).toBeVisible()
  expect(tooWide()).toEqual([])
  expect((count.element() as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(24)
  await count.click()
  await expect
    .element(page.getByRole('button', { name: translate('calendar.view_agenda') }))
    .toHaveAttribute('aria-pressed', 'true')
  await page.viewport(1280, 900)
})

/** How many trainings the office sees in a month: another try of a test leaves its own there. */
async function countOf({ year, month }: { year: number; month: number }) {
  const { data } = await send(calendar.year, { year })
  const count = data.find((one) => one.month === month)?.trainings ?? 0
  expect(count).toBeGreaterThan(0)
  return count
}

/** What is wider than its place. */
function tooWide() {
  return [...document.querySelectorAll('body *')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 200 && scrollWidth > clientWidth + 1)
    .map(({ className }) => className)
}
