import { feature } from '#kit/server/http/feature.ts'
import { doubtCopiesLater } from './doubted-copies.steps.ts'
import { fillMissingLooks } from './missing-perceptual-hashes.ts'
import { portfolioFollows } from './portfolio.follows.ts'
import { portfolioMails } from './portfolio.mail.ts'
import { portfolioNotices } from './portfolio.notices.ts'
import { portfolioData } from './portfolio.personal-data.ts'
import { portfolioDetails, portfolioRecords } from './portfolio.records.ts'
import { portfolioRoutes } from './portfolio.routes.ts'

export const portfolio = feature({
  personalData: portfolioData,
  merging: {
    references: {
      portfolio_items: {
        pro_artist_id: { of: 'artist', kind: 'portfolio', place: 'position' },
        moderated_by: 'act',
      },
    },
  },
  rights: {
    'can-moderate-portfolio': { holders: ['administrator'], group: 'artists' },
  },
  records: portfolioRecords,
  details: portfolioDetails,
  calls: portfolioRoutes,
  follows: portfolioFollows,
  mails: portfolioMails,
  bell: portfolioNotices,
  schedules: { often: fillMissingLooks },
  tasks: { doubtCopies: doubtCopiesLater },
})
