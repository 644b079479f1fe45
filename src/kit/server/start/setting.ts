import { isIP } from 'node:net'
import { z } from 'zod/mini'
import { urlsOf } from '#kit/server/postgres/replicas/servers.ts'

/* Schemas of settings. Each takes the variable's name for the error message; values may be secret, so no message shows one. */

export const wholeNumber = (name: string, min: number, max: number, defaultValue: number) =>
  z._default(numberFrom(name, min, max), defaultValue)

export const port = (name: string) => z.optional(numberFrom(name, 0, 65_535))

export const yesOrNo = (name: string) =>
  z.pipe(
    z.enum(['0', '1'], `${name} must be 1 or 0.`),
    z.transform((value) => value === '1'),
  )

/** The first value is the default. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(name: string, values: Values) =>
  z._default(z.enum(values, `${name} must be one of ${values.join(', ')}.`), values[0])

export const host = (name: string, defaultValue: string) =>
  z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => isIP(value) > 0 || hostname.test(value),
          `${name} must be the name or number of a network interface.`,
        ),
      ),
    defaultValue,
  )

export const domain = (name: string) => text(hostname, `${name} must be a domain such as example.com.`)

export const sender = (name: string) =>
  text(
    /^([^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
    `${name} must be an address such as Atelier <office@example.com>.`,
  )

export const address = (name: string, protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => protocols.includes(URL.parse(value)?.protocol ?? ''),
        `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
      ),
    )

/** One server of PostgreSQL, or several with commas. */
export const database = (name: string) =>
  z
    .string()
    .check(
      z.refine(
        (value) => urlsOf(value).every((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '')),
        `${name} must be an address such as postgres://anna@db.example.com/atelier; several servers stand with commas: postgres://anna@one,two:5433/atelier.`,
      ),
    )

/** A folder, or a bucket of an S3-compatible server. */
export const storage = (name: string) => {
  const sentence = `${name} must be file:///a/folder, or s3://KEY:SECRET@host/bucket (s3+http:// without TLS), with special characters of key and secret percent-encoded.`
  return z.string().check(z.refine(isStorage, sentence))
}

export const origin = (name: string) =>
  z.pipe(
    z
      .string()
      .check(z.refine(isOrigin, `${name} must be an address such as https://portal.example.com, without a path.`)),
    z.transform((value) => new URL(value).origin),
  )

export const origins = (name: string) =>
  z.pipe(
    list(isOrigin, `${name} must list addresses such as https://app.example.com, with commas.`),
    z.transform((values) => values.map((value) => new URL(value).origin)),
  )

/** Fastify's `trustProxy`: all or none, the number of proxies, or their addresses. */
export const proxies = (name: string) => {
  const sentence = `${name} must be true, false, a number of proxies, or a list of their addresses with commas.`
  const isTrusted = z.pipe(
    z.enum(['true', 'false']),
    z.transform((value) => value === 'true'),
  )
  const count = z.pipe(text(/^\d{1,2}$/, sentence), z.transform(Number))
  return z.union([isTrusted, count, list(isNetwork, sentence)], sentence)
}

function numberFrom(name: string, min: number, max: number) {
  const sentence = `${name} must be a whole number from ${min} to ${max}.`
  const range = z.number().check(z.minimum(min, sentence), z.maximum(max, sentence))
  return z.pipe(z.pipe(text(/^\d{1,9}$/, sentence), z.transform(Number)), range)
}

const hostname = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

const text = (pattern: RegExp, sentence: string) => z.string().check(z.regex(pattern, sentence))

const list = (isItem: (item: string) => boolean, sentence: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) =>
        value
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      ),
    ),
    z.array(z.string()).check(z.refine((values) => values.every(isItem), sentence)),
  )

function isStorage(value: string) {
  const url = URL.parse(value)
  if (url?.protocol === 'file:') return url.host === '' && url.pathname.length > 1
  return /^s3(\+http)?:$/.test(url?.protocol ?? '') && Boolean(url?.username && url.password && url.pathname.slice(1))
}

function isOrigin(value: string) {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href
}

function isNetwork(value: string) {
  const [ip = '', bits = '0'] = value.split('/')
  const most = isIP(ip) === 6 ? 128 : 32
  return (
    /^(loopback|linklocal|uniquelocal)$/.test(value) || (isIP(ip) > 0 && /^\d+$/.test(bits) && Number(bits) <= most)
  )
}
