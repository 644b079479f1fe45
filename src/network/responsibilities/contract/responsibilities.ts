import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, idList, instant, line, prose, wholeNumber } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { revised } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { levelName } from '#network/levels/contract/levels.ts'

const draft = z.object({
  name: bilingual(line(120)),
  description: bilingual(prose(2000)),
  /** None: of every level. */
  level_ids: z._default(idList(), []),
})

const responsibility = z.object({
  id: id(),
  ...draft.shape,
  level_ids: z.array(z.int()),
  revision: z.int(),
  created_at: instant(),
  updated_at: instant(),
})
export type Responsibility = z.output<typeof responsibility>

/** BASE responsibilities: they belong to levels, not to one artist. */
export const responsibilities = calls('responsibilities', {
  list: endpoint({
    method: 'GET',
    path: '/api/responsibilities',
    permission: 'can-view-responsibilities',
    query: listQuery(['position', 'name', 'created_at', 'updated_at'], {
      levelId: z.nullish(wholeNumber({ min: 1, max: 1_000_000 })),
    }),
    response: listOf(responsibility),
  }),
  /** The responsibilities of the artist's level, and those that the next one adds. */
  mine: endpoint({
    method: 'GET',
    path: '/api/responsibilities/mine',
    permission: 'can-view-responsibilities',
    response: single(
      z.object({
        level: z.nullable(levelName),
        next_level: z.nullable(levelName),
        responsibilities: z.array(responsibility),
        next: z.array(responsibility),
      }),
    ),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/responsibilities/{id}',
    permission: 'can-view-responsibilities',
    response: single(responsibility),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/responsibilities',
    permission: 'can-create-responsibilities',
    refreshes: ['responsibilities', 'additionalResponsibilities'],
    body: draft,
    response: single(responsibility),
  }),
  reorder: endpoint({
    method: 'PUT',
    path: '/api/responsibilities/order',
    permission: 'can-edit-responsibilities',
    refreshes: ['responsibilities', 'additionalResponsibilities'],
    body: z.object({ ids: idList() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/responsibilities/{id}',
    permission: 'can-edit-responsibilities',
    refreshes: ['responsibilities', 'additionalResponsibilities'],
    body: revised(draft),
    response: single(responsibility),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/responsibilities/{id}',
    permission: 'can-delete-responsibilities',
    refreshes: ['responsibilities', 'additionalResponsibilities'],
  }),
})
