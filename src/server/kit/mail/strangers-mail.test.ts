import { expect, test } from 'vitest'
import { academyForTest } from '#testing/academy.ts'
import { letterTo } from './letter-to.ts'
import { sendMail } from './mail.ts'

test('whoever is only invited is told that they were written to, and reads the words once the address has proved to be theirs', async () => {
  const world = await academyForTest()
  const [invited, member] = [await world.person('client'), await world.person('client')]
  await world.db.updateTable('users').set({ password_hash: null }).where('id', '=', invited.id).execute()
  const said = async ({ account: { email } }: typeof invited) => {
    const letter = {
      ...letterTo({ email, first_name: 'Olga', language_name: 'pl' }),
      quote: 'Do zobaczenia w czwartek.',
    }
    const params = { ...letter.params, author: 'Biuro', topic: 'Szkolenia' }
    await sendMail(
      { ...world.portal, now: world.clock.now() },
      { ...letter, params, name: 'office_wrote', route: 'chat' },
    )
    return (await world.lastMail(email)).text
  }
  expect(await said(member)).toContain('Do zobaczenia w czwartek.')
  const text = await said(invited)
  expect(text).toContain('Szkolenia')
  expect(text).not.toContain('Do zobaczenia')
})

test('a link for whoever may have no account opens in the language of its mail', async () => {
  const world = await academyForTest()
  const send = (language_name: 'pl' | 'en-US', route: string) => {
    const letter = letterTo({ email: 'model@example.com', first_name: 'Olga', language_name })
    const params = { ...letter.params, artist: 'Maja Żurawska' }
    return sendMail({ ...world.portal, now: world.clock.now() }, { ...letter, params, name: 'consent_asked', route })
  }
  for (const [language, route] of [
    ['pl', 'portfolio/consent/abc'],
    ['en-US', 'training/offer/abc'],
    ['en-US', 'training/review-case/abc'],
  ] as const) {
    await send(language, route)
    expect(await world.lastMail('model@example.com')).toMatchObject({ route, language })
  }
  await send('en-US', 'portfolio/12')
  expect(await world.lastMail('model@example.com')).toMatchObject({ route: 'portfolio/12', language: null })
})
