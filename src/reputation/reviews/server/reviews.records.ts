import { sql } from 'kysely'
import { changeOf, type EventDetails } from '#kit/server/records/event-details.ts'
import { bilingualName, type RecordKind } from '#kit/server/records/record-kind.ts'
import { ofSeat } from '#people/students/server/of-seat.queries.ts'
import { artistOf, authorOf, visibleReviews } from './reviews.queries.ts'

/** What there is a record of, and how it is named and chosen. */
export const reviewRecords: Record<string, RecordKind> = {
  review: {
    texts: ['reviews'],
    name: bilingualName('reviews', 'title'),
    linesAbout: `subject_id in (select id from reviews where ${ofSeat} or artist_id = :artist)`,
    choice: {
      calls: ['/api/reviews/{id}'],
      rows: (ctx) =>
        visibleReviews(ctx)
          .selectAll('reviews')
          .select([authorOf.as('author'), artistOf.as('artist')]),
      name: (language) => sql`author || ', ' || (title ->> ${language})`,
      note: sql`artist`,
      search: sql`search`,
    },
  },
}

export const reviewDetails: EventDetails = {
  hidden: ['review_id'],
  labels: { 'review.fields': 'audit.field_edited' },
  // Only the status before was recorded.
  shapes: {
    'review.hidden': changeOf('status', 'HIDDEN'),
    'review.removed': changeOf('status', 'REMOVED'),
    'review.restored': changeOf('status', 'PUBLISHED'),
  },
}
