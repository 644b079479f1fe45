import { feature } from '#kit/server/http/feature.ts'
import { deleteOlder } from '#kit/server/http/removals.ts'
import { consentMails } from './consents.mail.ts'
import { consentNotices } from './consents.notices.ts'
import { consentData } from './consents.personal-data.ts'
import { consentRoutes } from './consents.routes.ts'
import { enterWithdrawals } from './withdrawals.ts'

export const consents = feature({
  place: 'portfolioModeration',
  personalData: consentData,
  merging: {
    references: {
      consent_events: { user_id: 'act' },
    },
  },
  details: { choices: { channels: 'consents.channel_', standing: 'consents.channel_' } },
  calls: consentRoutes,
  legalTexts: [
    'consents.page_intro',
    'consents.page_keep',
    'consents.channel_ACADEMY_text',
    'consents.channel_WEBSITE_text',
    'consents.channel_SOCIAL_text',
    'consents.give',
    'consents.again_text',
    'consents.text_withdraw',
  ],
  mails: consentMails,
  bell: consentNotices,
  beforeStart: enterWithdrawals,
  // A link that was answered does not expire.
  retention: { ended_link_days: ({ db }, before) => deleteOlder(db, 'consent_links', 'expires_at', before) },
})
