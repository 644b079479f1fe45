import { feature } from '#server/kit/http/feature.ts'
import { certificateNotices } from './certificates.notices.ts'

export const certificates = feature({ bell: certificateNotices })
