import { sql } from 'kysely'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { choiceOfFile } from '#kit/server/files/choice-of-file.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { changeOf, type EventDetails } from '#kit/server/records/event-details.ts'
import { choiceOfPerson, nameOfPerson, type RecordKind } from '#kit/server/records/record-kind.ts'
import { visibleArtists } from './artists.queries.ts'

/** What there is a record of, and how it is named and chosen. */
export const artistRecords: Record<string, RecordKind> = {
  proArtist: {
    texts: ['artists', 'account'],
    name: nameOfPerson('pro_artists'),
    ids: ['pro_artist_id'],
    choice: {
      calls: ['/api/proartist/{id}', '/api/proartists/{id}'],
      rows: ({ db, user }) => visibleArtists(db, user).selectAll('pro_artists'),
      ...choiceOfPerson,
    },
  },
  document: {
    texts: [],
    name: null,
    choice: choiceOfFile(
      '/api/proartist/{id}/documents/{document_id}',
      sql`select id, pro_artist_id as within_id, file_id from pro_artist_documents`,
    ),
  },
}

export const artistDetails: EventDetails = {
  hidden: ['artist', 'pro_artist_id', 'document_id', 'is_unchecked', 'up_to_id'],
  derived: ['artist', 'history'],
  choices: { technique: 'artists.techniques_', techniques: 'artists.techniques_', 'proArtist.kind': 'artists.kind_' },
  values: {
    documents: ({ t, language }, documents: { kind: string; name: string; valid_until: string | null }[]) =>
      documents.map(({ kind, name, valid_until }) => {
        const document = `${t(`artists.kind_${kind}` as TextKey)}: ${name}`
        return valid_until ? t('audit.document', { document, day: dayIn(language, valid_until) }) : document
      }),
  },
  shapes: {
    'proArtist.documentChanged': changeOf('valid_until'),
    'proArtist.levelSet': changeOf('level'),
  },
}
