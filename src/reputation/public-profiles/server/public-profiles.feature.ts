import { sql } from 'kysely'
import { feature } from '#kit/server/http/feature.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { forgetProfileChanges } from './gallery/gallery.steps.ts'
import { galleryPages } from './gallery/gallery-pages.ts'
import { profilePages } from './profile-pages.ts'
import { publicProfileNotices } from './public-profiles.notices.ts'
import { publicProfileData } from './public-profiles.personal-data.ts'
import { liveProfiles } from './public-profiles.queries.ts'
import { publicProfileRoutes } from './public-profiles.routes.ts'

export const publicProfiles = feature({
  place: 'profile',
  personalData: publicProfileData,
  // The address of the record that was given up leads to the other one.
  merging: {
    references: { public_profiles: { pro_artist_id: 'own' }, public_profile_addresses: { pro_artist_id: 'own' } },
  },
  calls: publicProfileRoutes,
  legalTexts: ['publicPage.verified_text', 'publicPage.reward'],
  bell: publicProfileNotices,
  parts: { publicArtists: (db) => sql<number>`${liveProfiles(db).select('public_profiles.pro_artist_id')}` },
  fastPath: (portal) => [...profilePages(portal), ...galleryPages(portal)],
  schedules: { hourly: ({ db, clock }) => forgetProfileChanges(db, shift(clock(), { hours: -1 })) },
})
