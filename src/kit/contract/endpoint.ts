import { z } from 'zod/mini'
import type { Access } from './permissions.ts'
import type { CollectingPurpose } from './values/collecting-purposes.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Requests allowed in a window of seconds, counted per user, or per address for strangers. */
/** Where it is `isOfFailures`, what succeeds is not counted: many people may come from one address. */
type Limit = { max: number; seconds: number; isOfFailures?: true }

/** Traits of few calls, false by default. */
type Traits = {
  /** Body sent as multipart/form-data because it may carry files. */
  isMultipart?: boolean
  /** A multipart call that other clients may send without files, as JSON: checked and answered alike. */
  isJsonToo?: boolean
  /**
   * A call that a tab repeats by itself: it does not keep a session alive. A changing one notes that the tab is there: it refreshes
   * nothing, and is sent without a key by which it would be done once.
   */
  isPoll?: boolean
  /**
   * The short query with which a tab repeats a poll: by name, where null is any value. In this form alone it uses the
   * polls' own connections; any other query of the call (all rows, a search) shares those of other calls.
   */
  polledAs?: Readonly<Record<string, string | number | null>>
  /** Without personal data and seldom new: the browser caches the response and revalidates it. */
  isStored?: boolean
  /**
   * What an artist or a student needs where there is no connection: their own devices store the last response for some days, and
   * show it with its age. Never for the office.
   */
  isStoredOffline?: boolean
  /**
   * A reading call that a standby may answer, seconds late to others' changes; a reader's own changes are always
   * included.
   */
  mayLag?: boolean
  /** A summary of other features, as counters are: fetched again after every change. */
  isSummary?: boolean
  /** One of the few changing calls that somebody may make who looks at the portal as another person does. */
  isOpenToViewers?: boolean
  /** Of a person alone: what concerns how they sign in, or is theirs to decide; no program makes it with their token. */
  isInPerson?: boolean
  /**
   * A changing call that anybody with its address may make from anywhere, as mail programs do: it needs no anti-forgery
   * token, and its body is not read.
   */
  isByAddressAlone?: boolean
  /** Of the body, where it may be larger than those of other calls. */
  mostBytes?: number
  limit?: Limit
  /** A call by which somebody signs in or out: like a tab's own, it never waits for all the others. */
  isSignIn?: boolean
  /** Called by the supervisor that restarts a portal which does not respond: load is no reason to be restarted. */
  isReadiness?: boolean
  /**
   * In milliseconds: no response is sent sooner, good or bad, so that its time does not reveal which accounts exist.
   */
  answersAfter?: number
  /** A call whose form collects personal data, and what for: the form shows the short privacy notice of this purpose. */
  collects?: CollectingPurpose
}

/** One call of the HTTP contract: everything that browser, server, tests and the generated OpenAPI need to know of it. */
export type Endpoint<
  Path extends string = string,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> = Traits & {
  /** The feature of the call, set by `calls`. */
  feature: string
  method: Method
  path: Path
  /** Required, so that nothing is open by omission. */
  permission: Access
  query: Query
  body: Body
  response: Response
  status: number
  /** Changes nothing, so it runs in no transaction: every GET, and a POST whose query is too long for an address. */
  isReading: boolean
  /** The features whose responses a changing call makes outdated, its own among them: a browser fetches those again. */
  refreshes: readonly string[]
}

const nothing = z.object({})

/** A changing call does not compile without its list of what it refreshes. */
type Effect =
  | { method: 'GET'; refreshes?: readonly []; isReading?: undefined }
  | { method: Method; refreshes?: undefined; isReading: true }
  | { method: Method; refreshes: readonly string[]; isReading?: undefined }

type Declaration<Path extends string, Query, Body, Response> = Effect &
  Traits & {
    path: Path
    permission: Access
    query?: Query
    body?: Body
    response?: Response
    status?: number
  }

/**
 * Declares a call. Without `response` it returns 204 and no body; a POST with one returns 201 by default, or `status`.
 */
export function endpoint<
  const Path extends string,
  Query extends z.ZodMiniType = typeof nothing,
  Body extends z.ZodMiniType = typeof nothing,
  Response extends z.ZodMiniType = z.ZodMiniVoid,
>(declaration: Declaration<Path, Query, Body, Response>): Endpoint<Path, Query, Body, Response> {
  const { response, method } = declaration
  return {
    ...declaration,
    feature: '',
    isReading: declaration.isReading ?? declaration.method === 'GET',
    refreshes: declaration.refreshes ?? [],
    query: declaration.query ?? (nothing as unknown as Query),
    body: declaration.body ?? (nothing as unknown as Body),
    response: response ?? (z.void() as unknown as Response),
    status: declaration.status ?? (response ? (method === 'POST' ? 201 : 200) : 204),
  }
}

/** The calls of one feature, each with the feature's name. */
export function calls<Calls extends object>(feature: string, declared: Calls): Calls {
  for (const call of Object.values(declared)) (call as Endpoint).feature = feature
  return declared
}

/** The response of a call that answers with a file rather than JSON. */
export const binary = z.unknown()

/** A single entity travels inside `data`. */
export function single<Entity extends z.ZodMiniType>(entity: Entity) {
  return z.object({ data: entity })
}

type Placeholders<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** `{id}` and `{document_id}` are numbers; every other placeholder is text. */
export type Params<Path extends string> = {
  [Name in Placeholders<Path>]: Name extends 'id' | `${string}_id` ? number : string
}

/** An object without fields is inferred as one that forbids every field; in an intersection it should add nothing. */
type Fields<Shape> = string extends keyof Shape ? unknown : Shape

/** What a caller passes: path, query and body values side by side; names in the path go there, the rest follows the method. */
export type Input<E extends Endpoint> = Params<E['path']> & Fields<z.input<E['query']>> & Fields<z.input<E['body']>>

/** What a handler receives: the same, validated. */
export type Parsed<E extends Endpoint> = Params<E['path']> & Fields<z.output<E['query']>> & Fields<z.output<E['body']>>

/** What the caller gets back. */
export type Output<E extends Endpoint> = z.output<E['response']>

/** Whether a poll has the form in which tabs repeat it; an empty filter is none. */
export function isPolledInput({ polledAs }: Traits, { filter, ...query }: Record<string, unknown>): boolean {
  if (!polledAs || filter) return false
  const expected = Object.entries(polledAs)
  return (
    Object.keys(query).length === expected.length &&
    expected.every(([name, value]) => (value === null ? name in query : query[name] === `${value}`))
  )
}

export function placeholders(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
}

/** The address of a call, its placeholders filled in and percent-encoded. */
export function fillPath(path: string, values: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}
