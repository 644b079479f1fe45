import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant } from '#kit/contract/fields.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { levelName } from '#network/levels/contract/levels.ts'

const added = z.array(z.object({ id: id(), name: bilingual(z.string()) }))

/** On the ladder: which rung, counted from 0, and how many there are. */
const place = z.object({ rung: z.int(), rungs: z.int() })
export type Place = z.output<typeof place>

/** A level that an artist rose to, and what it adds to the former one. */
const newLevel = z.object({
  id: id(),
  level: levelName,
  ...place.shape,
  reached_at: instant(),
  /** Null: the dashboard begins with it. */
  closed_at: z.nullable(instant()),
  benefits: added,
  responsibilities: added,
})
export type NewLevel = z.output<typeof newLevel>

/** An artist's own rise to the level that they have: the dashboard begins with the latest until they close it. */
export const newLevels = calls('newLevels', {
  /** Null: they have not risen to their level. */
  latest: endpoint({
    method: 'GET',
    path: '/api/proartist/new-level',
    permission: 'signed-in',
    response: single(z.nullable(newLevel)),
  }),
  /** With all that came before it. */
  close: endpoint({
    method: 'PUT',
    path: '/api/proartist/new-level/{id}/close',
    permission: 'signed-in',
    refreshes: ['newLevels'],
  }),
  /** The artist's level as a picture for social media (JPEG). The portrait is on it where everybody may see it. */
  card: endpoint({
    method: 'GET',
    path: '/api/proartist/level-card/{format}/{language}',
    limit: { max: 60, seconds: 60 },
    permission: 'signed-in',
    response: binary,
  }),
})
