import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isConnected } from '#kit/web/calls/connection.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { NoConnection } from '#kit/web/page/no-connection.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { show, showAt } from '#testing/browser/component.tsx'
import { type MoreAction, RecordHeader } from './record-header.tsx'

const more = page.getByRole('button', { name: translate('app.more_actions') })

function showHeader(actions?: MoreAction[], content: ReactNode = <p>Szczegóły</p>, title = 'Voucher 300 zł') {
  showAt(
    '/packages/1',
    <Page
      header={
        <RecordHeader
          back={{ to: '/packages', label: 'packages.title' }}
          title={title}
          state={<StatusBadge tone="good">Aktywny</StatusBadge>}
          facts={['Emily Carter', null, 'ważny do 14 lis 2026']}
          figures={[{ label: 'Zostało użyć', value: '2 z 3' }]}
          next={<Button kind="primary">Drukuj</Button>}
          more={actions}
        />
      }
    >
      {content}
    </Page>,
  )
}

test('the page of one thing has the way back above its name, then state, facts and figures', async () => {
  showHeader()
  const way = page.getByRole('link', { name: translate('packages.title') })
  const name = page.getByRole('heading', { level: 1, name: 'Voucher 300 zł' })
  await expect.element(name).toBeVisible()
  expect(way.element().compareDocumentPosition(name.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect.element(page.getByText('Aktywny')).toBeVisible()
  await expect.element(page.getByText('Emily Carter · ważny do 14 lis 2026')).toBeVisible()
  await expect.element(page.getByRole('definition')).toMatchTextContent('2 z 3')
  await expect.element(more).not.toBeInTheDocument()
})

test('all other actions are in a menu, the dangerous ones last, and the focus returns to its button', async () => {
  const extend = vi.fn()
  showHeader([
    { label: 'Zablokuj', isDanger: true, onClick: vi.fn() },
    { label: 'Przedłuż', onClick: extend },
    { label: 'Pobierz', file: '/api/file' },
  ])
  await more.click()
  const items = page.getByRole('menuitem')
  await expect
    .poll(() => items.elements().map(({ textContent }) => textContent))
    .toEqual(['Przedłuż', 'Pobierz', 'Zablokuj'])
  await userEvent.keyboard('{Enter}')
  await expect.element(items).toHaveLength(0)
  expect(extend).toHaveBeenCalledOnce()
  await expect.element(more).toHaveFocus()
})

test('the button of the menu shows that an action is pending, and offers no other meanwhile', async () => {
  showHeader([{ label: 'Usuń', isDanger: true, isPending: true, onClick: vi.fn() }])
  await expect.element(more).toHaveAttribute('aria-busy', 'true')
  await more.click()
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument()
})

test('a name that is one long word breaks on a phone', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 900))
  showHeader([], undefined, 'Konstantynopolitańczykiewiczówna'.repeat(4))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().right).toBeLessThanOrEqual(360)
})

test('on a phone the next action is at the bottom of the window, also on a short page', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 900))
  showHeader()
  const next = page.getByRole('button', { name: 'Drukuj' })
  await expect.element(next).toBeVisible()
  await expect.poll(() => next.element().getBoundingClientRect().bottom).toBeGreaterThan(600)
})

test('on a phone without a connection the actions of a long page stay in sight', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 900))
  showHeader([], <p style={{ height: '120rem' }}>Szczegóły</p>)
  const next = page.getByRole('button', { name: 'Drukuj' })
  await expect.poll(() => next.element().getBoundingClientRect().bottom).toBeGreaterThan(700)
  show(<NoConnection />)
  isConnected.set(false)
  onTestFinished(() => isConnected.set(true))
  const line = page.getByText(translate('app.offline'))
  await expect.element(line).toBeVisible()
  expect(line.element().getBoundingClientRect().bottom).toBeLessThan(next.element().getBoundingClientRect().top)
})
