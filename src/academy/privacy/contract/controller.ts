import { z } from 'zod/mini'
import { endpoint, single } from '#kit/contract/endpoint.ts'

/** Who is responsible for personal data, as short notices name them. A file of its own: the sign-in page loads nothing else of the notice. */
export const controller = endpoint({
  method: 'GET',
  path: '/api/privacy-notice/controller',
  permission: 'public',
  isStored: true,
  response: single(z.object({ name: z.nullable(z.string()), address: z.nullable(z.string()) })),
})
