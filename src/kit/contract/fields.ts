import { z } from 'zod/mini'
import { atMost, isPlain } from './account-fields.ts'
import { hasInvisible } from './texts/invisible.ts'

/**
 * The schemas of single fields (a line, a long text, an id, a day, an instant) from which every body and query is
 * composed.
 */

/*
 * The vocabulary of fields. A check's message is the code of the problem; its sentence is looked up
 * in the texts' group `validation` in the reader's language.
 */

// They keep Hebrew or Arabic in order beside other scripts, and join letters, or what a family of emoji is made of.
const needed = /[\u200C-\u200F\u061C]/g

/** One line of text, required, without what nobody sees and no script needs. */
export const line = (max = 200) =>
  z.string().check(
    z.minLength(1, 'required'),
    atMost(max),
    z.regex(/^[^\p{Cc}]*$/u, 'one_line'),
    z.refine((text) => !hasInvisible(text.replace(needed, '')), 'invisible'),
  )

// The end of one word and the beginning of another in small letters: evil.com, and neither J.Kowalska nor St.John.
const webLink = /:\/\/|@|www\.|[\p{L}\p{N}-][\p{L}\p{N}]\.\p{Ll}\p{Ll}/u

/** A first or last name. Letters, marks, apostrophes and hyphens of every script; no link, for names stand in mails to others. */
export const personName = () =>
  line(80).check(
    z.refine(isPlain, 'invisible'),
    z.refine((name) => !webLink.test(name), 'link_in_name'),
  )

/** Several lines of text, required. */
export const prose = (max: number, min = 1) =>
  z.string().check(z.minLength(min, min > 1 ? 'too_short' : 'required'), atMost(max))

/** A field that may stay empty: `""` has become null before validation. */
export const optional = <Field extends z.ZodMiniType>(field: Field) => z._default(z.nullable(field), null)

export const id = () => z.int().check(z.positive('invalid'))

/** In place of zod's own, whose patterns would weigh on the sign-in screen. The description of the API names the format. */
const written = (format: 'date' | 'date-time' | 'uuid', isOne: (text: string) => boolean, problem: string) =>
  z.string().check(z.refine(isOne, problem)).register(z.globalRegistry, { format })

/** An instant, ISO 8601 in UTC or with its offset. */
export const instant = () =>
  written('date-time', (text) => isDay(text.slice(0, 10)) && timeShape.test(text.slice(10)), 'invalid')

const timeShape = /^T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** A calendar day, YYYY-MM-DD. */
export const day = () => written('date', isDay, 'date')

/** A day that somebody plans: whatever is reckoned from it still has a year of four digits. */
export const plannedDay = () => day().check(z.refine((text) => text < '3000', 'too_far'))

/** No 30th of February, which some browsers take for a day of March, and others for none. */
function isDay(text: string): boolean {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : Number.NaN)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
}

const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What a row is known by where its number may be given again: after a backup was restored. */
export const rowKey = () => written('uuid', (text) => uuidShape.test(text), 'invalid')

/** Made by the browser, so that what it sends twice stands once. */
export const clientKey = () => z.optional(z.nullable(rowKey()))

const webAddressShape = /^https?:\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/iu

/** An https (or http) address that a person may follow. */
export const webAddress = (max = 300) => z.string().check(atMost(max), z.regex(webAddressShape, 'url'))

/** A whole number that arrives as JSON number or as text from a form or query string. */
export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,15}$/, 'whole_number'))], 'whole_number'),
    z.pipe(z.transform(Number), z.int('whole_number').check(z.gte(min, 'too_small'), z.lte(max, 'too_big'))),
  )

/** The wire's boolean in a query: 1 or 0. */
export const bit = () =>
  z.pipe(
    z.union([z.literal([0, 1]), z.literal(['0', '1'])], 'zero_or_one'),
    z.transform((value) => (Number(value) === 1 ? 1 : 0) as 0 | 1),
  )

/** Some of several values. */
export const someOf = <const Value extends string>(values: readonly Value[], min = 0) =>
  z.array(z.enum(values), 'required').check(z.minLength(min, 'too_few'), z.maxLength(values.length, 'too_many'))

/** Ids of other rows, as numbers or as a form holds them. Nobody types them, so that the first which is none says enough. */
export const idList = (max = 1000) =>
  z.pipe(
    z.array(z.custom<number | string>()).check(z.maxLength(max, 'too_many')),
    z.transform((items, context) => {
      const wrong = items.findIndex((item) => !isId(item))
      if (wrong < 0) return items.map(Number)
      context.issues.push({ code: 'custom', message: 'invalid', input: items[wrong], path: [wrong] })
      return z.NEVER as never
    }),
  )

function isId(value: unknown): boolean {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  return Number.isInteger(number) && (number as number) >= 1 && (number as number) <= 2_147_483_647
}

/** A JSON object that travels as text in a query. */
export const jsonObject = () =>
  z.pipe(
    z.string('json_object').check(atMost(4000)),
    z.transform((text, context): Record<string, unknown> => {
      try {
        const value: unknown = JSON.parse(text)
        if (typeof value === 'object' && value !== null && !Array.isArray(value))
          return value as Record<string, unknown>
      } catch {
        // Falls through to the same answer as any other wrong shape.
      }
      context.issues.push({ code: 'custom', message: 'json_object', input: text })
      return z.NEVER as never
    }),
  )
