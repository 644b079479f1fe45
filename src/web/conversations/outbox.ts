import { useEffect } from 'react'
import { conversations, type Message } from '#contract/conversations.ts'
import type { Input } from '#contract/kit/endpoint.ts'
import { send } from '#web/kit/api.ts'
import { ApiError } from '#web/kit/api-error.ts'
import { keepDraft, keptDraft, removeDraft } from '#web/kit/drafts.ts'
import { currentUser, onUserChange } from '#web/kit/session.ts'
import { createStore, type Store, useStore } from '#web/kit/store.ts'

/** Where a message goes: the path of the call. */
export type Address = { id: number; conversation_id: number; type: string }

export type Draft = { message: string; is_internal: boolean; attachments: File[] }

/** A message that is not known to have arrived. It goes under the same key however often it is sent, and so stands once. */
export type Pending = Draft & {
  client_key: string
  /** Of the attachments; they are known also when the files are gone, as after a reload. */
  names: string[]
  /** Share of it that has left, 0 to 1. */
  share: number
  problem: string | null
  /** Where another try can help. */
  mayRetry: boolean
  /** How it stands in the conversation, until that is seen there. */
  sent: Message | null
}

/** The messages of a conversation on their way; they are kept over screens and, but for their files, over a reload. */
export function useOutbox(conversationId: number): Pending[] {
  return useStore(boxOf(conversationId))
}

export function post(address: Address, draft: Draft) {
  const pending: Pending = {
    ...draft,
    client_key: crypto.randomUUID(),
    names: draft.attachments.map(({ name }) => name),
    share: 0,
    problem: null,
    mayRetry: false,
    sent: null,
  }
  const box = boxOf(address.conversation_id)
  box.set([...box.get(), pending])
  deliver(address, pending.client_key)
}

export function retry(address: Address, key: string) {
  change(address.conversation_id, key, { problem: null, share: 0 })
  deliver(address, key)
}

export function discard(conversationId: number, key: string) {
  const box = boxOf(conversationId)
  box.set(box.get().filter(({ client_key }) => client_key !== key))
}

/** What is seen in the conversation waits no longer, also where its answer never came. */
export function useArrivals(conversationId: number, messages: readonly Message[]) {
  useEffect(() => {
    const keys = new Set(messages.map(({ client_key }) => client_key))
    const box = boxOf(conversationId)
    if (box.get().some(({ client_key }) => keys.has(client_key)))
      box.set(box.get().filter(({ client_key }) => !keys.has(client_key)))
  }, [conversationId, messages])
}

const boxes = new Map<string, Store<Pending[]>>()
onUserChange(() => boxes.clear())

function boxOf(conversationId: number): Store<Pending[]> {
  const name = `${currentUser()?.id}.outbox.${conversationId}`
  const known = boxes.get(name)
  if (known) return known
  const box = createStore(keptIn(name))
  box.subscribe((pending) => keep(name, pending))
  boxes.set(name, box)
  return box
}

/** One after another, in the order in which they were written. */
let queue: Promise<unknown> = Promise.resolve()

function deliver(address: Address, key: string) {
  queue = queue.then(() => attempt(address, key))
}

async function attempt(address: Address, key: string) {
  const { conversation_id } = address
  const pending = boxOf(conversation_id)
    .get()
    .find(({ client_key }) => client_key === key)
  if (!pending) return
  const { message, attachments, client_key, is_internal } = pending
  const input = { ...address, message, attachments, client_key, is_internal: is_internal ? 1 : 0 }
  try {
    const { data } = await send(conversations.send, input as Input<typeof conversations.send>, {
      onProgress: attachments.length > 0 ? (share) => change(conversation_id, key, { share }) : undefined,
    })
    change(conversation_id, key, { sent: data })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const problem = Object.values(error.errors)[0]?.[0] ?? error.message
    change(conversation_id, key, { problem, mayRetry: ![403, 404, 409, 413, 422].includes(error.status) })
  }
}

function change(conversationId: number, key: string, values: Partial<Pending>) {
  const box = boxOf(conversationId)
  box.set(box.get().map((pending) => (pending.client_key === key ? { ...pending, ...values } : pending)))
}

type Kept = Pick<Pending, 'client_key' | 'message' | 'is_internal' | 'names'>

function keep(name: string, pending: Pending[]) {
  const kept = pending
    .filter(({ sent }) => !sent)
    .map(({ client_key, message, is_internal, names }): Kept => ({ client_key, message, is_internal, names }))
  if (kept.length > 0) keepDraft(name, '', { kept })
  else removeDraft(name)
}

/** Nobody knows whether they arrived: the conversation will show, or the sender tries again. */
function keptIn(name: string): Pending[] {
  const kept = (keptDraft(name, '')?.kept ?? []) as Kept[]
  return kept.map((pending) => ({
    ...pending,
    attachments: [],
    share: 0,
    problem: '',
    mayRetry: pending.names.length === 0,
    sent: null,
  }))
}
