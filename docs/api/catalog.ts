/* The catalog of packages, a line for each; `node catalog.ts 12` takes package 12 off sale. */
import { content, portal } from './client.ts'

const write = (line: string) => process.stdout.write(`${line}\n`)
const [id] = process.argv.slice(2)

if (id === undefined) {
  const { data } = content(
    await portal.GET('/api/packages', { params: { query: { itemsPerPage: 100, sortBy: 'id' } } }),
  )
  for (const { id, name, entries, price, is_active } of data)
    write(
      [id, name.pl, entries, `${price.amount / 100} ${price.currency}`, is_active ? 'on sale' : 'off sale'].join('\t'),
    )
} else {
  const path = { id: Number(id) }
  const { data } = content(await portal.GET('/api/packages/{id}', { params: { path } }))
  const { name, description, entries, price, validity_days, revision } = data
  const body = { name, description, entries, price, validity_days, is_active: false, revision }
  // Sent again with the same key, after a lost connection, it gets the first answer.
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const answer = await portal.PUT('/api/packages/{id}', { params: { path }, body, headers })
  if (answer.response.status === 409) throw new Error(`Somebody was quicker: ${answer.error?.message}`)
  write(`${content(answer).data.name.pl}\toff sale`)
}
