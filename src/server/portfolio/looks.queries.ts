import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isShowable } from '#server/consents/consents.queries.ts'
import { type Looks, mirrored } from '#server/kit/pictures/look.ts'
import { type Db, planEachTime } from '#server/kit/postgres/database.ts'

/** Bits out of 64 by which copies of a picture differ at most; other pictures differ in about 32. */
export const mostDifferences = 7
/** Added where a crop is compared: with sixteen chances, pictures that are merely alike come closer. A crop's own copies differ in three. */
const cropped = 3

/**
 * Whether one of its pictures looks like one that its person refused to have shown, be that work still there or not. Whoever agreed after
 * that knew of it.
 */
export async function looksRefused(db: Db, itemId: number): Promise<boolean> {
  const { agreed_at } = await db
    .selectFrom('consent_events')
    .select((eb) => eb.fn.max('at').as('agreed_at'))
    .where('portfolio_item_id', '=', itemId)
    .where('event', '=', 'GIVEN')
    .executeTakeFirstOrThrow()
  const isLater = sql`> ${agreed_at ?? '-infinity'}`
  for (const looks of await looksOfWork(db, itemId)) {
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

/** What its pictures look like, in their order; without those that there is too little in. */
export function looksOfWork(db: Db, itemId: number) {
  return db
    .selectFrom('portfolio_images')
    .select(['id', sql<string>`look`.as('look'), sql<string[]>`coalesce(crops::text[], '{}')`.as('crops')])
    .where('portfolio_item_id', '=', itemId)
    .where('look', 'is not', null)
    .orderBy('position')
    .execute()
}

/**
 * How near a row's looks are to these: one of the two pictures may be cut, and one in a mirror. A look is kept in four bands of 16 bits: of
 * two that differ in seven bits or less, one band differs in one at most. So only rows are compared that have a band close to one of
 * these, and an index finds those.
 */
export function comparedWith({ look, crops }: Looks) {
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
    ${cropped} + (select min(bit_count(look # crop)) from unnest(${own}::bit(64)[]) crop),
    ${cropped} + (select min(bit_count(crop # ${look}::bit(64))) from unnest(crops) crop)
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
