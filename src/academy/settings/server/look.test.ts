import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { privacy } from '#academy/privacy/contract/privacy.ts'
import { settings } from '#academy/settings/contract/settings.ts'
import { markCid } from '#kit/server/mail/mail-layout.ts'
import { users } from '#people/users/contract/users.ts'
import { academy } from '#testing/academy.ts'
import { sample } from '#testing/servers/upload-server.ts'

test('the office gives the academy a color and a mark, which mails and public pages take over', async () => {
  const { as, db, portal, close, guest } = await academy()
  onTestFinished(close)
  const look = async () => (await as.office.send(settings.look, {})).data
  const lastChange = async () =>
    (await db.selectFrom('audit_log').select('details').orderBy('id', 'desc').executeTakeFirstOrThrow()).details
  const { revision, ...before } = await look()
  expect(before).toEqual({ accent: null, mark: null, style: '' })

  for (const accent of ['red', '#12', '#12345g', '#8c1c30; }'])
    expect(await as.office.call(settings.setAccent, { accent })).toMatchObject({
      status: 422,
      body: { errors: { accent: [/#1f4e79/] } },
    })
  const { data } = await as.office.send(settings.setAccent, { accent: '#FFCC00', revision })
  expect(data).toMatchObject({ accent: '#ffcc00', style: expect.stringContaining('--accent:#8') })
  expect(await lastChange()).toEqual({ before: { accent: null }, after: { accent: '#ffcc00' } })
  expect(await as.office.call(settings.setAccent, { accent: null, revision })).toMatchObject({ status: 409 })

  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], 'mark.png', {
    type: 'image/png',
  })
  expect((await as.office.call(settings.setMark, { file: svg as never })).status).toBe(422)
  for (const _ of ['once', 'and again']) await as.office.send(settings.setMark, { file: await sample('small.png') })
  const lines = await db.selectFrom('audit_log').select('id').where('event', '=', 'settings.changed').execute()
  expect([lines.length, await lastChange()]).toEqual([2, { before: { mark: false }, after: { mark: true } }])
  const { mark } = await look()
  const picture = Buffer.from(String(mark).slice('data:image/png;base64,'.length), 'base64')
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 })
  expect(picture.length).toBeLessThan(60_000)

  await portal.texts.follow()
  expect(portal.texts.look()).toEqual({ accent: '#ffcc00', mark: picture, hasGallery: true })
  const { text: page } = await (await guest()).call(privacy.page, {})
  expect(page).toContain(`href="${mark}"`)
  expect(page).toContain('--accent:#8')
  await as.office.send(users.create, {
    ...{
      first_name: 'Ewa',
      last_name: 'Lis',
      email: 'ewa.lis@example.com',
      role: 'administrator',
      language_name: 'pl',
    },
  } as never)
  const { html } = await db.selectFrom('mails').select('html').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(html).toContain(markCid)
  expect(html).not.toContain('#8c1c30')

  await as.office.send(settings.removeMark, {})
  await as.office.send(settings.setAccent, { accent: null })
  expect(await look()).toMatchObject(before)
})
