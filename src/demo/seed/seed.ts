import { sql } from 'kysely'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { beginUpload } from '#kit/server/http/files/upload.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { setLevels } from '#network/levels/server/levels.steps.ts'
import { searchAll } from '#office/duplicates/server/search/search.steps.ts'
import { hashPassword } from '#people/session/server/passwords.ts'
import { enterConsents } from '../history/seed-consents.ts'
import { enterContentReports } from '../history/seed-content-reports.ts'
import { enterConversations, makeAttachments } from '../history/seed-conversations.ts'
import { enterErasures } from '../history/seed-erasures.ts'
import { enterLife } from '../history/seed-life.ts'
import { writeMails } from '../history/seed-mails.ts'
import { enterMerge } from '../history/seed-merge.ts'
import { enterNotices } from '../history/seed-notices.ts'
import { enterSignUps } from '../history/seed-sign-ups.ts'
import { enterTrainingAlerts } from '../history/seed-training-alerts.ts'
import { enterUpgrades } from '../history/seed-upgrades.ts'
import { enterWaiting } from '../history/seed-waiting.ts'
import { enterWebhooks } from '../history/seed-webhooks.ts'
import { drawWorks, makeFiles } from '../pictures/demo-files.ts'
import { demoPassword } from '../records/demo-accounts.ts'
import { demoArtists } from '../records/demo-artists.ts'
import { demoBenefits } from '../records/demo-benefits.ts'
import { demoLife } from '../records/demo-life.ts'
import { enterAccounts, officeIdOf } from './seed-accounts.ts'
import { enterArtists } from './seed-artists.ts'
import { enterCertificates } from './seed-certificates.ts'
import { enterImports } from './seed-imports.ts'
import { publishPrivacyNotice } from './seed-privacy.ts'
import { enterPublicProfiles } from './seed-public-profiles.ts'
import { enterResponsibilities, makeEvidence } from './seed-responsibilities.ts'
import { enterSettings } from './seed-settings.ts'
import { enterTerms, makeTerms } from './seed-terms.ts'
import { enterTexts } from './seed-texts.ts'
import { enterTokens } from './seed-tokens.ts'
import { enterVoucherBatches } from './seed-voucher-batches.ts'

/** Fills an empty database with the demo academy, all of it or nothing. A database with any user is left alone. */
export async function seedDemo(demo: Portal): Promise<void> {
  const portal = { ...demo, jobs: withoutSearches(demo.jobs) }
  const { config, db } = portal
  if (await isInhabited(db)) return
  const now = portal.clock()
  const artists = demoArtists(now)
  const life = demoLife(artists)
  const upload = await beginUpload({ ...config, storage: portal.storage })
  // Drawn while the database is filled; waited for where the works are entered.
  const workImages = drawWorks(upload, life.portfolio)
  workImages.catch(() => undefined)
  let committed = false
  try {
    const [files, attachments, evidence, terms, passwordHash] = await Promise.all([
      makeFiles(upload, artists, now),
      makeAttachments(upload),
      makeEvidence(upload),
      makeTerms(upload),
      hashPassword(demoPassword),
    ])
    await db.transaction().execute(async (tx) => {
      // Of portals that start together, the first fills the database; the others wait here and find it full.
      await sql`select pg_advisory_xact_lock(hashtext('atelier demo'))`.execute(tx)
      if (await isInhabited(tx)) return
      await tx.insertInto('demo_academy').values({ filled_at: now }).execute()
      const userIds = await enterAccounts(tx, artists, passwordHash, now)
      const entered = await enterArtists(tx, artists, files, userIds)
      await enterLife({ ...portal, db: tx, now, life, artists: entered, userIds, passwordHash, workImages })
      await enterCertificates(tx)
      await enterPublicProfiles(tx, entered, now)
      await enterContentReports(tx, userIds, now)
      await enterImports({ ...portal, db: tx }, userIds)
      // The delay of vouchers among them, which those of a batch have.
      await enterSettings(tx)
      // The operator of the academy is named in their wording.
      await enterConsents({ ...portal, db: tx, now })
      await publishPrivacyNotice(tx, officeIdOf(userIds), now)
      await enterVoucherBatches({ ...portal, db: tx }, userIds)
      await enterWaiting(tx, now)
      await enterTrainingAlerts(tx, now)
      await enterTerms(tx, terms, now)
      await enterSignUps(tx, userIds, now)
      await enterSignIns(tx, now)
      await enterTokens(tx, userIds, now)
      await enterBenefits(tx, now)
      await enterResponsibilities({ ...portal, db: tx }, entered, evidence, userIds)
      await writeMails({ ...portal, db: tx }, entered, userIds)
      await enterUpgrades({ ...portal, db: tx }, userIds)
      await enterConversations({ ...portal, db: tx }, attachments, userIds)
      await enterNotices({ ...portal, db: tx }, userIds)
      await enterTexts({ ...portal, db: tx }, userIds)
      await enterErasures(tx, now)
      await enterDuplicates(tx, officeIdOf(userIds), now)
      await enterMerge({ ...portal, db: tx }, userIds)
      await enterWebhooks(tx, config, now)
    })
    committed = true
  } finally {
    await Promise.allSettled([workImages])
    await upload.settle({ committed })
  }
  await searchAll(portal)
}

/** Two students of one last name, whom the office decided to be two people. */
async function enterDuplicates(db: Db, officeId: number, now: Date): Promise<void> {
  await sql`
    insert into duplicate_pairs (kind, left_id, right_id, score, reasons, state, decided_by, decided_at, found_at)
    select 'STUDENTS', one.id, other.id, 60, array['FIRST_NAME_DIFFERS'], 'NOT_SAME', ${officeId}, ${now}, ${now}
    from students one join students other on other.last_name = one.last_name and other.id > one.id
    order by one.id, other.id limit 1
  `.execute(db)
}

/** Nobody is compared while the others are entered: all are at the end. */
function withoutSearches(jobs: Portal['jobs']): Portal['jobs'] {
  return {
    ...jobs,
    send: async (db, queue, data, startAfter) => {
      if (!('name' in data && String(data.name).startsWith('duplicates.'))) await jobs.send(db, queue, data, startAfter)
    },
  }
}

async function isInhabited(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Every user with a password signed in some hours or days ago, a blocked one before that. */
async function enterSignIns(db: Db, now: Date): Promise<void> {
  await sql`
    update users set signed_in_at = greatest(created_at, ${now}::timestamptz - (id * 37 % 400 + 5) * interval '1 hour')
    where status = 'ACTIVE'
  `.execute(db)
  await sql`update users set signed_in_at = created_at + interval '30 days' where status = 'BLOCKED'`.execute(db)
}

async function enterBenefits(db: Db, now: Date): Promise<void> {
  const levels = new Map(
    (await db.selectFrom('levels').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  )
  for (const { days, isHidden, levels: codes = [], from, until, ...benefit } of demoBenefits) {
    const at = shift(now, { days: -days })
    const dayIn = (distance: number | undefined) =>
      distance === undefined ? null : academyDay(new Date(shift(now, { days: distance })))
    const { id } = await db
      .insertInto('benefits')
      .values({
        ...benefit,
        valid_from: dayIn(from),
        valid_until: dayIn(until),
        is_active: !isHidden,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setLevels(
      db,
      'benefits',
      id,
      codes.flatMap((code) => levels.get(code) ?? []),
    )
  }
}
