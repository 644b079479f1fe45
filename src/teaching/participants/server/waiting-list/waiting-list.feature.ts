import { feature } from '#kit/server/http/feature.ts'
import { onCorrectedEmail } from '#network/applications/server/corrected-emails.steps.ts'
import { waitingListMails } from '../participants.mail.ts'
import { waitingListNotices } from '../participants.notices.ts'
import { waitingSteps } from '../seats/seat-steps.ts'
import { moveOffersOn } from './move-offers-on.ts'
import { waitingListMerging } from './waiting-list.merging.ts'
import { waitingListData } from './waiting-list.personal-data.ts'
import { waitingListRoutes } from './waiting-list.routes.ts'
import { replaceOfferLinks } from './waiting-list.steps.ts'

export const waitingList = feature({
  place: 'trainings',
  personalData: waitingListData,
  merging: waitingListMerging,
  calls: waitingListRoutes,
  follows: onCorrectedEmail(replaceOfferLinks),
  mails: waitingListMails,
  bell: waitingListNotices,
  steps: waitingSteps,
  schedules: { often: moveOffersOn },
})
