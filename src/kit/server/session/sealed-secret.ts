import type { Db } from '#kit/server/postgres/database.ts'
import type { Config } from '#kit/server/start/config.ts'
import { decrypt, encrypt } from './secrets.ts'

type Place = { db: Db; config: Pick<Config, 'sessionSecret'> }

/**
 * A secret of the portal that all its processes share; of several that make it at once, one does. Null where it was encrypted with another
 * session secret.
 */
export async function sealedSecret({ db, config }: Place, name: string, make: () => Buffer): Promise<Buffer | null> {
  const stored = await sealedRow(db, name)
  if (stored) return decrypt(config.sessionSecret, name, stored.sealed)
  const sealed = encrypt(config.sessionSecret, name, make())
  await db
    .insertInto('sealed_secrets')
    .values({ name, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await sealedRow(db, name)
  return decrypt(config.sessionSecret, name, row?.sealed ?? sealed)
}

function sealedRow(db: Db, name: string, isLocked = false) {
  return db
    .selectFrom('sealed_secrets')
    .select('sealed')
    .where('name', '=', name)
    .$if(isLocked, (row) => row.forUpdate())
    .executeTakeFirst()
}

/**
 * A secret that somebody entered; null where there is none, or it was encrypted with another session secret. Locked, it stays as it is until
 * the transaction ends.
 */
export async function openSealed({ db, config }: Place, name: string, isLocked = false): Promise<Buffer | null> {
  const stored = await sealedRow(db, name, isLocked)
  return stored ? decrypt(config.sessionSecret, name, stored.sealed) : null
}

/** Stores a secret in place of the former; null removes it. */
export async function storeSealed({ db, config }: Place, name: string, secret: Buffer | null): Promise<void> {
  if (!secret) {
    await db.deleteFrom('sealed_secrets').where('name', '=', name).execute()
    return
  }
  const sealed = encrypt(config.sessionSecret, name, secret)
  await db
    .insertInto('sealed_secrets')
    .values({ name, sealed })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ sealed }))
    .execute()
}
