import type { ReactNode } from 'react'
import type { Endpoint, Input, Output } from '#kit/contract/endpoint.ts'
import type { Access } from '#kit/contract/permissions.ts'
import type { Bilingual } from '#kit/contract/texts/text.ts'
import type { Right, TextKey, Translate } from '#kit/contract/texts/texts.ts'

/** What a feature adds to the command palette: a search in its lists. */

/** A result: its name, a note that distinguishes it from others of that name, and its link. */
export type Found = {
  to: string
  name: string
  note?: string
  /** Of a person, who is listed once, by the first part that finds them. */
  email?: string
  picture: ReactNode
}

/** What the finder finds of a feature: rows of its lists, a few that fit what is typed. */
export type FinderPart = {
  /** What they are called together. */
  title: TextKey
  /** The address below which they all lie. */
  below: `/${string}`
  /** Searched by users with the right: the endpoint's own, unless a list of several has another. */
  lists: readonly { endpoint: Endpoint; input: object; access: Access }[]
  found: (row: never, language: FinderLanguage) => Found
  /** Results without a request, each for users with its right. */
  known?: (language: FinderLanguage) => KnownFound[]
  /** Shown only where nothing else fits. */
  isFallback?: boolean
  /** Of one that was chosen before, whose name alone is remembered. */
  picture: (name: string) => ReactNode
}

/** `words`: further words that match it, in addition to its name. */
type KnownFound = Found & { access: Access | readonly Right[]; words: string }

type FinderLanguage = { t: Translate; inLanguage: (text: Bilingual) => string }
type Row<E extends Endpoint> = Output<E> extends { data: readonly (infer One)[] } ? One : never

export function finderPart<E extends Endpoint>({
  endpoint,
  lists = [{}],
  ...part
}: Pick<FinderPart, 'title' | 'below' | 'picture' | 'isFallback'> & {
  endpoint: E
  /** Where it has several lists. */
  lists?: readonly { input?: Partial<Input<E>>; access?: Access }[]
  found: (row: Row<E>, language: FinderLanguage) => Found
}): FinderPart {
  return {
    ...part,
    lists: lists.map(({ input = {}, access = endpoint.permission }) => ({ endpoint, input, access })),
  }
}
