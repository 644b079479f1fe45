import { z } from 'zod/mini'
import { phone } from '#contract/artists/artists.choices.ts'
import { calls, endpoint, single } from '#contract/kit/endpoint.ts'
import { id, optional, personName, wholeNumber } from '#contract/kit/fields.ts'
import { language } from '#contract/kit/text.ts'

const student = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  country_id: z.nullable(id()),
  language_name: language(),
})
export type Student = z.output<typeof student>

/** The student who is signed in, and nobody else: no path names whose profile it is. */
export const students = calls('students', {
  profile: endpoint({
    method: 'GET',
    path: '/api/student/profile',
    permission: 'signed-in',
    response: single(student),
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/student/profile',
    permission: 'signed-in',
    refreshes: ['students', 'conversations', 'users'],
    body: z.object({
      first_name: personName(),
      last_name: personName(),
      phone: optional(phone()),
      country_id: optional(wholeNumber({ min: 1, max: 1_000_000 })),
    }),
    response: single(student),
  }),
})
