import { resolve } from 'node:path'
import { z } from 'zod/mini'
import { storedSecret } from '#kit/server/session/stored-secret.ts'
import * as setting from './setting.ts'
import { StartError } from './start-error.ts'

const settings = z.object({
  PORT: setting.wholeNumber('PORT', 0, 65_535, 3000),
  HOST: setting.host('HOST', '127.0.0.1'),
  ATELIER_DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(setting.database('DATABASE_URL')),
  DATABASE_DIRECT_URL: z.optional(setting.database('DATABASE_DIRECT_URL')),
  DATABASE_READ_URL: z.optional(setting.address('DATABASE_READ_URL', ['postgres:', 'postgresql:'])),
  DATABASE_READ_LAG: setting.wholeNumber('DATABASE_READ_LAG', 1, 86_400, 10),
  FILES_URL: z.optional(setting.storage('FILES_URL')),
  FILES_FROM_URL: z.optional(setting.storage('FILES_FROM_URL')),
  BACKUP_URL: z.optional(setting.storage('BACKUP_URL')),
  PUBLIC_URL: z.optional(setting.origin('PUBLIC_URL')),
  ALLOWED_ORIGINS: z._default(setting.origins('ALLOWED_ORIGINS'), []),
  SESSION_SECRET: z.optional(z.string().check(z.minLength(32, 'SESSION_SECRET must have at least 32 characters.'))),
  COOKIE_DOMAIN: z.optional(setting.domain('COOKIE_DOMAIN')),
  SMTP_URL: z.optional(setting.address('SMTP_URL', ['smtp:', 'smtps:'])),
  MAIL_FROM: z.optional(setting.sender('MAIL_FROM')),
  MAIL_REPLY_TO: z.optional(setting.sender('MAIL_REPLY_TO')),
  PUSH_SERVICES: z._default(setting.origins('PUSH_SERVICES'), []),
  WEBHOOK_RECEIVERS: z._default(setting.origins('WEBHOOK_RECEIVERS'), []),
  OPENS_OFFLINE: z._default(setting.yesOrNo('OPENS_OFFLINE'), true),
  TRUST_PROXY: z._default(setting.proxies('TRUST_PROXY'), false),
  REQUESTS_PER_MINUTE: setting.wholeNumber('REQUESTS_PER_MINUTE', 1, 1_000_000, 600),
  MAX_EVENT_LOOP_DELAY: setting.wholeNumber('MAX_EVENT_LOOP_DELAY', 0, 600_000, 3000),
  DRAIN_SECONDS: setting.wholeNumber('DRAIN_SECONDS', 0, 300, 0),
  SLOW_STATEMENT: setting.wholeNumber('SLOW_STATEMENT', 0, 600_000, 500),
  METRICS_PORT: setting.port('METRICS_PORT'),
  METRICS_HOST: setting.host('METRICS_HOST', '127.0.0.1'),
  LOG_LEVEL: setting.oneOf('LOG_LEVEL', ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent']),
  NODE_ENV: setting.oneOf('NODE_ENV', ['development', 'production', 'test']),
  ATELIER_DEMO: z.optional(setting.yesOrNo('ATELIER_DEMO')),
  ATELIER_ALLOW_UNSAFE_DATABASE: z._default(setting.yesOrNo('ATELIER_ALLOW_UNSAFE_DATABASE'), false),
})

export type Config = ReturnType<typeof readConfig>

/** Every setting of the portal, checked once. Nothing else reads the environment. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = settings.safeParse(nonEmpty)
  if (!result.success) throw new StartError(...new Set(result.error.issues.map(({ message }) => message)))
  const { PORT: port, HOST: host, NODE_ENV, ATELIER_DEMO, ...read } = result.data
  const publicUrl = read.PUBLIC_URL ?? `http://${hostInUrl(host)}:${port}`
  const isProduction = NODE_ENV === 'production'
  /** Demo accounts have a published password: they exist only on a loopback address, or with ATELIER_DEMO=1. */
  const isDemo = !isProduction && (ATELIER_DEMO ?? loopback.test(host))
  if (isDemo && !isLocal(publicUrl)) throw new StartError(publicDemo)
  if (isProduction && !read.MAIL_REPLY_TO) throw new StartError(noReplyTo)
  const dataDir = resolve(read.ATELIER_DATA_DIR)
  return {
    port,
    host,
    dataDir,
    databaseUrl: read.DATABASE_URL ?? null,
    /** Where DATABASE_URL leads to a pooler: to the server itself, for what a pooler cannot do. */
    databaseDirectUrl: read.DATABASE_DIRECT_URL ?? null,
    /** A standby that answers what may lag; null: the primary answers all. */
    databaseReadUrl: read.DATABASE_READ_URL ?? null,
    /** In seconds: a standby further behind is not read. */
    databaseReadLag: read.DATABASE_READ_LAG,
    /** Where files are stored; null: in `files/` of the data folder. */
    filesUrl: read.FILES_URL ?? null,
    /** Where files were stored before, until `npm run move-files` has copied them. */
    filesFromUrl: read.FILES_FROM_URL ?? null,
    /** Where a backup is made every day; null: none is. */
    backupUrl: read.BACKUP_URL ?? null,
    /** The origin (no trailing slash) at which the application is reached: every link in a mail starts with it. */
    publicUrl,
    allowedOrigins: [...new Set([...originsOf(publicUrl), ...read.ALLOWED_ORIGINS])],
    sessionSecret: read.SESSION_SECRET ?? storedSecret(dataDir),
    /** Set where the application and the API are on sibling hosts; null: host-only cookies. */
    cookieDomain: read.COOKIE_DOMAIN ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? `no-reply@${mailDomain(publicUrl)}`,
    /** Where answers to mails arrive; null: at `mailFrom`. */
    mailReplyTo: read.MAIL_REPLY_TO ?? null,
    /** Origins of push services in addition to those of the known browsers. */
    pushServices: read.PUSH_SERVICES,
    /** Origins of webhooks that need not be public or https: a receiver in the portal's own network. */
    webhookReceivers: read.WEBHOOK_RECEIVERS,
    /** False: the service worker is removed from every browser that has it. */
    opensOffline: read.OPENS_OFFLINE,
    trustProxy: read.TRUST_PROXY,
    /** Rate limit for each user. */
    requestsPerMinute: read.REQUESTS_PER_MINUTE,
    /** In milliseconds; calls are refused with 503 while the event loop lags by more. 0: never. */
    maxEventLoopDelay: read.MAX_EVENT_LOOP_DELAY,
    /** While the portal is draining it still answers everything: for as long as a load balancer may not have noticed. */
    drainSeconds: read.DRAIN_SECONDS,
    /** In milliseconds; statements that take longer are logged by name. 0: none is. */
    slowStatement: read.SLOW_STATEMENT,
    /** Where figures for Prometheus are served; null: nowhere. */
    metrics: read.METRICS_PORT === undefined ? null : { port: read.METRICS_PORT, host: read.METRICS_HOST },
    logLevel: read.LOG_LEVEL,
    isProduction,
    isDemo,
    /** For tests and benchmarks only: accepts a PostgreSQL that may lose data in a power cut. */
    allowsUnsafeDatabase: read.ATELIER_ALLOW_UNSAFE_DATABASE,
  }
}

const loopback = /^(localhost|127(\.\d+){3}|::1)$/

const publicDemo =
  'PUBLIC_URL leads others here, but a demo, whose accounts have a published password, is for this machine alone: set NODE_ENV=production, or ATELIER_DEMO=0.'

const noReplyTo =
  'MAIL_REPLY_TO is missing: mails ask people to reply, and in production an answer has to reach somebody, for example the office.'

function isLocal(publicUrl: string) {
  return loopback.test(new URL(publicUrl).hostname.replace(/[[\]]/g, ''))
}

function hostInUrl(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** The portal's own origins: a local one is opened by any loopback name. */
function originsOf(publicUrl: string): string[] {
  const { origin, protocol, port } = new URL(publicUrl)
  if (!isLocal(publicUrl)) return [origin]
  return [origin, ...['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`${protocol}//${name}:${port}`).origin)]
}

function mailDomain(publicUrl: string) {
  const { hostname } = new URL(publicUrl)
  return /\.[a-z]/i.test(hostname) ? hostname : 'atelier.test'
}
