import { choiceOfPerson, nameOfPerson, type RecordKind } from '#kit/server/records/record-kind.ts'
import { visibleUsers } from './users.queries.ts'

/** What there is a record of, and how it is named and chosen. */
export const userRecords: Record<string, RecordKind> = {
  user: {
    texts: ['users', 'account', 'artists'],
    name: nameOfPerson('users'),
    choice: { calls: ['/api/user/{id}'], rows: (ctx) => visibleUsers(ctx).selectAll('users'), ...choiceOfPerson },
  },
}
