import type { Db, Generated } from '#server/kit/postgres/database.ts'
import type { Config } from '#server/kit/start/config.ts'
import { StartError } from '#server/kit/start/start-error.ts'
import { decrypt, encrypt } from './secrets.ts'

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    sealed_secrets: { name: string; sealed: Buffer; created_at: Generated<Instant> }
  }
}

type Place = { db: Db; config: Pick<Config, 'sessionSecret'> }

/** A secret of the portal that all its processes share; of several that make it at once, one does. */
export async function sealedSecret({ db, config }: Place, name: string, make: () => Buffer): Promise<Buffer> {
  const stored = await sealedRow(db, name)
  if (stored) return opened(config, name, stored.sealed)
  const sealed = encrypt(config.sessionSecret, name, make())
  await db
    .insertInto('sealed_secrets')
    .values({ name, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await sealedRow(db, name)
  return opened(config, name, row?.sealed ?? sealed)
}

function sealedRow(db: Db, name: string) {
  return db.selectFrom('sealed_secrets').select('sealed').where('name', '=', name).executeTakeFirst()
}

function opened({ sessionSecret }: Place['config'], name: string, sealed: Buffer): Buffer {
  return decrypt(sessionSecret, name, sealed) ?? failToOpen(name)
}

function failToOpen(name: string): never {
  throw new StartError(
    `The secret “${name}” in the database was encrypted with another SESSION_SECRET: set that one (without the variable it is the file session-secret of the data folder).`,
    `If it is lost, delete the row (delete from sealed_secrets where name = '${name}'): a new one is made at the next start, and what was signed with the old one can no longer be verified.`,
  )
}
