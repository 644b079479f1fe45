import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'

/** What makes an academy ready for its first applications, in the order in which it is best done. */
export const setupSteps = [
  'operator',
  'look',
  'mail',
  'terms',
  'privacy',
  'levels',
  'packages',
  'colleagues',
  'applications',
  'imports',
  'backup',
] as const
export type SetupStep = (typeof setupSteps)[number]

const checklist = z.object({
  is_hidden: z.boolean(),
  steps: z.array(z.object({ step: z.enum(setupSteps), is_done: z.boolean() })),
})
export type Checklist = z.output<typeof checklist>

export const setup = calls('setup', {
  get: endpoint({
    method: 'GET',
    path: '/api/setup',
    permission: 'can-set-up-academy',
    response: single(checklist),
    isSummary: true,
  }),
  /** Puts the checklist away, or brings it back. */
  hide: endpoint({
    method: 'PUT',
    path: '/api/setup',
    permission: 'can-set-up-academy',
    refreshes: ['setup', 'dashboard', 'settings'],
    body: z.object({ is_hidden: z.boolean() }),
    response: single(checklist),
  }),
})
