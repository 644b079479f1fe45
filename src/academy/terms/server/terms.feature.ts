import { sql } from 'kysely'
import { terms as calls } from '#academy/terms/contract/terms.ts'
import { feature } from '#kit/server/http/feature.ts'
import { announceTerms } from './announcement.ts'
import { termsNotices } from './terms.notices.ts'
import { termsData } from './terms.personal-data.ts'
import { termsRoutes } from './terms.routes.ts'

export const terms = feature({
  personalData: termsData,
  merging: {
    references: {
      terms_acceptances: { user_id: 'record', pro_artist_id: 'record' },
    },
  },
  records: {
    terms: {
      texts: ['terms'],
      name: ({ id }, { t }) =>
        sql`(select ${t('audit.kind_terms')} || ' ' || name from terms_versions where terms_versions.id = ${id})`,
      choice: null,
    },
  },
  calls: termsRoutes,
  legalTexts: [
    'terms.ask_text',
    'terms.accept',
    'terms.decline_consequence',
    'terms.upcoming_decline',
    'mails.terms_announced_body',
  ],
  openBeforeTerms: [calls.mine, calls.accept, calls.decline],
  broadcasts: termsNotices,
  schedules: { hourly: announceTerms },
})
