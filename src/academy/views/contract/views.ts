import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, line } from '#kit/contract/fields.ts'

/** How many one person may keep of one list. */
export const mostViews = 30

/** The path of the list's screen, as `proartist/invitations`. */
const list = z.string().check(z.maxLength(100, 'too_long'), z.regex(/^[a-z0-9/-]+$/, 'invalid'))
const draft = {
  name: line(60),
  /** The query string of the address; empty where the view is the list as it opens. */
  search: z.nullable(z.string().check(z.maxLength(2000, 'too_long'), z.regex(/^[\x21-\x7e]+$/, 'invalid'))),
}

const view = z.object({ id: id(), list, name: z.string(), search: z.string() })
export type View = z.output<typeof view>

/** Lists as their reader likes to see them. Everybody has their own. */
export const views = calls('views', {
  list: endpoint({
    method: 'GET',
    path: '/api/views',
    permission: 'signed-in',
    query: z.object({ list }),
    response: z.object({ data: z.array(view) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/views',
    permission: 'signed-in',
    refreshes: ['views'],
    body: z.object({ list, ...draft }),
    response: single(view),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/views/{id}',
    permission: 'signed-in',
    refreshes: ['views'],
    body: z.object(draft),
    response: single(view),
  }),
  remove: endpoint({ method: 'DELETE', path: '/api/views/{id}', permission: 'signed-in', refreshes: ['views'] }),
})
