import type { Cases } from '#testing/fixtures/cases.ts'
import { words } from '#testing/fixtures/cases.ts'

const price = { amount: 220_000, currency: 'PLN' } as const
const draft = { name: words, description: words, entries: 3, validity_days: 180, is_active: true }

export const packageCases: Cases = {
  answers: `
             guest     student  artist  other  office  owner
    list          401      403     403    403     200    200
    get           401      404     404    404     200    200
    create        401      403     403    403     201    201
    update        401      404     404    404     200    200
    remove        401      404     404    404     204    204
  `,
  table: 'packages',
  workedOut: { list: ['sold'] },
  needsNoTelling: {
    'package.created': 'no one has it yet',
    'package.updated': 'sold packages stay as they were sold',
    'package.removed': 'no one bought it',
  },
  input: ({ world: { db, clock } }) => {
    const newPackage = async () => {
      const now = clock.now()
      const row = {
        ...draft,
        price_amount: price.amount,
        price_currency: price.currency,
        created_at: now,
        updated_at: now,
      }
      return db.insertInto('packages').values(row).returning('id').executeTakeFirstOrThrow()
    }
    return {
      get: newPackage,
      create: () => ({ ...draft, price }),
      update: async () => ({ ...(await newPackage()), ...draft, price }),
      remove: newPackage,
    }
  },
}
