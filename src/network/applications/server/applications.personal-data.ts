import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const applicationData: PersonalData = {
  pro_artist_links: {
    about: [{ kind: 'application', rows: 'pro_artist_id = :artist', deleted: ['nonce', 'token_hash'] }],
    secret: ['nonce', 'token_hash'],
  },
  replaced_form_links: {
    about: [{ kind: 'application', rows: 'pro_artist_id = :artist', deleted: ['token_hash'] }],
    secret: ['token_hash'],
  },
}
