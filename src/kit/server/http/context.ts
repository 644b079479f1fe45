import type { Logger } from 'pino'
import type { Endpoint, Output, Params, Parsed } from '#kit/contract/endpoint.ts'
import type { User } from '#kit/contract/session.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { EventName, Translate } from '#kit/contract/texts/texts.ts'
import type { Warning } from '#kit/contract/values/warnings.ts'
import type { Storage } from '#kit/server/files/storage.ts'
import type { Events } from '#kit/server/jobs/events.ts'
import type { Jobs } from '#kit/server/jobs/jobs.ts'
import type { Texts } from '#kit/server/language/texts.ts'
import type { LargePage } from '#kit/server/lists/large-page.ts'
import type { Metrics } from '#kit/server/metrics/metrics.ts'
import type { Db, PoolOptions } from '#kit/server/postgres/database.ts'
import type { Standby } from '#kit/server/postgres/replicas/standby.ts'
import type { Client, Session } from '#kit/server/session/session.ts'
import type { Config } from '#kit/server/start/config.ts'
import type { EncodedResponse } from './encoded-response.ts'

/**
 * Connections that no other kind of request can take: however many others wait, these are answered. Each kind has its own, so that
 * not even these hold up each other.
 */
type Reserved = {
  /** Sessions, texts, the bell, readiness: single statements that wait for no lock. */
  sessions: Db
  signIns: Db
  /** What tabs ask by themselves, as they ask it (`polledAs`). */
  polls: Db
}

/** The services of a running portal. Tests make one with a database of their own. */
export type Portal = {
  config: Config
  /** How the database is reached, by what needs connections of its own. */
  connection: PoolOptions
  db: Db
  reserved: Reserved
  /** Answers what may lag; null: there is none. */
  standby: Standby | null
  /** The bytes of files. */
  storage: Storage
  texts: Texts
  jobs: Jobs
  warnings: Set<Warning>
  clock: () => Date
  log: Logger
  /** Null without metrics (METRICS_PORT). */
  metrics: Metrics | null
}

/** Everything a handler may use. In a request that changes something, `db` is its transaction. */
export type Context<Who = User> = {
  db: Db
  storage: Storage
  user: Who
  now: Date
  language: Language
  t: Translate
  config: Config
  texts: Texts
  jobs: Jobs
  warnings: ReadonlySet<Warning>
  client: Client
  session: Session | null
  /** The token of the program that sent the request. */
  tokenId: number | null
  /** Sends the cookies of another session to the browser, after the commit. */
  giveSession: (id: string) => void
  /** Sends the cookie with the id of a known device, after the commit. */
  giveDevice: (id: string) => void
  /**
   * Writes the event to the audit log and calls its listeners, in the same transaction. An event without a text in both languages
   * (`events`) does not compile.
   */
  record: <Name extends keyof Events & EventName>(
    event: Name,
    subjectId: number,
    details: Events[Name],
  ) => Promise<void>
}

/** Somebody who changes something: a user, or nobody who is signed in (a secret link, a scheduled job). */
export type Actor = Context<User | null>

/** A user who reads: a query needs them in order to leave out what they may not see. */
export type Reader<More extends keyof Context = never> = Pick<Context, 'db' | 'user' | More>

type Who<E extends Endpoint> = E['permission'] extends 'public' ? User | null : User

type Handle<E extends Endpoint, Prepared = undefined> = (
  ctx: Context<Who<E>>,
  input: Parsed<E>,
  prepared: Prepared,
) => Promise<Output<E> | LargePage | EncodedResponse>

export type Plan<E extends Endpoint, Prepared = undefined> = {
  /** The row that the path names, if the user may see it; otherwise the response is a 404, before any other check. */
  subject?: (ctx: Context<Who<E>>, params: Params<E['path']>) => Promise<unknown>
  /** Slow work outside the database, done before the transaction begins so that it holds no connection. */
  prepare?: (ctx: Context<Who<E>>, input: Parsed<E>) => Promise<Prepared>
  /** Gets the result of `prepare`; without it, the row of `subject`. */
  handle: Handle<E, Prepared>
}

// biome-ignore lint/suspicious/noExplicitAny: each plan has its own type of `prepare`.
export type Handler<E extends Endpoint> = Handle<E> | Plan<E, any>

export type Endpoints = Record<string, Endpoint>
export type Handlers<Of extends Endpoints> = { [Name in keyof Of]: Handler<Of[Name]> }

/** A feature's calls with their handlers. The compiler checks that each call has one. */
export type Routes = { endpoints: Endpoints; handlers: Record<string, Handler<Endpoint>> }

export function routes<Of extends Endpoints>(endpoints: Of, handlers: Handlers<Of>): Routes {
  return { endpoints, handlers: handlers as unknown as Routes['handlers'] }
}
