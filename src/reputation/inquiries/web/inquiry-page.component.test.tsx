import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt } from '#testing/browser/component.tsx'
import { InquiryPage } from './inquiry-page.tsx'

const field = (name: 'text' | 'name' | 'email') => page.getByRole('textbox', { name: translate(`inquiries.${name}`) })
const press = () => page.getByRole('button', { name: translate('inquiries.send') }).click()
const open = () => showAt('/ask/1', <InquiryPage />, '/ask/$id')

test('a question whose answer was lost is the same one when it is sent after a reload; the next is another', async () => {
  const keys: string[] = []
  let isLost = true
  const { fetch } = window
  const lossy = vi.spyOn(window, 'fetch').mockImplementation(async (url, request) => {
    if (request?.method !== 'POST') return fetch(url, request)
    keys.push(JSON.parse(String(request.body)).key)
    if (isLost) throw new TypeError('Failed to fetch')
    return new Response(null, { status: 204 })
  })
  onTestFinished(() => lossy.mockRestore())

  const leave = open()
  await field('text').fill('Czy w marcu jest jeszcze miejsce?')
  await field('name').fill('Ewa Lis')
  await field('email').fill('ewa.lis@example.com')
  await press()
  await expect.element(page.getByText(translate('app.not_sent'))).toBeVisible()
  leave()

  isLost = false
  const leaveAgain = open()
  await expect.element(page.getByText(translate('app.draft_restored'))).toBeVisible()
  await expect.element(page.getByText(translate('app.draft_outdated'))).not.toBeInTheDocument()
  await press()
  await expect.element(page.getByText(translate('inquiries.sent_title'))).toBeVisible()
  leaveAgain()

  open()
  await field('text').fill('Czy w kwietniu jest jeszcze miejsce?')
  await field('name').fill('Ewa Lis')
  await field('email').fill('ewa.lis@example.com')
  await press()
  await expect.element(page.getByText(translate('inquiries.sent_title'))).toBeVisible()
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
