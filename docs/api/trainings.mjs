/*
 * Coming trainings with a public page, as a list of plain HTML for the academy's own website. It runs on the server of
 * that website, every hour or so: visitors load neither a frame nor a script, and never see the token.
 */
import { get, rowsOf } from './portal.mjs'

const write = (line) => process.stdout.write(`${line}\n`)
const language = process.argv[2] ?? 'pl'
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const today = new Date().toISOString().slice(0, 10)

write('<ul class="trainings">')
for await (const training of rowsOf('/api/trainings', { state: 'PUBLISHED', startsFrom: today, sortBy: 'starts_at' })) {
  const { id, title, city, starts_at, time_zone, seats_max, seats_taken } = training
  const { data } = await (await get(`/api/trainings/${id}/public-page`)).json()
  if (!data.addresses) continue
  const day = new Date(starts_at).toLocaleDateString(language, { dateStyle: 'long', timeZone: time_zone })
  const place = city ?? 'online'
  const isFull = seats_taken >= seats_max ? ' data-full' : ''
  write(
    `  <li${isFull}><a href="${escaped(data.addresses[language])}">${escaped(title[language])}</a>, ${day}, ${escaped(place)}</li>`,
  )
}
write('</ul>')
