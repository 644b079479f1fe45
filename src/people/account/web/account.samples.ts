import { artists } from '#network/artists/contract/artists.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { students } from '#people/students/contract/students.ts'
import { cast } from '#testing/fixtures/cast.ts'
import type { Samples } from '#testing/fixtures/samples.ts'

export const accountSamples: Samples = {
  /** Of a mail that its reader may do without. */
  'unsubscribe/$token': async ({ viewer, portal }) => {
    const { email } = cast.completed
    const { data } = await viewer.send(artists.list, { filter: email })
    await viewer.send(conversations.write, { id: data[0]?.id ?? 0, type: 'GENERAL', message: 'Dzień dobry!' })
    const { text } = await portal.mailTo(email, { leadsTo: '/inbox' })
    return { token: /#\/unsubscribe\/(\S+)/.exec(text)?.[1] ?? '' }
  },
  /** Of a mail to somebody whose address the office changed. */
  'confirm-email/$token': async ({ viewer, portal }) => {
    const [student] = await portal.query('select id from students where email <> $1 order by id desc limit 1', [
      cast.student.email,
    ])
    const { data } = await viewer.send(students.get, { id: student?.id as number })
    const email = 'nowy.adres@poczta.example'
    await viewer.send(students.update, { ...data, email })
    const { route } = await portal.mailTo(email, { leadsTo: '/confirm-email' })
    return { token: route.split('/').at(-1) ?? '' }
  },
}
