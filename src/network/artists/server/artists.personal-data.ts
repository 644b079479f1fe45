import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const artistData: PersonalData = {
  pro_artists: {
    about: [
      {
        kind: 'profile',
        rows: 'id = :artist',
        deleted: [
          ...['first_name', 'last_name', 'email', 'phone', 'city', 'postal_code', 'street', 'company_name', 'tax_id'],
          ...['website', 'instagram', 'languages', 'techniques', 'motivation', 'bio', 'language_name'],
          ...['internal_note', 'files_before', 'search', 'carried_search'],
        ],
      },
    ],
    mentions: ['internal_note'],
  },
  pro_artist_documents: { about: [{ kind: 'documents', rows: 'pro_artist_id = :artist', deleted: ['kind'] }] },
  pro_artist_history: {
    about: [
      {
        kind: 'application',
        rows: 'pro_artist_id = :artist',
        deleted: ['event', 'comment', 'fields', 'changes'],
      },
    ],
    mentions: ['comment', 'changes'],
  },
  replaced_avatars: { about: [{ kind: 'profile', rows: 'pro_artist_id = :artist', deleted: [] }] },
}
