import { expect } from 'vitest'
import * as api from '#app/contract/calls.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { type BrowserUser, patience, t } from './browser-user.ts'
import { layoutFaults, setValue } from './in-page.ts'
import { storyOf } from './story.ts'

/** Lists and the calendar. */
export function testLists(user: BrowserUser) {
  storyOf(user, ['calendar'])('a session is moved in the calendar', async ({ visit }) => {
    await user.arrive(cast.office)
    await user.browser.resize(1280)
    const ahead = await user.browser.run(async () => {
      const answer = await fetch('/api/trainings?state=PUBLISHED&sortBy=starts_at&descending=1')
      const [training] = (await answer.json()).data
      return { day: training.starts_at.slice(0, 10) as string, title: training.title.pl as string }
    })
    await visit(`/calendar?view=week&date=${ahead.day}`)
    await user.browser.click(
      await user.browser.run((title) => {
        const drawn = [...document.querySelectorAll('[data-artist]')].find((one) => one.textContent?.includes(title))
        drawn?.setAttribute('data-marked', 'session')
        drawn?.scrollIntoView({ block: 'center' })
        return '[data-marked=session]'
      }, ahead.title),
    )
    await user.press('calendar.move', 'dialog')
    await user.browser.run(setValue, await user.fieldOf('calendar.from', 'dialog'), '10:45')
    await user.press('calendar.move_action', 'dialog')
    await user.shows(t('calendar.moved'))
    expect(await user.faults()).toEqual([])
  })

  storyOf(user, ['student'])('a long list renders its rows as it is scrolled, down to the last', async ({ visit }) => {
    await user.arrive(cast.office)
    await user.browser.resize(1280)
    await visit('/student?itemsPerPage=99999')
    const isAtEnd = () =>
      user.browser.run(() => {
        scrollTo(0, document.documentElement.scrollHeight)
        const table = document.querySelector('table')
        const last = [...(table?.querySelectorAll('tbody tr') ?? [])].at(-1)
        return (last?.getAttribute('aria-rowindex') ?? '') === table?.getAttribute('aria-rowcount')
      })
    await expect.poll(isAtEnd, patience).toBe(true)
    expect(await user.browser.run(layoutFaults)).toEqual([])
    expect(await user.faults()).toEqual([])
  })

  storyOf(user, ['student'])('a list is exported as CSV, with all its rows', async ({ visit }) => {
    await user.arrive(cast.office)
    await user.browser.resize(1280)
    await visit('/student')
    await user.press('app.export')
    const { total } = (await (await user.caller('administrator')).send(api.students.list, {})).meta
    const rows = async () => {
      const text = await user.browser.run(async () => (await window.saved[0]?.text()) ?? '')
      // Lines within quotes are no rows; the first row names the columns.
      return (
        text
          .trimEnd()
          .replaceAll(/"[^"]*"/g, '')
          .split('\n').length - 1
      )
    }
    await expect.poll(rows, patience).toBe(total)
    expect(await user.faults()).toEqual([])
  })
}
