import type { Db } from '#kit/server/postgres/database.ts'
import { StartError } from './start-error.ts'

export async function isDemoAcademy(db: Db): Promise<boolean> {
  return (await db.selectFrom('demo_academy').select('filled_at').executeTakeFirst()) !== undefined
}

/** Refuses to start a public portal on a database whose accounts have a published password. */
export async function refuseDemoAcademy(db: Db): Promise<void> {
  if (!(await isDemoAcademy(db))) return
  throw new StartError(
    'This database holds the demo academy, whose accounts have a published password, and this portal is no demo.',
    'Start with a new data folder (ATELIER_DATA_DIR) or an empty database (DATABASE_URL);',
    'or, to keep what was entered, take the password from those accounts: npm run end-demo',
  )
}
