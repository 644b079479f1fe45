import { z } from 'zod/mini'
import { country } from './countries.ts'
import { binary, endpoint, single } from './kit/endpoint.ts'
import { day, email, id, instant, line, optional, prose, webAddress, wholeNumber } from './kit/fields.ts'
import { file } from './kit/files.ts'
import { listOf, listQuery } from './kit/list.ts'
import { permissions } from './kit/permissions.ts'
import { bilingual, language } from './kit/text.ts'
import { phone, postalCode, spokenLanguages, taxId, techniques } from './pro-artists.fields.ts'

const technique = z.enum(techniques)

/** What a guest sends to apply. */
const application = z.object({
  first_name: line(80),
  last_name: line(80),
  email: email(),
  phone: phone(),
  country_id: wholeNumber({ min: 1, max: 1_000_000 }),
  city: line(120),
  techniques: z
    .array(technique, 'required')
    .check(z.minLength(1, 'too_few'), z.maxLength(techniques.length, 'too_many')),
  years_of_experience: wholeNumber({ min: 0, max: 70 }),
  motivation: prose(4000, 20),
  language_name: language(),
  terms_accepted: z.literal(true, 'must_accept'),
})

export type Application = z.output<typeof application>

/** What the secret-link form adds; the picture and the documents travel by calls of their own, each as soon as it is chosen. */
const dataForm = z.object({
  first_name: line(80),
  last_name: line(80),
  phone: phone(),
  country_id: wholeNumber({ min: 1, max: 1_000_000 }),
  city: line(120),
  postal_code: postalCode(),
  street: line(200),
  company_name: optional(line(200)),
  tax_id: optional(taxId()),
  website: optional(webAddress()),
  instagram: optional(z.string().check(z.regex(/^@?[\w.]{1,30}$/, 'instagram'))),
  languages: z
    .array(z.enum(spokenLanguages), 'required')
    .check(z.minLength(1, 'too_few'), z.maxLength(spokenLanguages.length, 'too_many')),
  bio: bilingual(prose(4000, 20)),
})

/** Fields that the office may name when it asks for missing data. */
export const formFields = [
  ...(Object.keys(dataForm.shape) as (keyof typeof dataForm.shape)[]),
  'avatar',
  'documents',
] as const

export const documentKinds = ['CERTIFICATE', 'LICENCE', 'INSURANCE'] as const
const document = z.object({
  id: id(),
  kind: z.enum(documentKinds),
  valid_until: z.nullable(day()),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  url: z.string(),
})
export type ArtistDocument = z.output<typeof document>

const level = z.nullable(z.object({ id: id(), code: z.string(), name: bilingual(z.string()) }))

const row = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  country,
  city: z.string(),
  techniques: z.array(technique),
  years_of_experience: z.int(),
  avatar_url: z.nullable(z.string()),
  language_name: language(),
  invitation_status: z.int(),
  activation_status: z.int(),
  pro_team: z.boolean(),
  has_own_trainings: z.boolean(),
  level,
  applied_at: instant(),
  status_changed_at: instant(),
})
export type ProArtistRow = z.output<typeof row>

const historyEntry = z.object({
  id: id(),
  event: z.string(),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  /** Null for the applicant's own steps. */
  by: z.nullable(z.string()),
  at: instant(),
  comment: z.nullable(z.string()),
  fields: z.array(z.string()),
})

/** The data form's fields as stored; empty until the applicant sent the form. */
const formData = {
  postal_code: z.nullable(z.string()),
  street: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  tax_id: z.nullable(z.string()),
  website: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  languages: z.array(z.string()),
  bio: z.object({ pl: z.nullable(z.string()), 'en-US': z.nullable(z.string()) }),
}

const details = z.object({
  ...row.shape,
  ...formData,
  motivation: z.string(),
  documents: z.array(document),
  history: z.array(historyEntry),
  link_expires_at: z.nullable(instant()),
})
export type ProArtist = z.output<typeof details>

/** The open form: what is known already, what the office asked for. */
const form = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  country_id: id(),
  city: z.string(),
  ...formData,
  language_name: language(),
  avatar_url: z.nullable(z.string()),
  documents: z.array(document),
  missing: z.nullable(z.object({ comment: z.string(), fields: z.array(z.string()) })),
  expires_at: instant(),
})
export type ProArtistForm = z.output<typeof form>

