import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, idList, instant, wholeNumber } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { revised } from '#kit/contract/revision.ts'
import { levelName } from '#network/levels/contract/levels.ts'
import { benefitCategories, benefitFields } from './benefits.fields.ts'

/** Where today lies: before, within or after the days of a benefit. */
export const validities = ['UPCOMING', 'VALID', 'EXPIRED'] as const

const draft = z.object(benefitFields.inForm())

const endsAfterStart = z.check<z.output<typeof draft>>((context) => {
  const { valid_from, valid_until } = context.value
  if (valid_from && valid_until && valid_until < valid_from)
    context.issues.push({ code: 'custom', input: valid_until, path: ['valid_until'], message: 'ends_before_start' })
})

const benefit = z.object({
  id: id(),
  ...benefitFields.stored(benefitFields.names()),
  validity: z.enum(validities),
  revision: z.int(),
  created_at: instant(),
  updated_at: instant(),
})
export type Benefit = z.output<typeof benefit>

export const benefits = calls('benefits', {
  list: endpoint({
    method: 'GET',
    path: '/api/benefits',
    permission: 'can-view-benefits',
    mayLag: true,
    query: listQuery(
      ['position', 'name', 'category', 'valid_from', 'valid_until', 'link', 'is_active', 'created_at', 'updated_at'],
      {
        category: z.nullish(z.enum(benefitCategories)),
        validity: z.nullish(z.enum(validities)),
        levelId: z.nullish(wholeNumber({ min: 1, max: 1_000_000 })),
      },
    ),
    response: listOf(benefit),
  }),
  /** The benefits of the artist's level, and those that the next one adds. */
  mine: endpoint({
    method: 'GET',
    path: '/api/benefits/mine',
    permission: 'can-view-benefits',
    response: single(
      z.object({
        level: z.nullable(levelName),
        next_level: z.nullable(levelName),
        benefits: z.array(benefit),
        next: z.array(benefit),
      }),
    ),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/benefits/{id}',
    permission: 'can-view-benefits',
    response: single(benefit),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/benefits',
    permission: 'can-create-benefits',
    refreshes: ['benefits'],
    body: draft.check(endsAfterStart),
    response: single(benefit),
  }),
  reorder: endpoint({
    method: 'PUT',
    path: '/api/benefits/order',
    permission: 'can-edit-benefits',
    refreshes: ['benefits'],
    body: z.object({ ids: idList() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/benefits/{id}',
    permission: 'can-edit-benefits',
    refreshes: ['benefits'],
    body: revised(draft).check(endsAfterStart),
    response: single(benefit),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/benefits/{id}',
    permission: 'can-delete-benefits',
    refreshes: ['benefits'],
  }),
})
