import { session as calls } from '#kit/contract/session.ts'
import { feature } from '#kit/server/http/feature.ts'
import { deleteOlder } from '#kit/server/http/removals.ts'
import { eachPart } from '#kit/server/jobs/each-part.ts'
import { changeOf } from '#kit/server/records/event-details.ts'
import { sweepSessions } from '#kit/server/session/session.ts'
import { sweepLoginFailures } from './login-attempts.steps.ts'
import { sessionMails } from './session.mail.ts'
import { sessionNotices } from './session.notices.ts'
import { sessionData } from './session.personal-data.ts'
import { sessionRoutes } from './session.routes.ts'

export const session = feature({
  personalData: sessionData,
  merging: {
    references: {
      known_devices: { user_id: 'login' },
      password_tokens: { user_id: 'login' },
      sessions: { user_id: 'login', viewed_id: 'act', asks_code_of: 'login' },
      users: { merged_into: { of: 'account', kind: 'account' } },
    },
  },
  rights: {
    'can-change-language': { holders: ['administrator', 'pro-artist', 'client'], group: 'account' },
  },
  details: { shapes: { 'user.languageChanged': changeOf('language_name') } },
  calls: sessionRoutes,
  openBeforeTerms: [calls.user, calls.changeLanguage, calls.logout],
  mails: sessionMails,
  bell: sessionNotices,
  schedules: {
    hourly: ({ db, clock }, _listeners, signal) =>
      eachPart([() => sweepSessions(db, clock()), () => sweepLoginFailures(db, clock())], signal),
  },
  retention: {
    device_days: ({ db }, before) => deleteOlder(db, 'known_devices', 'seen_at', before),
    ended_link_days: ({ db }, before) => deleteOlder(db, 'password_tokens', 'expires_at', before),
  },
})
