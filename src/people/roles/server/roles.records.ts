import { sql } from 'kysely'
import { roleNames } from '#kit/contract/permissions.ts'
import type { EventDetails } from '#kit/server/records/event-details.ts'
import type { RecordKind } from '#kit/server/records/record-kind.ts'

/** What there is a record of, and how it is named and chosen. */
export const roleRecords: Record<string, RecordKind> = {
  role: {
    texts: ['roles'],
    name: ({ id }, { t }) => {
      const names = Object.fromEntries(roleNames.map((name) => [name, t(`app.role_${name}`)]))
      return sql`(select ${JSON.stringify(names)}::jsonb ->> name from roles where roles.id = ${id})`
    },
    choice: {
      calls: ['/api/roles/{id}'],
      rows: () => sql`select * from roles`,
      name: () => sql`name`,
      search: sql`name`,
    },
  },
}

export const roleDetails: EventDetails = {
  hidden: ['role'],
  choices: { given: 'rights.', taken: 'rights.', role: 'app.role_' },
}
