import type { Context } from '#kit/server/http/context.ts'
import { visibleArtist } from '#network/artists/server/artists.queries.ts'
import type { PersonKind } from '#office/personal-data/contract/personal-data.ts'
import { visibleStudents } from '#people/students/server/student-list.queries.ts'
import { visibleUsers } from '#people/users/server/users.queries.ts'
import { type Person, personOf } from './person.ts'

const visible: Record<PersonKind, (ctx: Context, id: number) => Promise<unknown>> = {
  artist: ({ db, user }, id) => visibleArtist(db, user, id),
  student: (ctx, id) => visibleStudents(ctx).select('id').where('id', '=', id).executeTakeFirst(),
  user: (ctx, id) => visibleUsers(ctx).select('id').where('id', '=', id).executeTakeFirst(),
}

/** Whether the reader may see the row by which a person is named. */
export async function isVisible(ctx: Context, { kind, id }: { kind: PersonKind; id: number }): Promise<boolean> {
  return Boolean(await visible[kind](ctx, id))
}

/** The person, as long as the reader may see that row. */
export async function visiblePerson(ctx: Context, kind: PersonKind, id: number): Promise<Person | undefined> {
  return (await isVisible(ctx, { kind, id })) ? personOf(ctx.db, kind, id) : undefined
}
