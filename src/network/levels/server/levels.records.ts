import { sql } from 'kysely'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { EventDetails } from '#kit/server/records/event-details.ts'
import { bilingualName, type RecordKind } from '#kit/server/records/record-kind.ts'

/** What there is a record of, and how it is named and chosen. */
export const levelRecords: Record<string, RecordKind> = {
  level: {
    texts: ['levels'],
    name: bilingualName('levels'),
    ids: ['level_ids'],
    choice: {
      calls: ['/api/levels/{id}'],
      rows: () => sql`select * from levels`,
      name: (language) => sql`name ->> ${language}`,
    },
  },
}

export const levelDetails: EventDetails = {
  derived: ['artists_count', 'falling'],
  values: {
    level: (_, level: { name: unknown } | string) => (typeof level === 'string' ? level : level.name),
    requirements: ({ t, language }, requirements: { metric: string; at_least: number }[]) =>
      requirements.map(({ metric, at_least }) =>
        t('audit.requirement', {
          metric: t(`levels.metric_${metric}` as TextKey),
          least: new Intl.NumberFormat(language).format(at_least),
        }),
      ),
  },
}
