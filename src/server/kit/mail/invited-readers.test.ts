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
