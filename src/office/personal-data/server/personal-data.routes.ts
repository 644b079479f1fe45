import { hasPermission } from '#kit/contract/rights.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { requireEntry } from '#kit/server/http/authorization.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import type { AllFeatures } from '#kit/server/http/feature.ts'
import { Attachment } from '#kit/server/http/files/attachment.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { type PersonKind, personalData } from '#office/personal-data/contract/personal-data.ts'
import { requireReach } from '#people/account/server/account.steps.ts'
import { requireConfirmation } from '#people/two-factor/server/confirmation.steps.ts'
import { archiveOf } from './export/archive.ts'
import { archiveToken, type NamedPerson, readArchiveToken } from './export/archive-link.ts'
import { countsOf } from './export/stored-data.queries.ts'
import { guestOf } from './guests.queries.ts'
import { type Person, personOf } from './person.ts'
import { sourcesOf } from './sources.ts'
import { visiblePerson } from './visible-person.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'user.ownDataExported': object
    'user.dataExported': object
    /** By whom: of the guest nothing is written down. */
    'user.guestDataExported': object
    'student.dataExported': object
    'proArtist.dataExported': object
  }
}

const events = {
  artist: 'proArtist.dataExported',
  student: 'student.dataExported',
  user: 'user.dataExported',
} as const satisfies Record<PersonKind, string>

function personNamed(ctx: Context, named: NamedPerson): Promise<Person | undefined> {
  return named.kind === 'guest' ? guestOf(ctx, named.email) : visiblePerson(ctx, named.kind, named.id)
}

export async function ownPerson({ db, user }: Context): Promise<Person> {
  return found(await personOf(db, 'user', user.id))
}

/** Of each kind of row by which the office finds a person. */
function ofKind<Answer>(
  kind: PersonKind,
  answer: (ctx: Context, person: Person, named: { kind: PersonKind; id: number }) => Promise<Answer>,
) {
  return {
    subject: (ctx: Context, { id }: { id: number }) => visiblePerson(ctx, kind, id),
    handle: async (ctx: Context, { id }: { id: number }, person: Person) => {
      await requireReach(ctx, { user_id: person.user })
      return answer(ctx, person, { kind, id })
    },
  }
}

export const personalDataRoutes = (features: AllFeatures) => {
  const sources = () => sourcesOf(declaredBy(features()))
  const summaryOf = async ({ db }: Context, person: Person) => {
    const { former: _, phones: __, ...named } = person
    return { data: { person: named, kinds: await countsOf(db, sources(), person) } }
  }
  const open = async (ctx: Context, _person: Person, named: { kind: PersonKind; id: number }) => {
    await requireConfirmation(ctx)
    await ctx.record(events[named.kind], named.id, {})
    return { data: { token: archiveToken(ctx, named) } }
  }
  return routes(personalData, {
    mine: async (ctx) => summaryOf(ctx, await ownPerson(ctx)),
    ofArtist: ofKind('artist', summaryOf),
    ofStudent: ofKind('student', summaryOf),
    ofUser: ofKind('user', summaryOf),

    ofGuest: async (ctx, { email }) => ({
      data: { kinds: await countsOf(ctx.db, sources(), await guestOf(ctx, email)) },
    }),

    exportMine: async (ctx) => {
      await requireConfirmation(ctx)
      await ctx.record('user.ownDataExported', ctx.user.id, {})
      return { data: { token: archiveToken(ctx, { kind: 'user', id: ctx.user.id }) } }
    },
    exportArtist: ofKind('artist', open),
    exportStudent: ofKind('student', open),
    exportUser: ofKind('user', open),

    exportGuest: async (ctx, { email }) => {
      await requireConfirmation(ctx)
      await guestOf(ctx, email)
      await ctx.record('user.guestDataExported', ctx.user.id, {})
      return { data: { token: archiveToken(ctx, { kind: 'guest', email }) } }
    },

    archive: async (ctx, { token = '' }) => {
      const named = readArchiveToken(ctx, token) ?? fail('not_found')
      const isOwn = named.kind === 'user' && named.id === ctx.user.id
      const person = found(await (isOwn ? ownPerson(ctx) : personNamed(ctx, named)))
      if (!isOwn) {
        // One's own is open to users who have yet to accept terms or set up a factor; others' data, requested by the
        // office before that, are not.
        requireEntry(personalData.archive, ctx.session, false)
        if (!hasPermission(ctx.user, 'can-export-personal-data')) fail('forbidden')
      }
      await requireReach(ctx, { user_id: person.user })
      return new Attachment({
        name: `${ctx.t('personalData.file_name')}-${academyDay(ctx.now)}.zip`,
        mime: 'application/zip',
        body: await archiveOf(ctx, sources(), person),
      })
    },
  })
}
