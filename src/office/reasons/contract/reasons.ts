import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, rowId } from '#kit/contract/fields.ts'
import { roleNames } from '#kit/contract/permissions.ts'
import { right } from '#people/roles/contract/right.ts'
import { userStatuses } from '#people/users/contract/users.ts'

/** A kind of record, or of what lies within one, of which a feature declares how to choose one. */
const kind = () => z.string().check(z.maxLength(100, 'too_long'), z.regex(/^[A-Za-z]+$/, 'not_a_choice'))

const call = z.object({
  /** As the API is written: `benefits.update`. */
  name: z.string(),
  /** The feature whose screens it is called from. */
  place: z.string(),
  /** What one does by it, in the reader's words. */
  words: z.string(),
  /** Who is let in: everybody, everybody who signed in, or the holders of a right. */
  permission: z.union([z.literal(['public', 'signed-in']), right()]),
  isReading: z.boolean(),
  /** Whether its path names a record, and of which kind, where there is a name to pick it by. */
  isOfRecord: z.boolean(),
  kind: z.nullable(kind()),
  /** Whether its path names another one within that record, and of which kind. */
  isOfPart: z.boolean(),
  part: z.nullable(kind()),
  /** Whether the page can explain why somebody cannot call it: a call of signed-in users. */
  isAskable: z.boolean(),
})
export type Call = z.output<typeof call>

/**
 * What is in the way. Of the account: it is blocked, disabled, or no password was chosen yet. Of the person: the terms are not
 * accepted, a second factor is not set up (`factor`), a right is lacking. Of the record: it is not there for anybody (`missing`), the person does not see it (`unseen`), they
 * have nothing of the kind (`noneOwn`), its state does not allow it. Any other refusal is `refused`.
 */
const obstacleKinds = [
  'blocked',
  'disabled',
  'invited',
  'terms',
  'factor',
  'right',
  'missing',
  'unseen',
  'noneOwn',
  'state',
  'refused',
] as const

const obstacle = z.object({
  kind: z.enum(obstacleKinds),
  /** The message that the person gets, in the language of the reader of this page. */
  status: z.int(),
  message: z.string(),
  /** The right that would take it out of the way, alone. */
  right: z.nullable(right()),
})
export type Obstacle = z.output<typeof obstacle>

const record = z.object({ id: id(), name: z.string(), note: z.nullable(z.string()) })

const reason = z.object({
  person: z.object({
    id: id(),
    name: z.string(),
    status: z.enum(userStatuses),
    roles: z.array(z.enum(roleNames)),
  }),
  call,
  record: z.nullable(record),
  part: z.nullable(record),
  /** All of them, in the order in which they are met; none means that the person can. */
  obstacles: z.array(obstacle),
  /** Whether what they type decides the rest. */
  isUpToInput: z.boolean(),
})
export type Reason = z.output<typeof reason>

const name = z.string().check(z.minLength(1, 'required'), z.maxLength(100, 'too_long'))
/** Why somebody can, or cannot, do something: tried as they would do it, by the guards that answer them, and undone. */
export const reasons = calls('reasons', {
  /** Everything that can be done in the portal. */
  calls: endpoint({
    method: 'GET',
    path: '/api/reasons/calls',
    permission: 'can-edit-roles',
    response: z.object({ data: z.array(call) }),
  }),
  /** The records that a call may be about: a few whose names match the words, or the requested one. */
  records: endpoint({
    method: 'GET',
    path: '/api/reasons/records',
    permission: 'can-edit-roles',
    query: z.object({
      kind: kind(),
      /** For what is picked within another record: its id. */
      within: z.nullish(rowId),
      filter: z.nullish(z.string().check(z.maxLength(200, 'too_long'))),
      id: z.nullish(rowId),
    }),
    response: z.object({ data: z.array(record) }),
  }),
  ask: endpoint({
    method: 'GET',
    path: '/api/reasons',
    permission: 'can-edit-roles',
    query: z.object({ userId: rowId, call: name, recordId: z.nullish(rowId), partId: z.nullish(rowId) }),
    response: single(reason),
  }),
})
