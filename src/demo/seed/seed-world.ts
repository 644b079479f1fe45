import type { Texts } from '#kit/server/language/texts.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type {} from '#people/students/server/students.queries.ts'
// The tables of features whose calls come later.
import type {} from '#reputation/reviews/server/reviews.queries.ts'
import type {} from '#teaching/trainings/server/trainings.queries.ts'
import type {} from '#trade/student-packages/server/student-packages.queries.ts'
import type {} from '#trade/vouchers/server/vouchers.queries.ts'
import type { DemoWorkImages } from '../pictures/demo-work-images.ts'
import type { DemoLife } from '../records/demo-life.ts'
import type { UserIds } from './seed-accounts.ts'
import type { EnteredArtist } from './seed-artists.ts'

/** What the rows of the academy's life are made of. */
export type World = {
  db: Db
  now: Date
  life: DemoLife
  artists: EnteredArtist[]
  userIds: UserIds
  passwordHash: string
  texts: Texts
  workImages: Promise<DemoWorkImages>
}

/** The instant that lies so many days from today. */
export function at({ now }: Pick<World, 'now'>, days: number): string {
  return shift(now, { days })
}

/** Things with the ids of their rows: one statement numbers its rows in the order in which they are given. */
export function withIds<Thing>(things: readonly Thing[], rows: readonly { id: number }[]): Map<Thing, number> {
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other)
  return new Map(things.map((thing, index) => [thing, ids[index] as number]))
}

/** Prices are given in złoty and stored in grosze. */
export function price(zloty: number) {
  return { price_amount: zloty * 100, price_currency: 'PLN' }
}
