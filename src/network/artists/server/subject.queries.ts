import type { Context } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { artistDetails } from '#office/artist-page/server/artist-details.queries.ts'
import { everyArtist, visibleArtist } from './artists.queries.ts'

/** The artist that a call's path names, among those its reader may see. */
export function subject({ db, user }: Context, { id }: { id: number }) {
  return visibleArtist(db, user, id)
}

/** The artist as the person sees them who just took a step. */
export async function afterStep(ctx: Context, id: number) {
  return { data: found(await artistDetails(ctx, everyArtist(ctx.db), id)) }
}
