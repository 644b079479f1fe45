/* What the typed recipes share: the calls of the portal with their types. It takes `npm install openapi-fetch`, and types.mjs. */
import createClient from 'openapi-fetch'
import type { components, paths } from './portal.d.ts'

const { ATELIER_URL = '', ATELIER_TOKEN = '' } = process.env

/** The calls of a portal, made with a token. */
export const clientOf = (token: string) =>
  createClient<paths>({ baseUrl: ATELIER_URL, headers: { authorization: `Bearer ${token}` } })

export const portal = clientOf(ATELIER_TOKEN)

type Answer<Data> = { data?: Data; error?: components['schemas']['Problem']; response: Response }

/** The content of an answer; a refusal is thrown with the portal's sentence. */
export function content<Data>({ data, error, response }: Answer<Data>): Data {
  if (data === undefined) throw new Error(`${response.url} answered ${response.status}: ${error?.message}`)
  return data
}
