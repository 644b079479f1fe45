import { feature } from '#kit/server/http/feature.ts'
import { applicationMails } from './application-merges.mail.ts'
import { applicationMergeRoutes } from './application-merges.routes.ts'

/** Closes the application of somebody who is there already. */
export const applicationMerges = feature({ calls: applicationMergeRoutes, mails: applicationMails })
