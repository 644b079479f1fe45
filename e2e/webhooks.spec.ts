import { expect } from '@playwright/test'
import { Webhook as Verifier } from 'standardwebhooks'
import { students } from '#people/students/contract/students.ts'
import { test as inDemo, type Portal, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { startPortalWithMails } from '#testing/servers/portal-with-mails.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#testing/servers/webhook-receiver.ts'

const { validation, webhooks } = textsIn('pl')

/** With a program in the portal's own network, to which it may send. */
const test = inDemo.extend<object, { receiver: WebhookReceiver; portal: Portal }>({
  receiver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures off the pattern.
    async ({}, use) => {
      const receiver = await startWebhookReceiver()
      await use(receiver)
      receiver.close()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ receiver }, use) => {
      const portal = await startPortalWithMails({ TRUST_PROXY: 'loopback', WEBHOOK_RECEIVERS: receiver.origin })
      await use(portal)
      await portal.end()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('an owner connects a program that is notified, sends again, changes its secret and turns it off', async ({
  page,
  people,
  receiver,
}) => {
  await people.arrive(cast.owner, '/#/settings?tab=programs')
  const dialog = page.getByRole('dialog')
  const toast = page.getByText(webhooks.replayed.one.replace('{{count}}', '1'))
  const happen = (number: number) =>
    people.send(students.create, {
      ...{ first_name: 'Ewa', last_name: 'Lis', language_name: 'pl' as const, email: `ewa-${number}@example.com` },
    })

  await test.step('an address that leads inside is refused', async () => {
    await page.getByRole('button', { name: webhooks.add, exact: true }).click()
    await dialog.getByLabel(webhooks.name, { exact: true }).fill('Zapisy do newslettera')
    await dialog.getByLabel(webhooks.url, { exact: true }).fill('https://10.0.0.1/')
    await dialog.getByText(webhooks['events_student.created'], { exact: true }).click()
    await dialog.getByRole('button', { name: webhooks.save }).click()
    await expect(dialog.getByText(validation.address_private)).toBeVisible()
  })

  await dialog.getByLabel(webhooks.url, { exact: true }).fill(`${receiver.origin}/hooks`)
  await dialog.getByRole('button', { name: webhooks.save }).click()
  await expect(dialog.getByRole('heading', { name: webhooks.secret_title })).toBeVisible()
  const secretShown = async () => (await dialog.getByText(/^whsec_/).textContent()) ?? ''
  const secret = await secretShown()
  await dialog.getByRole('button', { name: webhooks.done }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Zapisy do newslettera' })
  await expect(row).toContainText(webhooks.state_on)

  const came = () => receiver.at('/hooks')
  const isSignedBy = (secret: string) => {
    const { body, headers } = came().at(-1) ?? { body: '', headers: {} }
    return new Verifier(secret).verify(body, headers)
  }
  await happen(1)
  await expect.poll(() => came().length).toBe(1)
  expect(isSignedBy(secret)).toMatchObject({ type: 'student.created' })

  await test.step('the log has it, and it is sent again', async () => {
    await row.getByRole('link', { name: webhooks.log }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zapisy do newslettera')
    const line = page.getByRole('row').filter({ hasText: webhooks['events_student.created'] })
    await expect(line).toContainText(webhooks.state_DELIVERED)
    await line.getByRole('button', { name: webhooks.replay }).click()
    await expect(toast).toBeVisible()
    await expect.poll(() => came().length).toBe(2)
    await page.getByRole('button', { name: webhooks.replay_span }).click()
    await dialog.getByLabel(webhooks.only_failed, { exact: true }).uncheck()
    await dialog.getByRole('button', { name: webhooks.replay, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(() => came().length).toBe(3)
    expect(new Set(came().map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    await page.getByRole('link', { name: webhooks.title }).click()
  })

  await test.step('for a day both secrets sign', async () => {
    await row.getByRole('button', { name: webhooks.rotate }).click()
    await dialog.getByRole('button', { name: webhooks.rotate }).click()
    await expect(dialog.getByRole('heading', { name: webhooks.secret_title })).toBeVisible()
    const renewed = await secretShown()
    await dialog.getByRole('button', { name: webhooks.done }).click()
    await happen(2)
    await expect.poll(() => came().length).toBe(4)
    for (const one of [secret, renewed]) expect(isSignedBy(one)).toMatchObject({ type: 'student.created' })
  })

  await test.step('turned off, it is sent nothing', async () => {
    await row.getByRole('button', { name: webhooks.edit }).click()
    await dialog.getByLabel(webhooks.is_on, { exact: true }).uncheck()
    await dialog.getByRole('button', { name: webhooks.save }).click()
    await expect(row).toContainText(webhooks.state_off)
    await happen(3)
    await row.getByRole('link', { name: webhooks.log }).click()
    await expect(page.getByText(webhooks.log_intro_off)).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: webhooks['events_student.created'] })).toHaveCount(2)
    await page.getByRole('link', { name: webhooks.title }).click()
    await row.getByRole('button', { name: webhooks.remove }).click()
    await dialog.getByRole('button', { name: webhooks.remove }).click()
    await expect(row).toBeHidden()
    expect(came()).toHaveLength(4)
  })
})
