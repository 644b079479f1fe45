import querystring from 'node:querystring'
import { urlsOf } from '#kit/server/postgres/replicas/servers.ts'
import type { Config } from '#kit/server/start/config.ts'
import { addressChecks } from './address.checks.ts'
import { databaseChecks } from './database.checks.ts'
import { type Check, type Finding, failure, type Place } from './finding.ts'
import { folderChecks } from './folder.checks.ts'
import { mailChecks } from './mail.checks.ts'
import { settingsChecks } from './settings.checks.ts'
import { storageChecks } from './storage.checks.ts'
import { workChecks } from './work.checks.ts'

export const checks = {
  ...settingsChecks,
  ...folderChecks,
  ...databaseChecks,
  ...storageChecks,
  ...mailChecks,
  ...workChecks,
  ...addressChecks,
}

export type Line = Finding & { name: string }

/** Every check, one after another: so a running portal has the machine to itself. */
export async function examine(place: Place): Promise<Line[]> {
  const lines: Line[] = []
  for (const [name, check] of Object.entries(checks)) {
    const finding = await checked(check, place)
    const hide = (text: string) => withoutSecrets(text, place.config)
    lines.push({ name, ...finding, message: hide(finding.message), ...(finding.todo && { todo: hide(finding.todo) }) })
  }
  return lines
}

/** 0: all is well; 1: there are warnings; 2: something is broken. */
export function exitCodeOf(lines: Line[]): 0 | 1 | 2 {
  if (lines.some(({ state }) => state === 'failure')) return 2
  return lines.some(({ state }) => state === 'warning') ? 1 : 0
}

async function checked(check: Check, place: Place): Promise<Finding> {
  try {
    return await check(place)
  } catch (error) {
    return failure(
      `It could not be looked at: ${(error as Error).message}`,
      'Mend what other lines say, and ask again.',
    )
  }
}

/** Passwords and keys of the settings, as they are written there and as they are. */
function withoutSecrets(text: string, config: Config): string {
  const { databaseUrl, databaseDirectUrl, databaseReadUrl, smtpUrl, filesUrl, filesFromUrl, backupUrl } = config
  const databases = [databaseUrl, databaseDirectUrl, databaseReadUrl].flatMap((url) => urlsOf(url ?? ''))
  const urls = [...databases, smtpUrl, filesUrl, filesFromUrl, backupUrl].flatMap((url) => URL.parse(url ?? '') ?? [])
  const secrets = [config.sessionSecret, ...urls.flatMap(({ password }) => [password, querystring.unescape(password)])]
  return secrets.filter(Boolean).reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text)
}
