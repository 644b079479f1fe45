import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { bit, id, instant } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { revised } from '#kit/contract/revision.ts'
import { packageFields } from './packages.fields.ts'

const draft = z.object(packageFields.inForm())

const trainingPackage = z.object({
  id: id(),
  ...packageFields.stored(packageFields.names()),
  /** How many were sold, cancelled ones aside. */
  sold: z.int(),
  revision: z.int(),
  created_at: instant(),
  updated_at: instant(),
})
export type Package = z.output<typeof trainingPackage>

/** What the academy sells. A sold package keeps what it was sold as: editing the catalogue never changes it. */
export const packages = calls('packages', {
  list: endpoint({
    method: 'GET',
    path: '/api/packages',
    permission: 'can-view-student-packages',
    query: listQuery(['name', 'entries', 'price', 'validity_days', 'is_active', 'sold', 'created_at', 'updated_at'], {
      isActive: z.nullish(bit),
    }),
    response: listOf(trainingPackage),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/packages/{id}',
    permission: 'can-view-student-packages',
    response: single(trainingPackage),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/packages',
    permission: 'can-sell-student-packages',
    refreshes: ['packages'],
    body: draft,
    response: single(trainingPackage),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/packages/{id}',
    permission: 'can-sell-student-packages',
    refreshes: ['packages'],
    body: revised(draft),
    response: single(trainingPackage),
  }),
  /** Only one that was never sold; others are taken off sale. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/packages/{id}',
    permission: 'can-sell-student-packages',
    refreshes: ['packages'],
  }),
})
