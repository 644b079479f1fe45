import { z } from 'zod/mini'
import { calls, endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/fields.ts'
import { bilingual } from '#kit/contract/texts/text.ts'

/** `code` is ISO 3166-1 alpha-2. */
export const country = z.object({ id: id(), code: z.string(), name: bilingual(z.string()) })

export const countries = calls('countries', {
  list: endpoint({
    method: 'GET',
    path: '/api/countries',
    permission: 'public',
    isStored: true,
    response: z.object({ data: z.array(country) }),
  }),
})
