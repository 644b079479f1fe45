import type { Db } from '#server/kit/postgres/database.ts'

/** The newest mail to an address, with the hash route that its button opens and the values in it. */
export async function lastMail(db: Db, to: string) {
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('to', '=', to)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const route = /\/#\/(\S+)$/m.exec(mail.text ?? '')?.[1] ?? ''
  const [path = '', query = ''] = route.split('?')
  return { ...mail, route, hash: path.split('/')[1] ?? '', values: Object.fromEntries(new URLSearchParams(query)) }
}
