/** What a whole file may cost in core-seconds, and why that much. */
export type CostException = { seconds: number; why: string }

const starts =
  'It starts the portal and its database as processes of their own, time and again: a start is a core-second.'
const pictures = 'Pictures are decoded and written in a process of their own, each a tenth of a core-second and more.'
const many = 'It has thousands of operations or rows, of which it has to be true of all.'
const screens = 'Each of its tests draws a whole screen with its list, and acts on many rows of it.'
const restores = 'It backs up a database and restores it, each time into one that is made for it.'
const passwords = 'Each guess hashes a password, which is slow on purpose.'

/**
 * Files that may cost more than the others, for now: one that no longer needs to stand here fails, so that the list gets shorter. The
 * seconds are twice what they cost on a busy machine, where the same work takes up to twice the processor's time.
 */
export const costExceptions: Record<string, CostException> = {
  'src/testing/suites/copied-feature.test.ts': {
    seconds: 90,
    why: 'It checks the types of the whole portal with one more feature, on whose texts and calls nearly every type depends.',
  },
  'e2e/moving-out.spec.ts': { seconds: 40, why: starts },
  'src/reputation/portfolio/server/cards/work-cards.test.ts': { seconds: 4, why: pictures },
  'src/testing/suites/outages/killed-import.test.ts': { seconds: 20, why: starts },
  'src/testing/suites/outages/kill.test.ts': { seconds: 110, why: starts },
  'src/testing/suites/outages/failover.test.ts': {
    seconds: 10,
    why: 'It starts two servers of PostgreSQL, of which one follows the other, and two portals.',
  },
  'src/testing/suites/fire.test.ts': {
    seconds: 40,
    why: 'It starts two servers of PostgreSQL, of which one takes over from the other, and two portals, while twenty people work.',
  },
  'src/testing/suites/outages/pgbouncer.test.ts': {
    seconds: 8,
    why: 'Three portals bring an empty database up to date. It is skipped where there is no PgBouncer.',
  },
  'src/demo/seed/seed.test.ts': {
    seconds: 30,
    why: 'It makes the demo academy several times, with portals that start at once.',
  },
  'src/office/personal-data/server/export/personal-export.test.ts': { seconds: 16, why: many },
  'src/office/imports/server/archive/artist-files.test.ts': { seconds: 15, why: pictures },
  'src/office/imports/server/export/whole-export.test.ts': {
    seconds: 12,
    why: 'It takes the whole demo academy out, table by table and file by file, and brings it into another portal.',
  },
  'src/kit/server/postgres/server/postgres.test.ts': { seconds: 15, why: starts },
  'src/kit/server/pictures/perceptual-hash.test.ts': {
    seconds: 30,
    why: 'It compares hundreds of copies of pictures, each cut another way.',
  },
  'src/kit/server/http/files/multipart-memory.test.ts': {
    seconds: 16,
    why: 'Pictures of 48 megapixels and twenty hostile files arrive at once, for the memory that they take.',
  },
  'src/office/personal-data/server/erasure/repeated-erasures.test.ts': { seconds: 3, why: restores },
  'src/reputation/consents/server/consents.test.ts': { seconds: 14, why: pictures },
  'src/reputation/consents/server/consent-links.test.ts': { seconds: 7, why: pictures },
  'src/reputation/consents/server/restored-consents.test.ts': { seconds: 5, why: pictures },
  'src/reputation/portfolio/server/portfolio.test.ts': { seconds: 12, why: pictures },
  'src/reputation/portfolio-moderation/server/portfolio-moderation.test.ts': { seconds: 11, why: pictures },
  'src/kit/server/lists/large-page.test.ts': { seconds: 14, why: many },
  'src/trade/vouchers/server/voucher-ledger.test.ts': { seconds: 10, why: many },
  'src/academy/translations/server/text-import.test.ts': { seconds: 8, why: many },
  'src/trade/issued-vouchers/server/voucher-batches.test.ts': { seconds: 15, why: many },
  'src/teaching/participants/server/sums.test.ts': { seconds: 20, why: many },
  'src/people/session/server/login-attempts.test.ts': { seconds: 6, why: passwords },
  'src/testing/suites/flood.test.ts': { seconds: 25, why: 'It sends as many requests at once as a flood has.' },
  'src/kit/server/files/move-files.test.ts': {
    seconds: 20,
    why: 'It copies all files of the demo academy several times.',
  },
  'src/kit/server/files/storage.test.ts': { seconds: 12, why: many },
  'src/office/audit/server/forgetting.test.ts': {
    seconds: 8,
    why: 'It does all that the portal can do to a person, and then forgets them.',
  },
  'src/kit/server/backup/backup.test.ts': { seconds: 8, why: restores },
  'src/office/dashboard/server/backup-warnings.test.ts': { seconds: 4, why: restores },
  'src/testing/suites/outages/lost-database.test.ts': {
    seconds: 4,
    why: 'Its portals wait for a database that is away, and ask again.',
  },
  'src/testing/suites/outages/restored-academy.test.ts': {
    seconds: 40,
    why: 'It backs up and restores the whole demo academy twice, and asks four roles all that can be asked.',
  },
  'src/app/server/backup-command.test.ts': { seconds: 30, why: starts },
  'src/app/server/commands.test.ts': {
    seconds: 12,
    why: 'Each of its tests starts a command as a process of its own, which loads as much of the portal as it needs.',
  },
  'src/app/server/create-owner.test.ts': { seconds: 13, why: starts },
  'src/demo/seed/end-demo.test.ts': { seconds: 7, why: starts },
  'src/kit/server/http/api/proxies.test.ts': { seconds: 4, why: starts },
  'src/testing/suites/file-names.test.ts': { seconds: 8, why: pictures },
  'src/kit/server/http/api/progress.test.ts': {
    seconds: 12,
    why: 'It serves slow clients for a minute, by its own clock.',
  },
  'src/reputation/portfolio/server/metadata.test.ts': { seconds: 4, why: pictures },
  'src/reputation/consents/server/restored-backup.test.ts': { seconds: 3, why: starts },
  'scripts/checks/measured-command.test.ts': {
    seconds: 6,
    why: 'It keeps the processor busy, to see that this is counted.',
  },
  'src/app/web/applications.component.test.tsx': { seconds: 8, why: screens },
  'src/office/decisions/web/decisions.component.test.tsx': { seconds: 7, why: screens },
  'src/network/artists/web/list/network-page.component.test.tsx': { seconds: 7, why: screens },
  'e2e/pro-artist-journey.spec.ts': {
    seconds: 20,
    why: 'One story through all of the portal, from the application to the network, with three people.',
  },
  'e2e/api-viewer.spec.ts': {
    seconds: 40,
    why: 'The viewer reads a script of 4 MB and draws all calls of the API, in light and in dark.',
  },
  'src/academy/wallets/server/wallets.test.ts': {
    seconds: 7,
    why: 'It makes keys of 2,048 bits, and openssl writes and verifies files with them, in a process of its own each time.',
  },
  'src/testing/suites/jobs/long-jobs.test.ts': { seconds: 4, why: many },
  'src/testing/suites/jobs/schedules.test.ts': { seconds: 3, why: 'It runs every schedule of the portal, twice.' },
  'src/kit/server/http/api/typed-wire.test.ts': {
    seconds: 4,
    why: 'A compiler, a process of its own, reads the types of all calls.',
  },
  'src/people/tokens/server/typed-client.test.ts': {
    seconds: 5,
    why: 'A compiler and three programs are processes of their own, and read the types of all calls.',
  },
  'e2e/shell.spec.ts': { seconds: 50, why: screens },
  'e2e/artist-details.spec.ts': { seconds: 20, why: screens },
  'e2e/portfolio.spec.ts': { seconds: 15, why: pictures },
}
