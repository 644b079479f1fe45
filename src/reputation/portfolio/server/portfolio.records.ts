import { sql } from 'kysely'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type { EventDetails } from '#kit/server/records/event-details.ts'
import type { NameOfRecord, RecordKind } from '#kit/server/records/record-kind.ts'
import { visibleWorks } from './portfolio.queries.ts'

/** What a work is called in the audit log: what only its artist may see is not named. */
const nameOfWork: NameOfRecord = ({ id }, { language }) =>
  sql`(select title ->> ${language} from portfolio_items named where named.id = ${id} and status <> 'DRAFT')`

/** What there is a record of, and how it is named and chosen. */
export const portfolioRecords: Record<string, RecordKind> = {
  portfolioItem: {
    texts: ['portfolio'],
    name: nameOfWork,
    linesAbout: 'subject_id in (select id from portfolio_items where pro_artist_id = :artist)',
    choice: {
      calls: ['/api/portfolio/{id}', '/api/portfolio/admin/{id}'],
      rows: (ctx) => visibleWorks(ctx).selectAll('portfolio_items'),
      name: (language) => sql`title ->> ${language}`,
      note: sql`(select ${fullNameIn()} from pro_artists where pro_artists.id = pro_artist_id)`,
      search: sql`search`,
    },
  },
  // Events about a consent are about the work that it is for.
  consent: {
    texts: ['consents'],
    name: nameOfWork,
    linesAbout: 'subject_id in (select id from portfolio_items where pro_artist_id = :artist)',
    choice: null,
  },
  portfolioImage: {
    texts: [],
    name: ({ id }, { language }) => sql`(
      select portfolio_images.id || '. ' || (alt ->> ${language}) from portfolio_images
      join portfolio_items on portfolio_items.id = portfolio_item_id where portfolio_images.id = ${id} and status <> 'DRAFT'
    )`,
    ids: ['cover', 'images'],
    choice: {
      calls: ['/api/portfolio/{id}/images/{image_id}'],
      rows: () => sql`select id, portfolio_item_id as within_id, alt from portfolio_images`,
      name: (language) => sql`alt ->> ${language}`,
      isPart: true,
    },
  },
}

export const portfolioDetails: EventDetails = {
  hidden: ['work', 'image_id', 'file_id', 'is_answer'],
  derived: ['has_own_alt'],
  choices: { stage: 'portfolio.stage_' },
  // A picture is shown by its description, the order by all of them.
  shapes: {
    'portfolioItem.coverChosen': ({ image_id }) => (image_id === null ? { is_first_cover: true } : { cover: image_id }),
    'portfolioItem.imagesReordered': ({ ids }) => ({ images: ids }),
  },
}
