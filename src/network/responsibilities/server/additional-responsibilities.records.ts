import { sql } from 'kysely'
import { choiceOfFile } from '#kit/server/files/choice-of-file.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type { Details, EventDetails } from '#kit/server/records/event-details.ts'
import { bilingualName, type RecordKind } from '#kit/server/records/record-kind.ts'

/** What there is a record of, and how it is named and chosen. */
export const additionalRecords: Record<string, RecordKind> = {
  additionalResponsibility: {
    texts: ['responsibilities', 'artists'],
    name: bilingualName('additional_responsibilities'),
    choice: {
      calls: ['/api/responsibilities/additional/{id}'],
      rows: () => sql`
        select additional_responsibilities.*, ${fullNameIn()} as artist
        from additional_responsibilities join pro_artists on pro_artists.id = pro_artist_id
      `,
      name: (language) => sql`name ->> ${language}`,
      note: sql`artist`,
    },
  },
  evidence: {
    texts: [],
    name: null,
    choice: choiceOfFile(
      '/api/responsibilities/additional/{id}/evidence/{evidence_id}',
      sql`select id, additional_responsibility_id as within_id, file_id from responsibility_evidence`,
    ),
  },
}

export const additionalDetails: EventDetails = {
  hidden: ['responsibility', 'evidence_id'],
  derived: ['evidence', 'is_overdue'],
  shapes: {
    'additionalResponsibility.given': ({ responsibility }) => {
      const { name, due_on } = responsibility as Details
      return { after: { name, due_on } }
    },
  },
}
