import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

const ofWork = 'portfolio_item_id in (select id from portfolio_items where pro_artist_id = :artist)'

/** The people in pictures have no account: they go with the work, or by the link that they withdraw with. */
export const consentData: PersonalData = {
  consent_events: {
    about: [
      {
        kind: 'consents',
        rows: ofWork,
        deleted: ['event', 'channels', 'note', 'came_from', 'given_by', 'guardian_name', 'words', 'wording'],
        ofOthers: ['note', 'guardian_name'],
      },
    ],
    notPersonal: ['wording_language'],
  },
  consent_links: {
    about: [{ kind: 'consents', rows: ofWork, deleted: ['token_hash', 'nonce', 'sent_to'], ofOthers: ['sent_to'] }],
    mentions: ['sent_to'],
    secret: ['token_hash', 'nonce'],
  },
}
