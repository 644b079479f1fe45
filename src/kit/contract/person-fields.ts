import { email } from './account-fields.ts'
import { personName } from './fields.ts'

/** Rows of the field table that every person has: first name, last name, email. */

export const firstName = {
  schema: personName(),
  input: 'text',
  section: 'person',
  list: 'export',
  autoComplete: 'given-name',
} as const

export const lastName = {
  schema: personName(),
  input: 'text',
  section: 'person',
  list: 'export',
  autoComplete: 'family-name',
} as const

export const emailAddress = { schema: email(), input: 'email', section: 'person', autoComplete: 'email' } as const
