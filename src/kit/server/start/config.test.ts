import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { urlsOf } from '#kit/server/postgres/replicas/servers.ts'
import { readConfig } from './config.ts'

const ATELIER_DATA_DIR = mkdtempSync(join(tmpdir(), 'atelier-config-'))
const read = (env: NodeJS.ProcessEnv = {}) => readConfig({ ATELIER_DATA_DIR, ...env })

afterAll(() => rmSync(ATELIER_DATA_DIR, { recursive: true }))

test('starts without any setting, as a demo for this machine alone', () => {
  expect(read()).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    publicUrl: 'http://127.0.0.1:3000',
    allowedOrigins: ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'],
    cookieDomain: null,
    smtpUrl: null,
    mailFrom: 'no-reply@atelier.test',
    mailReplyTo: null,
    trustProxy: false,
    slowStatement: 500,
    metrics: null,
    logLevel: 'info',
    isProduction: false,
    isDemo: true,
    allowsUnsafeDatabase: false,
  })
})

test('takes several servers of one database, and nothing else', () => {
  const several = 'postgres://anna:secret@one,two:5433,%2Frun%2Fpostgresql/atelier?sslmode=require'
  expect(read({ DATABASE_URL: several })).toMatchObject({ databaseUrl: several })
  expect(urlsOf(several)).toEqual([
    'postgres://anna:secret@one/atelier?sslmode=require',
    'postgres://anna:secret@two:5433/atelier?sslmode=require',
    'postgres://anna:secret@%2Frun%2Fpostgresql/atelier?sslmode=require',
  ])
  for (const wrong of ['mysql://one/atelier', 'postgres://one,two:port/atelier', 'one,two'])
    expect(() => read({ DATABASE_DIRECT_URL: wrong })).toThrow(
      /^DATABASE_DIRECT_URL must be an address such as postgres:/,
    )
})

test('keeps the secret that it made, readable by its owner alone', () => {
  const { sessionSecret } = read()
  const file = join(ATELIER_DATA_DIR, 'session-secret')
  expect(sessionSecret.length).toBeGreaterThanOrEqual(43)
  expect(read().sessionSecret).toBe(sessionSecret)
  expect(readFileSync(file, 'utf8')).toBe(sessionSecret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(read({ SESSION_SECRET: 's'.repeat(32) }).sessionSecret).toBe('s'.repeat(32))
})

test('names every wrong setting in one sentence, without its value', () => {
  const wrong = {
    PORT: '70000',
    HOST: 'a b',
    DATABASE_URL: 'mysql://root:wrong@db',
    PUBLIC_URL: 'https://portal.example.com/atelier',
    ALLOWED_ORIGINS: 'https://app.example.com, wrong',
    SESSION_SECRET: 'wrong',
    COOKIE_DOMAIN: '.wrong',
    SMTP_URL: 'wrong',
    MAIL_FROM: 'wrong',
    MAIL_REPLY_TO: 'wrong',
    TRUST_PROXY: 'wrong',
    SLOW_STATEMENT: 'wrong',
    METRICS_PORT: 'wrong',
    METRICS_HOST: 'a b',
    LOG_LEVEL: 'wrong',
    NODE_ENV: 'wrong',
    ATELIER_DEMO: 'wrong',
    ATELIER_ALLOW_UNSAFE_DATABASE: 'wrong',
  }
  const sentences = messageOf(() => read(wrong)).split('\n')
  expect(sentences.map((sentence) => sentence.split(' ')[0])).toEqual(Object.keys(wrong))
  expect(sentences.join(' ')).not.toContain('wrong')
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z_]+ must .+\.$/)
})

test.each([
  ['true', true],
  ['false', false],
  ['2', 2],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
])('trusts proxies as Fastify does: %s', (TRUST_PROXY, trustProxy) => {
  expect(read({ TRUST_PROXY }).trustProxy).toEqual(trustProxy)
})

test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '0.0.0.0', ATELIER_DEMO: '1' }, true],
  [{ ATELIER_DEMO: '0' }, false],
  [{ NODE_ENV: 'production', MAIL_REPLY_TO: 'office@example.com' }, false],
  [{ NODE_ENV: 'production', MAIL_REPLY_TO: 'office@example.com', ATELIER_DEMO: '1' }, false],
])('has demo accounts only where nobody else gets in, or by an explicit word: %o', (env, isDemo) => {
  expect(read(env).isDemo).toBe(isDemo)
})

test.each([
  { PUBLIC_URL: 'https://portal.example.com' },
  { PUBLIC_URL: 'https://portal.example.com', HOST: '127.0.0.1' },
  { PUBLIC_URL: 'http://192.168.1.20:3000', HOST: '0.0.0.0', ATELIER_DEMO: '1' },
])('refuses a demo that is reached from elsewhere: %o', (env) => {
  expect(messageOf(() => read(env))).toMatch(/^PUBLIC_URL .* published password.*NODE_ENV=production/)
  expect(read({ ...env, NODE_ENV: 'production', MAIL_REPLY_TO: 'office@example.com' }).isDemo).toBe(false)
  expect(read({ ...env, ATELIER_DEMO: '0' }).isDemo).toBe(false)
})

test('writes links and mails for its public address, and accepts calls from there and from the origins it was given', () => {
  const config = read({
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://atelier.example.com/',
    ALLOWED_ORIGINS: 'https://app.example.com/',
  })
  expect(config).toMatchObject({
    publicUrl: 'https://atelier.example.com',
    allowedOrigins: ['https://atelier.example.com', 'https://app.example.com'],
    mailFrom: 'no-reply@atelier.example.com',
  })
})

test('an invalid data folder is explained', () => {
  const file = join(ATELIER_DATA_DIR, 'file')
  writeFileSync(file, '')
  expect(messageOf(() => read({ ATELIER_DATA_DIR: file }))).toMatch(/^The data folder cannot be written: .+\.$/)
})

test('takes an empty variable for none', () => {
  expect(read({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: null, port: 3000 })
})

function messageOf(act: () => unknown) {
  try {
    act()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('in production an address for replies is required', () => {
  expect(messageOf(() => read({ NODE_ENV: 'production' }))).toMatch(/^MAIL_REPLY_TO is missing: .+\.$/)
})