/** The four views of the one list; each has a right of its own. */
export const listContexts = ['LIST', 'INVITATION', 'VERIFICATION'] as const

const comment = optional(prose(2000))
/** The state on the screen of whoever decides: where another one stands by now, somebody was faster, and the answer is a 409. */
const seen_status = z.optional(wholeNumber({ min: 0, max: 5 }))
const secretLink = { max: 60, seconds: 60 }

export const proArtists = {
  register: endpoint({
    method: 'POST',
    path: '/api/proartist/register',
    permission: 'public',
    body: application,
    response: single(z.object({ id: id() })),
    limit: { max: 10, seconds: 60 },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/proartist',
    permission: 'signed-in',
    query: listQuery(
      [
        'name',
        'email',
        'city',
        'country',
        'years_of_experience',
        'invitation_status',
        'applied_at',
        'status_changed_at',
      ],
      {
        countryId: z.optional(z.nullable(wholeNumber({ min: 1, max: 1_000_000 }))),
      },
    ),
    response: listOf(row),
  }),
  get: endpoint({ method: 'GET', path: '/api/proartist/{id}', permission: 'signed-in', response: single(details) }),
  accept: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/accept',
    permission: permissions.CAN_ACCEPT_PRO_ARTIST,
    body: z.object({ seen_status }),
    response: single(details),
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/reject',
    permission: permissions.CAN_REJECT_PRO_ARTIST,
    body: z.object({ comment, seen_status }),
    response: single(details),
  }),
  complete: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/complete',
    permission: permissions.CAN_COMPLETE_INVITATION_PRO_ARTIST,
    body: z.object({ seen_status }),
    response: single(details),
  }),
  requestMissingData: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/request-to-fill-missing-data',
    permission: permissions.CAN_ASK_FOR_MISSING_DATA_PRO_ARTIST,
    body: z.object({
      comment: prose(2000),
      fields: z._default(z.array(z.enum(formFields)).check(z.maxLength(formFields.length)), []),
      seen_status,
    }),
    response: single(details),
  }),
  sendLink: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/send-link',
    permission: permissions.CAN_ACCEPT_PRO_ARTIST,
    response: single(details),
  }),
  avatar: endpoint({
    method: 'GET',
    path: '/api/proartist/{id}/avatar/{size}',
    permission: 'signed-in',
    response: binary,
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/proartist/{id}/documents/{document_id}',
    permission: 'signed-in',
    response: binary,
  }),

  form: endpoint({
    method: 'GET',
    path: '/api/proartist/accepted-form/hash/{hash}',
    permission: 'public',
    response: single(form),
    limit: secretLink,
  }),
  sendForm: endpoint({
    method: 'POST',
    path: '/api/proartist/accepted-form/hash/{hash}',
    permission: 'public',
    body: dataForm,
    isMultipart: true,
    status: 204,
    limit: secretLink,
  }),
  sendFormAvatar: endpoint({
    method: 'POST',
    path: '/api/proartist/accepted-form/hash/{hash}/avatar',
    permission: 'public',
    body: z.object({ avatar: file('avatar') }),
    isMultipart: true,
    response: single(form),
    limit: secretLink,
  }),
  addFormDocument: endpoint({
    method: 'POST',
    path: '/api/proartist/accepted-form/hash/{hash}/documents',
    permission: 'public',
    body: z.object({ kind: z.enum(documentKinds), valid_until: optional(day()), file: file('document') }),
    isMultipart: true,
    response: single(form),
    limit: secretLink,
  }),
  removeFormDocument: endpoint({
    method: 'DELETE',
    path: '/api/proartist/accepted-form/hash/{hash}/documents/{id}',
    permission: 'public',
    response: single(form),
    limit: secretLink,
  }),
  formAvatar: endpoint({
    method: 'GET',
    path: '/api/proartist/accepted-form/hash/{hash}/avatar/{size}',
    permission: 'public',
    response: binary,
    limit: secretLink,
  }),
  formDocument: endpoint({
    method: 'GET',
    path: '/api/proartist/accepted-form/hash/{hash}/documents/{id}',
    permission: 'public',
    response: binary,
    limit: secretLink,
  }),
}
