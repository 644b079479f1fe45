import { z } from 'zod/mini'
import { termsVersion } from '#academy/terms/contract/terms-in-force.ts'
import { email } from '#kit/contract/account-fields.ts'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant, optional, personName, prose, rowId, rowKey } from '#kit/contract/fields.ts'
import { bilingual, language } from '#kit/contract/texts/text.ts'
import { phone } from '#kit/contract/values/phone.ts'
import { transfer } from '#teaching/participants/contract/transfer.ts'
import { touchedBySeats } from '#teaching/trainings/contract/trainings.refresh.ts'
import { signUpStates } from './sign-ups.flow.ts'

/** What anybody may know of a training: the same as its public page shows. */
const openTraining = z.object({
  id: id(),
  title: bilingual(z.string()),
  artist: z.string(),
  time_zone: z.string(),
  place: z.nullable(z.string()),
  sessions: z.array(z.object({ id: id(), starts_at: instant(), ends_at: instant() })),
  price: z.object({ amount: z.int(), currency: z.string() }),
  seats_left: z.int(),
  /** Its academy gives a seat to everybody who proves their email, as long as there is one. */
  is_at_once: z.boolean(),
})
export type OpenTraining = z.output<typeof openTraining>

const form = z.object({
  /** Of the form: what is sent twice is one sign-up. */
  key: rowKey(),
  training_id: rowId,
  first_name: personName(),
  last_name: personName(),
  email: email(),
  phone: phone(),
  note: optional(prose(1000)),
  /** Hidden from people: only programs fill it out. */
  website: optional(prose(200)),
  accepts_rules: z.literal(true, 'must_confirm'),
  /** The academy's terms, where it has any: the document that the form showed. */
  accepts_terms: z.optional(z.boolean()),
  terms_id: z.nullish(rowId),
  language_name: language(),
})

/** With the terms that somebody accepts who signs up; null: the academy has none. */
const offeredTraining = z.object({ ...openTraining.shape, terms: z.nullable(termsVersion) })
export type OfferedTraining = z.output<typeof offeredTraining>

/** The terms that were accepted with a sign-up. */
export const acceptedTerms = z.nullable(z.object({ version: z.string(), url: z.nullable(z.string()) }))

/** As the person sees it, by the link of a mail. */
const ownSignUp = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  note: z.nullable(z.string()),
  state: z.enum(signUpStates),
  held_until: z.nullable(instant()),
  refusal: z.nullable(z.string()),
  terms: acceptedTerms,
  training: openTraining,
  /** Of a seat: whether it was given up meanwhile, what is due, and how it is paid. */
  seat: z.nullable(
    z.object({
      is_cancelled: z.boolean(),
      due: z.int(),
      transfer: z.nullable(transfer),
      cancels_free_until: z.nullable(instant()),
      /** Their account was made with the sign-up, and they have not opened it: they have a mail that does. */
      is_invited: z.boolean(),
    }),
  ),
  may_withdraw: z.boolean(),
})
export type OwnSignUp = z.output<typeof ownSignUp>

const byHash = '/api/sign-ups/link/{hash}'
const refreshes = ['signUps', 'users', 'dashboard', ...touchedBySeats] as const
/** Against programs that guess links. */
const limit = { max: 60, seconds: 60 }
const response = single(ownSignUp)

/** The public form's calls, in a file of their own: the form loads nothing else. */
export const signUpForm = calls('signUps', {
  training: endpoint({
    method: 'GET',
    path: '/api/sign-ups/training/{training_id}',
    permission: 'public',
    response: single(offeredTraining),
    limit,
  }),
  /** The same response for every email: anything else is sent to that address. */
  send: endpoint({
    method: 'POST',
    path: '/api/sign-ups',
    permission: 'public',
    collects: 'sign_up',
    refreshes,
    body: form,
    status: 204,
    limit: { max: 10, seconds: 3600 },
  }),

  /** Behind the link of a mail. Reading it changes nothing: mail programs open links, too. */
  ofLink: endpoint({ method: 'GET', path: byHash, permission: 'public', response, limit }),
  prove: endpoint({ method: 'PUT', path: `${byHash}/prove`, permission: 'public', refreshes, response, limit }),
  withdraw: endpoint({ method: 'PUT', path: `${byHash}/withdraw`, permission: 'public', refreshes, response, limit }),
})
