import { sql } from 'kysely'
import { languages } from '#kit/contract/texts/text.ts'
import type { StagedFile } from '#kit/contract/values/files.ts'
import { storeFile } from '#kit/server/files/files.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { PortfolioItem } from '#reputation/portfolio/contract/portfolio.ts'
import { looksIn, suggestedAlt } from './images.steps.ts'

/*
 * Pictures from before the portal. Each is a draft of its own, for each shows another person, whose consent is requested. It has no
 * description yet, so nobody can submit it before its artist has filled it in.
 */

type Imported = { file: StagedFile; technique: PortfolioItem['technique']; performed_on: string }

/** Adds a draft behind the works of an artist, whose lock the caller holds; answers the file of its picture. */
export async function addImportedWork(
  ctx: Context,
  artistId: number,
  { file, technique, performed_on }: Imported,
): Promise<number> {
  const { db, now, texts } = ctx
  const named = languages.map((language) => [language, texts.in(language)(`artists.techniques_${technique}`)])
  const draft = {
    title: Object.fromEntries(named) as PortfolioItem['title'],
    description: { pl: '', 'en-US': '' },
    ...{ technique, performed_on },
  }
  const { last } = await db
    .selectFrom('portfolio_items')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('pro_artist_id', '=', artistId)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('portfolio_items')
    .values({
      ...draft,
      ...{
        pro_artist_id: artistId,
        position: (last ?? 0) + 1,
        status: 'DRAFT',
        created_at: now,
        status_changed_at: now,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file_id = await storeFile(db, file, now)
  await db
    .insertInto('portfolio_images')
    .values({
      ...{ portfolio_item_id: id, file_id, stage: 'AFTER', position: 1, created_at: now },
      ...{ alt: suggestedAlt(ctx, technique, 'AFTER'), has_own_alt: false, ...looksIn(file) },
    })
    .execute()
  await ctx.record('portfolioItem.created', id, { after: draft })
  return file_id
}

/** Works that nobody has touched, by the files of their pictures. */
export async function removeImportedWorks(db: Db, fileIds: readonly number[]): Promise<void> {
  await sql`
    delete from portfolio_items where id in (select portfolio_item_id from portfolio_images where file_id = any(${fileIds}))
  `.execute(db)
}
