import { students } from '#contract/students/students.ts'
import { type Context, routes } from '#server/kit/http/context.ts'
import { found } from '#server/kit/http/errors.ts'
import { changesBetween } from '#server/kit/revisions/revisions.ts'
import { chosenCountry } from '../countries/countries.queries.ts'
import { renameUser } from '../session/session.queries.ts'
import { officeHandlers } from './student-office.routes.ts'
import { ownStudent, saveStudent } from './students.queries.ts'

declare module '#server/kit/jobs/events.ts' {
  interface Events {
    'student.profileChanged': { before: Record<string, unknown>; after: Record<string, unknown> }
  }
}

/** Whoever asks, it is their own row; those who are no students get a 404. */
const subject = ({ db, user }: Context) => ownStudent(db, user)

export const studentRoutes = routes(students, {
  ...officeHandlers,

  profile: (ctx) => ownAnswer(ctx),

  updateProfile: {
    subject,
    handle: async (ctx, after, before: object) => {
      const { db, user, now } = ctx
      if (after.country_id !== null) await chosenCountry(db, after.country_id)
      const id = await saveStudent(db, user, after, now)
      await renameUser(db, user.id, after)
      if (changesBetween(before, after).length > 0)
        await ctx.record('student.profileChanged', id, { before: { ...before }, after })
      return ownAnswer(ctx)
    },
  },
})

async function ownAnswer(ctx: Context) {
  return { data: found(await subject(ctx)) }
}
