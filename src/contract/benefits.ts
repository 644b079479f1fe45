import { z } from 'zod/mini'
import { endpoint, single } from './kit/endpoint.ts'
import { id, instant, line, optional, prose, webAddress } from './kit/fields.ts'
import { listOf, listQuery } from './kit/list.ts'
import { permissions } from './kit/permissions.ts'
import { bilingual } from './kit/text.ts'

export const benefitCategories = ['RECOGNITION', 'TRAINING', 'DISCOUNT', 'MARKETING', 'SALES'] as const

const draft = z.object({
  name: bilingual(line(120)),
  description: bilingual(prose(2000)),
  category: z.enum(benefitCategories),
  link: optional(webAddress()),
  is_active: z.boolean(),
})

const benefit = z.object({ id: id(), ...draft.shape, created_at: instant(), updated_at: instant() })
export type Benefit = z.output<typeof benefit>

export const benefits = {
  list: endpoint({
    method: 'GET',
    path: '/api/benefits',
    permission: permissions.CAN_VIEW_BENEFITS,
    query: listQuery(['name', 'category', 'is_active', 'updated_at'], {
      category: z.optional(z.nullable(z.enum(benefitCategories))),
    }),
    response: listOf(benefit),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/benefits/{id}',
    permission: permissions.CAN_VIEW_BENEFITS,
    response: single(benefit),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/benefits',
    permission: permissions.CAN_CREATE_BENEFITS,
    body: draft,
    response: single(benefit),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/benefits/{id}',
    permission: permissions.CAN_EDIT_BENEFITS,
    body: draft,
    response: single(benefit),
  }),
  remove: endpoint({ method: 'DELETE', path: '/api/benefits/{id}', permission: permissions.CAN_DELETE_BENEFITS }),
}
