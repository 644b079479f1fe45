import { type PersonKind, personalData, personKinds } from '#contract/personal-data/personal-data.ts'
import { requireReach } from '#server/applications/account.steps.ts'
import { visibleArtist } from '#server/artists/artists.queries.ts'
import { type Context, routes } from '#server/kit/http/context.ts'
import { found } from '#server/kit/http/errors.ts'
import type { PersonalData } from '#server/kit/personal-data/declaration.ts'
import { visibleStudents } from '#server/students/student-list.queries.ts'
import { visibleUsers } from '#server/users/users.queries.ts'
import { type Person, personOf } from './person.ts'
import { sourcesOf } from './sources.ts'
import { countsOf } from './stored-data.queries.ts'

type Named = { kind: string; id: number }

const visible: Record<PersonKind, (ctx: Context, id: number) => Promise<unknown>> = {
  artist: ({ db, user }, id) => visibleArtist(db, user, id),
  student: (ctx, id) => visibleStudents(ctx).select('id').where('id', '=', id).executeTakeFirst(),
  user: (ctx, id) => visibleUsers(ctx).select('id').where('id', '=', id).executeTakeFirst(),
}

/** The person, as long as the reader may see the row by which they are named. */
async function visiblePerson(ctx: Context, { kind, id }: Named): Promise<Person | undefined> {
  const known = personKinds.find((name) => name === kind)
  if (!known || !(await visible[known](ctx, id))) return undefined
  return personOf(ctx.db, known, id)
}

async function ownPerson({ db, user }: Context): Promise<Person> {
  return found(await personOf(db, 'user', user.id))
}

export const personalDataRoutes = (declared: PersonalData) => {
  const sources = sourcesOf(declared)
  const answer = async ({ db }: Context, person: Person) => ({
    data: { person, kinds: await countsOf(db, sources, person) },
  })
  return routes(personalData, {
    mine: async (ctx) => answer(ctx, await ownPerson(ctx)),

    get: {
      subject: visiblePerson,
      handle: async (ctx, _input, person: Person) => {
        await requireReach(ctx, { user_id: person.user })
        return answer(ctx, person)
      },
    },
  })
}
