import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createApp, features } from '#app/server/app.ts'
import { openPortal } from '#app/server/portal.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { createUser } from '#people/session/server/user-rows.steps.ts'
import { signIn, untilBroadcast } from '#testing/academy.ts'
import { workerDatabase } from '#testing/servers/test-database.ts'
import { testConfig } from '#testing/test-config.ts'

const anna = { first_name: 'Anna', last_name: 'Nowak', email: 'anna@example.com', language_name: 'pl' as const }

/** A portal on its first day: its owner and nothing else, without anything of the demo. Its tasks are under way. */
export async function emptyPortal() {
  const { connection, drop } = await workerDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'atelier-data-'))
  const portal = await openPortal(testConfig(dataDir), connection)
  const app = await createApp(portal)
  onTestFinished(async () => {
    await app.close()
    await portal.close()
    await drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { db } = portal
  await createUser(db, anna, 'super-admin', portal.clock())
  await doTasks(portal, features)
  const owner = await signIn(app, portal, anna.email)
  return { app, portal, db, as: { owner, office: owner }, untilNotified: () => untilBroadcast(db) }
}
