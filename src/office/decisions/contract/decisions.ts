import { z } from 'zod/mini'
import { calls, endpoint } from '#kit/contract/endpoint.ts'
import { id, instant, wholeNumber } from '#kit/contract/fields.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import type { Queue } from '#office/dashboard/contract/dashboard.ts'

/** The queues of the dashboard whose rows wait for a yes or a no; those with a deadline first. */
export const decisionKinds = [
  'abuse',
  'content',
  'invitations',
  'verification',
  'trainings',
  'upgrades',
  'portfolio',
  'responsibilities',
] as const satisfies readonly Queue['name'][]
export type DecisionKind = (typeof decisionKinds)[number]

const kind = z.enum(decisionKinds)

const waiting = z.object({
  kind,
  id: id(),
  since: instant(),
  /** By when the law wants it decided. */
  due: z.nullable(instant()),
  /** Whom it is about; null once they have left. */
  person: z.nullable(z.object({ first_name: z.string(), last_name: z.string(), avatar_url: z.nullable(z.string()) })),
  /** The title of what waits; null for a person alone. */
  title: z.nullable(bilingual(z.string())),
})
export type WaitingDecision = z.output<typeof waiting>

/** One that a colleague has open. */
const viewer = z.object({ kind, id: id(), first_name: z.string(), last_name: z.string() })
export type DecisionViewer = z.output<typeof viewer>

/** The default number of rows. */
export const listedAtOnce = 50

export const decisions = calls('decisions', {
  /** What waits for a yes or a no of the reader: what has a deadline first, then what waits longest. */
  list: endpoint({
    method: 'GET',
    path: '/api/decisions',
    permission: 'signed-in',
    query: z.object({
      kind: z.nullish(kind),
      most: z._default(wholeNumber({ min: 1, max: 1000 }), listedAtOnce),
    }),
    response: z.object({
      data: z.array(waiting),
      /** Those that the reader may decide, also where nothing waits. */
      kinds: z.array(z.object({ kind, count: z.int() })),
    }),
    isSummary: true,
    isPoll: true,
  }),
  /** What the reader has open, for colleagues to know of; null on leaving. Who else has something open that the reader may decide. */
  viewers: endpoint({
    method: 'PUT',
    path: '/api/decisions/viewers',
    permission: 'signed-in',
    body: z.object({ item: z.nullable(z.object({ kind, id: id() })) }),
    response: z.object({ data: z.array(viewer) }),
    refreshes: [],
    isPoll: true,
  }),
})
