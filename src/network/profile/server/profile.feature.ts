import { feature } from '#kit/server/http/feature.ts'
import { profileNotices } from './profile.notices.ts'
import { profileRoutes } from './profile.routes.ts'

export const profile = feature({ calls: profileRoutes, bell: profileNotices })
