import { feature } from '#server/kit/http/feature.ts'
import { artistMails } from './artists.mail.ts'
import { artistNotices } from './artists.notices.ts'
import { artistRoutes } from './artists.routes.ts'
import { tellOfExpiry } from './document-expiry.ts'
import { forgetReplacedAvatars } from './past-avatars.queries.ts'

export const artists = feature({
  rights: {
    'can-view-all-pro-artists': ['administrator'],
    'can-edit-pro-artist': ['administrator'],
    'can-enable-pro-artist': ['administrator'],
    'can-disable-pro-artist': ['administrator'],
    'can-delete-pro-artist': ['administrator'],
    'can-export-pro-artists': ['administrator'],
    'can-manage-pro-team': ['administrator'],
  },
  calls: artistRoutes,
  mails: artistMails,
  bell: artistNotices,
  schedules: {
    hourly: async (portal, heard) => {
      await forgetReplacedAvatars(portal.db, portal.clock())
      await tellOfExpiry(portal, heard)
    },
  },
})
