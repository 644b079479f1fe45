import { feature } from '#kit/server/http/feature.ts'
import { participantMails } from './participants.mail.ts'
import { participantMerging } from './participants.merging.ts'
import { participantNotices } from './participants.notices.ts'
import { participantData } from './participants.personal-data.ts'
import { participantDetails, participantRecords } from './participants.records.ts'
import { participantRoutes } from './participants.routes.ts'
import { seatSteps } from './seats/seat-steps.ts'

export const participants = feature({
  place: 'trainings',
  personalData: participantData,
  merging: participantMerging,
  records: participantRecords,
  details: participantDetails,
  calls: participantRoutes,
  mails: participantMails,
  bell: participantNotices,
  steps: seatSteps,
})
