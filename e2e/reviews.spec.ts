import { expect } from '@playwright/test'
import * as api from '#app/contract/calls.ts'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { byKeyboard } from './by-keyboard.ts'
import { comeBack } from './come-back.ts'

const { reviews: t } = textsIn('pl')
const text = 'Cztery osoby na dwie modelki, więc każda z nas pracowała. Sala trochę za mała.'
const reply = 'Dziękuję! Następnym razem weźmiemy większą salę.'

test('by keyboard alone: a student reviews a training by link on a phone, over a reload, and the artist replies', async ({
  people,
  portal,
  browser,
}) => {
  const [attendee] = await portal.query(`
    select participants.id as participant_id, trainings.id, students.email, students.last_name from participants
      join trainings on trainings.id = training_id join pro_artists on pro_artists.id = pro_artist_id
      join students on students.id = student_id
    where pro_artists.email = '${cast.artist.email}' and state = 'COMPLETED' and outcome = 'PASS'
      and participants.status <> 'CANCELLED' and students.email <> '${cast.student.email}'
      and not exists (select from reviews where participant_id = participants.id)
    order by participants.id limit 1
  `)
  const { email, last_name, ...seat } = attendee as Record<'participant_id' | 'id', number> &
    Record<'email' | 'last_name', string>
  await people.arrive(cast.office)
  for (const outcome of ['NONE', 'PASS'] as const) await people.send(api.participants.grade, { ...seat, outcome })

  const { route } = await portal.mailTo(email, { leadsTo: '/training/add-review' })
  const student = await browser.newPage({ baseURL: portal.url, viewport: { width: 360, height: 740 } })
  await student.goto(`/#${route}`)
  const { press, type } = byKeyboard(student)
  for (const label of [t.rating_whole, t.content_rating, t.artist_rating, t.organisation_rating]) {
    await press(student.getByRole('group', { name: label }).getByRole('radio').first(), ' ')
    for (let star = 1; star < 4; star++) await student.keyboard.press('ArrowRight')
  }
  await type(student.getByLabel(t.text_label), text)
  await student.reload()
  await expect(student.getByLabel(t.text_label)).toHaveValue(text)
  await expect(student.getByRole('group', { name: t.rating_whole }).getByRole('radio').nth(3)).toBeChecked()
  await press(student.getByRole('button', { name: t.send }))
  await expect(student.getByText(t.thanks_title)).toBeVisible()

  const artist = await browser.newPage({ baseURL: portal.url })
  await peopleOn(artist).arrive(cast.artist, '/#/trainings/reviews')
  const answer = byKeyboard(artist)
  await answer.press(artist.getByRole('link', { name: new RegExp(last_name) }).first())
  await answer.type(artist.getByLabel(t.reply_write), reply)
  await answer.press(artist.getByRole('button', { name: t.reply_send }))
  await expect(artist.getByText(t.reply_sent)).toBeVisible()
  await comeBack(student)
  await expect(student.getByText(reply)).toBeVisible()
  await artist.close()
  await student.close()
})
