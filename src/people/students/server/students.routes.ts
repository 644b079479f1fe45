import { chosenCountry } from '#academy/countries/server/countries.queries.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import { students } from '#people/students/contract/students.ts'
import { officeHandlers } from './student-office.routes.ts'
import { ownStudent } from './students.queries.ts'
import { renameAccount, saveStudent } from './students.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'student.profileChanged': { before: Record<string, unknown>; after: Record<string, unknown> }
  }
}

/** The row of the user who sends the request; a user who is no student gets a 404. */
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
      await renameAccount(db, user.id, after)
      if (changesBetween(before, after).length > 0)
        await ctx.record('student.profileChanged', id, { before: { ...before }, after })
      return ownAnswer(ctx)
    },
  },
})

async function ownAnswer(ctx: Context) {
  return { data: found(await subject(ctx)) }
}
