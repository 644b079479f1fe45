import { sql } from 'kysely'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { choiceOfPerson, type RecordKind } from '#kit/server/records/record-kind.ts'
import { ofPerson } from './sign-ups.personal-data.ts'
import { visibleSignUps } from './sign-ups.queries.ts'

export const signUpRecords: Record<string, RecordKind> = {
  signUp: {
    texts: ['signUps'],
    name: ({ id }) => sql`(select ${fullNameIn()} from sign_ups where sign_ups.id = ${id})`,
    linesAbout: `subject_id in (select id from sign_ups where ${ofPerson})`,
    choice: {
      calls: ['/api/sign-ups/{id}'],
      rows: (ctx) => sql`
        select id, first_name, last_name, email, search from (${visibleSignUps(ctx).selectAll('sign_ups')}) sign_ups
      `,
      ...choiceOfPerson,
    },
  },
}
