import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { tokens as tokenCalls } from '#people/tokens/contract/tokens.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { tokens } = textsIn('pl')

for (const colorScheme of ['light', 'dark'] as const)
  test(`the viewer of the API lists its calls and makes one with a token, with nothing from elsewhere: ${colorScheme}`, async ({
    page,
    people,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme })
    await people.arrive(cast.owner, '/#/settings?tab=programs')
    await people.send(twoFactor.confirm, { own_password: cast.owner.password })
    const { data } = await people.send(tokenCalls.make, {
      name: 'Viewer',
      rights: ['can-view-students'],
      ends_on: new Date(Date.now() + 864e5 * 9).toISOString().slice(0, 10),
    })
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: tokens.viewer }).click()
    const viewer = await opened
    expect(new URL(viewer.url()).pathname).toBe('/api/docs')
    // Three megabytes of script are read once: by somebody without a session, from the address of a call.
    await viewer.goto('about:blank')
    const requests: string[] = []
    const complaints: string[] = []
    viewer.on('request', (request) => requests.push(request.url()))
    viewer.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
    viewer.on('pageerror', ({ message }) => complaints.push(message))
    await viewer.emulateMedia({ colorScheme })
    await viewer.context().clearCookies()
    await viewer.goto('/api/docs#tag/students/GET/api/students')

    const call = viewer.getByRole('button', { name: 'Test Request (get /api/students)' })
    // By a processor that has other work.
    await expect(call).toBeVisible({ timeout: 40_000 })
    await expect(viewer.getByRole('link', { name: /See the list of students/ }).first()).toBeAttached()
    const { violations } = await new AxeBuilder({ page: viewer }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

    await call.click()
    const dialog = viewer.getByRole('dialog')
    const refused = viewer.waitForResponse(/\/api\/students$/)
    await dialog.getByRole('button', { name: /^Send get request/ }).click()
    expect((await refused).status()).toBe(401)
    await dialog.getByPlaceholder('Token').fill(data.token)
    const answered = viewer.waitForResponse((response) => /\/api\/students$/.test(response.url()) && response.ok())
    await dialog.getByRole('button', { name: /^Send get request/ }).click()
    expect((await (await answered).json()).data.length).toBeGreaterThan(0)

    const elsewhere = requests.filter((url) => !url.startsWith(portal.url) && !/^(data|blob):/.test(url))
    expect(elsewhere).toEqual([])
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
    await viewer.close()
  })
