import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

const ofWork = 'portfolio_item_id in (select id from portfolio_items where pro_artist_id = :artist)'

const toPerson = 'lower(sent_to) = lower(:email)'

/** Of a person in pictures who has an account, too. Of several links the one in use is theirs. */
const ofPerson = `portfolio_item_id in (select portfolio_item_id from consent_links where ${toPerson} and replaced_at is null)`

/**
 * What the people in pictures agreed to belongs to the work, since it is what the artist shows them by. They withdraw by their link, with or
 * without an account.
 */
export const consentData: PersonalData = {
  consent_events: {
    about: [
      {
        kind: 'consents',
        rows: ofWork,
        deleted: ['event', 'channels', 'note', 'came_from', 'given_by', 'guardian_name', 'words', 'wording'],
        ofOthers: ['note', 'guardian_name'],
      },
      {
        kind: 'consents',
        rows: ofPerson,
        retained: {
          because: 'consent',
          columns: ['event', 'channels', 'note', 'given_by', 'guardian_name', 'words', 'wording'],
        },
        ofOthers: ['came_from'],
      },
    ],
    notPersonal: ['wording_language'],
  },
  consent_links: {
    about: [
      { kind: 'consents', rows: ofWork, deleted: ['token_hash', 'nonce', 'sent_to'], ofOthers: ['sent_to'] },
      // Not null: at the next request a link that was sent to nobody would be sent on.
      { kind: 'consents', rows: toPerson, blanked: { sent_to: `'—'` } },
    ],
    mentions: ['sent_to'],
    secret: ['token_hash', 'nonce'],
  },
}
