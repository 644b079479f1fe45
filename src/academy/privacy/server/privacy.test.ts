import { beforeAll, expect, test } from 'vitest'
import { privacy } from '#academy/privacy/contract/privacy.ts'
import { settings } from '#academy/settings/contract/settings.ts'
import { type Academy, academy } from '#testing/academy.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const known = async () => (await world.as.owner.send(privacy.get, {})).data
const body = (text: string) => ({ pl: `## Kto\n${text}`, 'en-US': `## Who\n${text}` })

async function save(text: string) {
  const { versions } = await known()
  return (await world.as.owner.send(privacy.save, { body: body(text), based_on: versions[0]?.number ?? 0 })).data
}

async function pageAt(url: string, headers: Record<string, string> = {}) {
  const { statusCode: status, body: text, headers: answered } = await world.app.inject({ url, headers })
  return { status, text, etag: String(answered.etag) }
}

test('the notice is a page in both languages that names its version, and a draft is not on it', async () => {
  const { versions } = await known()
  const draft = await save('Szkic {{operator_name}}')
  expect(draft).toMatchObject({ number: (versions[0]?.number ?? 0) + 1, published_at: null, is_in_force: false })
  const before = await pageAt('/privacy')
  expect(before.status).toBe(200)
  expect(before.text).not.toContain('Szkic')
  expect(before.text).toContain('Prezesa Urzędu Ochrony Danych Osobowych')
  expect(before.text).not.toContain('{{')
  const english = await pageAt('/en/privacy')
  expect(english.text).toContain('<html lang="en">')
  expect(english.text).toContain('The controller of personal data is')

  await world.as.owner.send(privacy.publish, { id: draft.id })
  // Sent twice, it is published once.
  await world.as.owner.send(privacy.publish, { id: draft.id })
  const after = await pageAt('/privacy')
  expect(after.text).toMatch(new RegExp(`Wersja ${draft.number}, opublikowana`))
  expect(after.text).toContain('Szkic Atelier')
  expect((await pageAt('/privacy', { 'if-none-match': after.etag })).status).toBe(304)
})

test('what was published stays as it was read, and the office sees that a value has changed since', async () => {
  const { id, number } = await save('Dni: {{mail_days}}\nMiesiące: {{inactive_applicant_months}}')
  await world.as.owner.send(privacy.publish, { id })
  expect((await known()).is_outdated).toBe(false)
  const { mail_days, inactive_applicant_months, ...others } = await world.as.owner.send(settings.get, {})
  await world.as.owner.send(settings.setRetention, { ...others, mail_days: mail_days + 1 } as never)
  expect((await known()).is_outdated).toBe(true)
  const { text } = (await world.as.owner.send(privacy.version, { id })).data
  expect(text.pl).toContain(`Dni: ${mail_days}`)
  // A line whose value was not entered is left out.
  expect(text.pl.includes('Miesiące')).toBe(inactive_applicant_months !== null)
  expect((await pageAt('/privacy')).text).toContain(`Wersja ${number}`)
})

test('an unknown name in braces, a newer version, and a missing operator are refused with their reason', async () => {
  const { owner, office } = world.as
  const { versions } = await known()
  const based_on = versions[0]?.number ?? 0
  const unknown = await owner.call(privacy.save, { body: body('{{operator_fax}}'), based_on })
  expect(unknown.status).toBe(422)
  const late = await owner.call(privacy.save, { body: body('Nowa'), based_on: based_on - 1 })
  expect(late).toMatchObject({ status: 409, body: { code: 'privacy_newer' } })
  expect((await office.call(privacy.save, { body: body('Biura'), based_on })).status).toBe(403)

  const { id } = await save('{{operator_name}}')
  await world.db.updateTable('settings').set({ operator_email: null }).execute()
  const refused = await owner.call(privacy.publish, { id })
  expect(refused).toMatchObject({ status: 409, body: { code: 'privacy_operator_missing' } })
})
