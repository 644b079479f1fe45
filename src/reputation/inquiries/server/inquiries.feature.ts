import { feature } from '#kit/server/http/feature.ts'
import { nameOfPerson } from '#kit/server/records/record-kind.ts'
import { inquiryRoutes } from './inquiries.routes.ts'

export const inquiries = feature({
  place: 'publicPage',
  calls: inquiryRoutes,
  records: { inquiry: { texts: ['inquiries'], name: nameOfPerson('pro_artists'), choice: null } },
})
