import { type SqlBool, sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { part } from '#kit/server/http/registered-parts.ts'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { type Artists, everyArtist, isMergedRecord, visibleArtists } from './artists.queries.ts'

declare module '#kit/server/http/registered-parts.ts' {
  interface Parts {
    /** All that the page of one of these artists shows. */
    artistDetails: (
      asking: Pick<Context, 'db' | 'user' | 'now'>,
      artists: Artists,
      id: number,
    ) => Promise<ProArtist | undefined>
  }
}

/** The artist that a call's path names, among those its reader may see; nobody changes a record that was merged into another. */
export function subject({ db, user }: Context, { id }: { id: number }) {
  return visibleArtists(db, user)
    .select(['pro_artists.id', 'invitation_status', 'avatar_id'])
    .where('pro_artists.id', '=', id)
    .where(sql<SqlBool>`not ${isMergedRecord}`)
    .executeTakeFirst()
}

/** The artist as the person sees them who just took a step. */
export async function afterStep(ctx: Context, id: number) {
  return { data: found(await part('artistDetails')(ctx, everyArtist(ctx.db), id)) }
}
