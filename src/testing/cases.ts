import type { Academy } from './academy.ts'
import type { Visitor } from './visitor.ts'

/**
 * What the tests of the whole portal know of a feature's calls: it stands beside the feature, in `<feature>.cases.ts`, and
 * `all-cases.ts` gathers them.
 */
export type Cases = {
  /** The status that each reader gets from each call: `artist` asks for the own row, `other` is the same artist who asks for somebody else's. */
  answers: string
  /** Input that each call takes well, made anew each time, since much can be done but once. */
  input?: (prepared: Prepared) => Record<string, Make>
  /** Calls that are about the reader's own row, whatever their address says; `all` is all of them. */
  ofOwnRow?: 'all' | string[]
  /** The table of the row that `{id}` names, where it is locked before it is changed. */
  table?: string
  /** Columns that a list works out for the reader, or says in their language: it cannot sort by these. */
  workedOut?: Record<string, string[]>
  /** Who hears of each event, by the bell and by mail; whoever is not named hears nothing. */
  hearers?: string
  /** How each of these events comes about: what has to be so before, and then the call. */
  deeds?: (prepared: { world: Academy; input: (name: string) => Promise<object> }) => Record<string, Deed>
  /** Events of which nobody needs to be told, and why. */
  needsNoTelling?: Record<string, string>
}

/** `others` are an artist's rows whom nobody here signs in as; the form is one with files that can be looked at. */
type Prepared = { world: Academy; others: Ids; openForm: { hash: string; id: number } }

export type Ids = { id: number; documentId: number; conversation?: Conversation }
type Conversation = {
  id: number
  path: { id: number; conversation_id: number; type: string }
  message_id: number
  attachment_id: number
}

/** `own` are the rows of the artist who asks, where they ask for their own. */
export type Make = (artist: { own: Ids | null }) => object | Promise<object>

export type Act = (by: Visitor) => Promise<unknown>
export type Deed = (about: Concerned) => Promise<Act>

/** Whom an event is about: an artist of the network, somebody who applies, somebody's new email, and a student. */
export type Concerned = {
  userId: number
  id: number
  email: string
  visitor: Visitor
  applicant: string
  newcomer: string
  learner: Visitor
  student: string
}

/** Of any description, of something or somebody. */
export const words = { pl: 'Rabat na pigmenty dla artystów sieci', 'en-US': 'A discount on pigments for our artists' }
