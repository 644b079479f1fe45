import type { Right } from '#kit/contract/texts/texts.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import { newToken } from '#kit/server/session/token-text.ts'
import { demoAccounts } from '../records/demo-accounts.ts'
import type { UserIds } from './seed-accounts.ts'

/** Enters two tokens of the academy, one of which has ended. Nobody knows their texts. */
export async function enterTokens(db: Db, userIds: UserIds, now: Date): Promise<void> {
  const owner = demoAccounts.find(({ role }) => role === 'super-admin')
  const user_id = userIds.get(owner?.email ?? '') as number
  const rows: { name: string; rights: Right[]; made: number; ends: number; used: number }[] = [
    {
      name: 'Strona akademii: terminy szkoleń',
      rights: [
        'can-view-pro-artist-trainings',
        'can-view-pro-artist-training-details',
        'can-unpublish-pro-artist-training_as_admin',
      ],
      made: -40,
      ends: 180,
      used: -1,
    },
    {
      name: 'Księgowość: sprzedaż pakietów',
      rights: ['can-view-student-packages', 'can-view-students'],
      made: -130,
      ends: -40,
      used: -41,
    },
  ]
  await db
    .insertInto('tokens')
    .values(
      rows.map(({ name, rights, made, ends, used }) => ({
        ...{ user_id, name, rights, is_of_academy: true, token_hash: hashToken(newToken()) },
        created_at: shift(now, { days: made }),
        ends_on: academyDay(new Date(shift(now, { days: ends }))),
        last_used_at: shift(now, { days: used }),
      })),
    )
    .execute()
}
