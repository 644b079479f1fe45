import { sql } from 'kysely'
import { feature } from '#kit/server/http/feature.ts'
import { profilePages } from './profile-pages.ts'
import { publicProfileNotices } from './public-profiles.notices.ts'
import { publicProfileData } from './public-profiles.personal-data.ts'
import { liveProfiles } from './public-profiles.queries.ts'
import { publicProfileRoutes } from './public-profiles.routes.ts'

export const publicProfiles = feature({
  place: 'profile',
  personalData: publicProfileData,
  calls: publicProfileRoutes,
  legalTexts: ['publicPage.verified_text', 'publicPage.reward'],
  bell: publicProfileNotices,
  parts: { publicArtists: (db) => sql<number>`${liveProfiles(db).select('public_profiles.pro_artist_id')}` },
  fastPath: profilePages,
})
