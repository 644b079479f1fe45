import type { Db } from '#server/kit/postgres/database.ts'

/** The newest mail to an address, with the hash route that its button opens, the values in it, and the language that it opens in. */
export async function lastMail(db: Db, to: string) {
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('to', '=', to)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const address = /\/#\/(\S+)$/m.exec(mail.text ?? '')?.[1] ?? ''
  const [route = address, language = null] = address.split('?lang=')
  const [path = '', query = ''] = route.split('?')
  const values = Object.fromEntries(new URLSearchParams(query))
  return { ...mail, route, language, hash: path.split('/')[1] ?? '', values }
}
