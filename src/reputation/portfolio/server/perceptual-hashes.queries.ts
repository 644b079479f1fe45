import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { cropPenalty, mirrored, mostDifferences, type PerceptualHashes } from '#kit/server/pictures/perceptual-hash.ts'
import { type Db, planEachTime } from '#kit/server/postgres/database.ts'
import { isShowable } from '#reputation/consents/server/consents.queries.ts'

/**
 * Whether one of its pictures looks like one that its person refused to have shown, even if that work was deleted. A
 * person who agreed later knew of it.
 */
export async function refusedLikenesses(db: Db, itemId: number): Promise<boolean> {
  const { agreed_at } = await db
    .selectFrom('consent_events')
    .select((eb) => eb.fn.max('at').as('agreed_at'))
    .where('portfolio_item_id', '=', itemId)
    .where('event', '=', 'GIVEN')
    .executeTakeFirstOrThrow()
  const isLater = sql`> ${agreed_at ?? '-infinity'}`
  for (const looks of await perceptualHashesOfWork(db, itemId)) {
    const { isNear, distance } = comparedWith(looks)
    const { rows } = await sql<{ is_there: boolean }>`
      ${planEachTime}
      select exists (
        select from portfolio_images
        where (${isNear}) and portfolio_item_id <> ${itemId} and ${distance} <= ${mostDifferences}
          and (select not ${isShowable} from portfolio_items where portfolio_items.id = portfolio_item_id)
          and (select max(at) from consent_events where consent_events.portfolio_item_id = portfolio_images.portfolio_item_id
            and event in ('DECLINED', 'WITHDRAWN')) ${isLater}
      ) or exists (
        select from refused_looks where (${isNear}) and ${distance} <= ${mostDifferences} and refused_at ${isLater}
      ) as is_there
    `.execute(db)
    if (rows[0]?.is_there) return true
  }
  return false
}

/**
 * Whether a work that is declared to show nobody has a picture like one of a work whose person was sent a consent
 * request: then somebody is in it.
 */
export async function sharedLikenesses(db: Db, itemId: number): Promise<boolean> {
  const { consent_state } = await db
    .selectFrom('portfolio_items')
    .select('consent_state')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  if (consent_state !== 'NOT_NEEDED') return false
  const withConsent = sql<SqlBool>`consent_state in ('ASKED', 'GIVEN', 'DECLINED', 'WITHDRAWN')`
  return (await worksLike(db, itemId, withConsent)).length > 0
}

/** Published works that are declared to show nobody, with a picture like one of this work's. */
export function copiesWithNobody(db: Db, itemId: number): Promise<number[]> {
  return worksLike(db, itemId, sql`consent_state = 'NOT_NEEDED' and status = 'APPROVED'`)
}

/** Other works of this kind that have a picture like one of this work's. */
async function worksLike(db: Db, itemId: number, kind: RawBuilder<SqlBool>): Promise<number[]> {
  const found = new Set<number>()
  for (const looks of await perceptualHashesOfWork(db, itemId)) {
    const { isNear, distance } = comparedWith(looks)
    const { rows } = await sql<{ id: number }>`
      ${planEachTime}
      select portfolio_items.id from portfolio_items
      where portfolio_items.id in (
        select portfolio_item_id from portfolio_images
        where (${isNear}) and portfolio_item_id <> ${itemId} and ${distance} <= ${mostDifferences}
      ) and ${kind}
    `.execute(db)
    for (const { id } of rows) found.add(id)
  }
  return [...found].sort((one, other) => one - other)
}

/** What its pictures look like, in their order; without those that there is too little in. */
export function perceptualHashesOfWork(db: Db, itemId: number) {
  return db
    .selectFrom('portfolio_images')
    .select(['id', sql<string>`look`.as('look'), sql<string[]>`coalesce(crops::text[], '{}')`.as('crops')])
    .where('portfolio_item_id', '=', itemId)
    .where('look', 'is not', null)
    .orderBy('position')
    .execute()
}

/**
 * The distance between a row's perceptual hashes and these: one of the two pictures may be cropped, and one mirrored. A
 * hash is stored in four bands of 16 bits: if two hashes differ in seven bits or less, at least one band differs in one
 * bit at most. So only rows that have a band close to one of these are compared, and an index finds them.
 */
export function comparedWith({ look, crops }: PerceptualHashes) {
  const straight = [look, ...crops]
  const turned = straight.map(mirrored)
  const isNear = sql.join(
    [
      ...bands.map((band) => {
        const close = new Set([...straight, ...turned].flatMap((one) => near(one, band)))
        return sql<SqlBool>`${sql.ref(`band_${band + 1}`)} = any(${[...close]}::integer[])`
      }),
      sql<SqlBool>`crop_bands && ${[look, mirrored(look)].flatMap((one) =>
        bands.flatMap((band) => near(one, band).map((value) => (band << bandBits) | value)),
      )}::integer[]`,
    ],
    sql` or `,
  )
  const toStraight = nearest(straight)
  const toTurned = nearest(turned)
  return {
    isNear,
    distance: sql<number>`least(${toStraight}, ${toTurned})::integer`,
    isMirrored: sql<boolean>`${toTurned} < ${toStraight}`,
  }
}

/** Between the two whole pictures, or the one and any crop of the other. */
function nearest([look, ...own]: readonly string[]): RawBuilder<number> {
  return sql`least(
    bit_count(look # ${look}::bit(64)),
    ${cropPenalty} + (select min(bit_count(look # crop)) from unnest(${own}::bit(64)[]) crop),
    ${cropPenalty} + (select min(bit_count(crop # ${look}::bit(64))) from unnest(crops) crop)
  )`
}

const bands = [0, 1, 2, 3] as const
const bandBits = 16

/** A band of a look, and all that differ from it in one bit. */
function near(look: string, band: number): number[] {
  const value = Number.parseInt(look.slice(band * bandBits, (band + 1) * bandBits), 2)
  return nearBits.map((bit) => value ^ bit)
}

/** No bit, and each one. */
const nearBits = [0, ...Array.from({ length: bandBits }, (_, bit) => 1 << bit)]
