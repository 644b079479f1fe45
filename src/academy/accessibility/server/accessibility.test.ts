import { beforeAll, expect, test } from 'vitest'
import { type Academy, academy } from '#testing/academy.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const pageAt = async (url: string) => (await world.app.inject({ url })).body

test('the page explains in both languages how the portal is accessible, and how to complain', async () => {
  await world.db
    .updateTable('settings')
    .set({ operator_email: 'biuro@atelier.test', operator_phone: '+48226011122' })
    .execute()
  const polish = await pageAt('/accessibility')
  expect(polish).toContain('<html lang="pl">')
  expect(polish).toContain('E-mail: <a href="mailto:biuro@atelier.test">biuro@atelier.test</a>')
  expect(polish).toMatch(/\+48\s226\s011\s122/)
  expect(polish).toContain('<a href="/en/accessibility" lang="en" hreflang="en">')
  const english = await pageAt('/en/accessibility')
  expect(english).toContain('<html lang="en">')
  expect(english).toContain('WCAG 2.2, level AA')
})

test('a contact that was not entered is left out, and without any the page admits it', async () => {
  await world.db.updateTable('settings').set({ operator_email: null, operator_phone: null }).execute()
  const page = await pageAt('/en/accessibility')
  expect(page).not.toContain('Email:')
  expect(page).toContain('Address: ')
  await world.db.updateTable('settings').set({ operator_address: null }).execute()
  expect(await pageAt('/en/accessibility')).toContain('hasn’t entered a contact address yet')
})

test('each page for everybody links to it', async () => {
  for (const url of ['/artists', '/trainings', '/privacy']) expect(await pageAt(url)).toContain('href="/accessibility"')
})
