import { sql } from 'kysely'
import { feature, holds, noDeadline } from '#kit/server/http/feature.ts'
import { deleteOlder } from '#kit/server/http/removals.ts'
import { signUpRight } from '#teaching/sign-ups/contract/sign-ups.flow.ts'
import { moveAllSignUpsOn } from './move-sign-ups-on.ts'
import { priceChangeMails } from './price-changes.mail.ts'
import { priceChangeNotices } from './price-changes.notices.ts'
import { signUpMails } from './sign-ups.mail.ts'
import { signUpFollows, signUpNotices } from './sign-ups.notices.ts'
import { signUpData } from './sign-ups.personal-data.ts'
import { waitingSignUps } from './sign-ups.queries.ts'
import { signUpRecords } from './sign-ups.records.ts'
import { signUpRoutes } from './sign-ups.routes.ts'

export const signUps = feature({
  personalData: signUpData,
  merging: { references: { sign_ups: { student_id: { of: 'student', kind: 'seats' }, decided_by: 'act' } } },
  records: signUpRecords,
  calls: signUpRoutes,
  legalTexts: ['signUps.accepts_rules', 'signUps.accepts_terms'],
  parts: {
    acceptedWithoutAccount: (versionId) =>
      sql<number>`(select count(*) from sign_ups where sign_ups.terms_version_id = ${versionId} and not exists (
        select from terms_acceptances join users on users.id = user_id
        where version_id = ${versionId} and source = 'SIGN_UP' and lower(users.email) = lower(sign_ups.email)
      ))`,
  },
  follows: signUpFollows,
  mails: { ...signUpMails, ...priceChangeMails },
  bell: { ...signUpNotices, ...priceChangeNotices },
  schedules: { often: moveAllSignUpsOn },
  retention: {
    // As long as the training is ahead, people come back to their page.
    ended_link_days: ({ db }, before) =>
      deleteOlder(
        db,
        'sign_ups',
        'state_changed_at',
        before,
        sql`turn = 1 and not exists (select from trainings where trainings.id = training_id and starts_at > now())`,
      ),
  },
  counters: {
    signUpsCount: {
      queue: 'signUps',
      isFor: holds(signUpRight),
      rows: ({ db }) => waitingSignUps(db).select('state_changed_at as since'),
      decisions: {
        isFor: holds(signUpRight),
        rows: ({ db }) =>
          waitingSignUps(db)
            .innerJoin('trainings', 'trainings.id', 'sign_ups.training_id')
            .select([
              'sign_ups.id',
              'sign_ups.state_changed_at as since',
              noDeadline,
              sql<{ first_name: string; last_name: string; avatar_url: null }>`json_build_object(
                'first_name', sign_ups.first_name, 'last_name', sign_ups.last_name, 'avatar_url', null
              )`.as('person'),
              'trainings.title',
            ]),
      },
    },
  },
})
