import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as api from '#app/contract/calls.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { type GoodInput, goodInput } from '#testing/fixtures/good-input.ts'
import { startMailSink } from '#testing/servers/mail-sink.ts'

/**
 * The features whose responses contain a table's rows; without a line, the feature with the table's name. Tables that
 * no screen reads from the cache, or only the notifications, are listed below.
 */
const shownBy: Record<string, readonly string[]> = {
  training_alerts: ['openTrainings'],
  abuse_reports: ['abuseReports'],
  additional_responsibilities: ['additionalResponsibilities'],
  additional_responsibility_history: ['additionalResponsibilities'],
  authenticators: ['twoFactor'],
  duplicate_pairs: ['duplicates'],
  passkeys: ['passkeys'],
  benefit_levels: ['benefits'],
  calendar_feeds: ['calendar'],
  certificates: ['certificates', 'students'],
  consent_events: ['consents'],
  content_notices: ['contentReports'],
  content_objections: ['contentReports'],
  content_reports: ['contentReports'],
  consent_links: ['consents'],
  certificate_bundles: ['certificates'],
  import_rows: ['imports'],
  levels: ['levels', 'artists', 'statusUpgrades'],
  mail_delivery: ['settings'],
  message_attachments: ['conversations'],
  messages: ['conversations'],
  portfolio_images: ['portfolio', 'artists'],
  portfolio_items: ['portfolio', 'artists'],
  privacy_versions: ['privacy'],
  push_devices: ['notifications'],
  pro_artist_documents: ['artists', 'profile'],
  pro_artist_history: ['artists', 'profile'],
  pro_artist_links: ['artists', 'applications'],
  pro_artists: ['artists', 'applications', 'profile', 'statusUpgrades', 'conversations'],
  public_profiles: ['publicProfiles'],
  public_profile_addresses: ['publicProfiles'],
  recovery_codes: ['twoFactor'],
  responsibility_evidence: ['additionalResponsibilities'],
  responsibility_levels: ['responsibilities'],
  review_links: ['reviews'],
  review_versions: ['reviews'],
  role_permissions: ['roles'],
  saved_views: ['views'],
  sealed_secrets: ['wallets'],
  status_upgrade_requests: ['statusUpgrades'],
  sign_ups: ['signUps'],
  student_package_pauses: ['studentPackages', 'students'],
  student_packages: ['studentPackages', 'students', 'packages', 'artists'],
  new_levels: ['newLevels'],
  participants: ['participants', 'students'],
  waiting_students: ['participants', 'waitingList'],
  attendances: ['participants'],
  terms_files: ['terms', 'settings'],
  terms_versions: ['terms', 'settings'],
  texts: ['texts'],
  training_history: ['trainings'],
  training_sessions: ['trainings', 'artists', 'students'],
  trainings: ['trainings', 'artists', 'students'],
  translations: ['languages', 'texts'],
  voucher_batches: ['voucherBatches'],
  voucher_batch_rows: ['voucherBatches'],
  vouchers: ['vouchers', 'artists'],
  voucher_entries: ['vouchers', 'participants', 'redemptions'],
  voucher_seats: ['vouchers', 'participants'],
}
const unseen = new Set(
  'abuse_report_links audit_log broadcasts content_notice_links decision_viewers files former_contacts former_trainings known_devices login_failures mails password_tokens public_profile_changes removed_notifications replaced_avatars replaced_form_links request_counts revisions sessions sign_up_links terms_acceptances texts_version user_roles webhook_deliveries'.split(
    ' ',
  ),
)

/** Of a table that counts for itself, too, what is shown. */
const shownColumns: Record<string, string> = {
  public_profiles: 'of is_on, is_listed, blocked_at, block_reason',
  student_packages:
    'of student_id, name, pro_artist_id, price_amount, payment_status, entries_used, activates_at, expires_at, status',
  vouchers: 'of uses_left, max_usages, balance, budget, valid_until, payment_status, blocked_at, taken_back_at',
  users: 'of first_name, last_name, email, language_name, is_blocked, password_hash, main_role_id',
}

let world: Academy
let good: GoodInput
beforeAll(async () => {
  const sink = await startMailSink()
  world = await academy({ smtpUrl: sink.url })
  good = await goodInput(world)
  await noteWrites()
  return async () => {
    await world.close()
    await sink.close()
  }
})

test('every call knows its feature, and refreshes features that there are, its own among them', () => {
  const sentences = Object.entries(api).flatMap(([feature, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).flatMap(([name, call]) => [
      ...(call.feature === feature ? [] : [`${feature}.${name} says that it is of ${call.feature}.`]),
      ...(call.isReading || call.isPoll || call.refreshes.includes(feature)
        ? []
        : [`${feature}.${name} leaves ${feature} as it was.`]),
      ...call.refreshes
        .filter((other) => !(other in api))
        .map((other) => `There is no ${other} for ${name} to refresh.`),
    ]),
  )
  expect(sentences).toEqual([])
})

describe('a call refreshes all screens that show what it writes', () => {
  // A user who requests their erasure makes no other call after it: `erasures.test.ts`.
  const changing = [...endpoints].filter(([name, { isReading }]) => !isReading && name !== 'erasures.requestOwn')
  test.each(changing)('%s', async (name, endpoint) => {
    const written = await writtenBy(name, endpoint)
    const unknown = written.filter((table) => !unseen.has(table) && !showing(table))
    expect(unknown, 'Say in this test which features show these.').toEqual([])
    // Notifications are for others, whose browsers poll for them.
    const toRefresh = written
      .filter((table) => table !== 'notifications' || endpoint.feature === 'notifications')
      .flatMap((table) => showing(table) ?? [])
    expect(endpoint.refreshes).toEqual(expect.arrayContaining(toRefresh))
  })
})

function showing(table: string): readonly string[] | undefined {
  return shownBy[table] ?? (table in api ? [table] : undefined)
}

async function writtenBy(name: string, endpoint: Endpoint): Promise<string[]> {
  const statuses: number[] = []
  for (const reader of ['owner', 'office', 'artist', 'student', 'guest'] as const) {
    const visitor = reader === 'guest' ? await world.guest() : await world.visitor(reader)
    const input = await good(name, { isOwn: reader === 'artist' })
    await sql`truncate noted_writes`.execute(world.db)
    const { status } = await visitor.attempt(endpoint, input)
    statuses.push(status)
    if (status !== endpoint.status) continue
    const { rows } = await sql<{ name: string }>`select distinct name from noted_writes order by name`.execute(world.db)
    return rows.map(({ name }) => name)
  }
  throw new Error(`Nobody may make the call ${name}: ${statuses.join(', ')}`)
}

/** From now on every row that is written leaves the name of its table. */
async function noteWrites() {
  await sql`create table noted_writes (name text not null)`.execute(world.db)
  await sql`
    create function note_write() returns trigger language plpgsql as $$
    begin
      insert into noted_writes values (tg_table_name);
      return null;
    end $$
  `.execute(world.db)
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'noted_writes'
  `.execute(world.db)
  for (const { name: table } of rows)
    await sql`
      create trigger note_write after insert or update ${sql.raw(shownColumns[table] ?? '')} or delete on ${sql.table(table)}
      for each row execute function note_write()
    `.execute(world.db)
}
