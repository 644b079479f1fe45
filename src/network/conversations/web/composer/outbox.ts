import { useEffect } from 'react'
import type { Input } from '#kit/contract/endpoint.ts'
import { send } from '#kit/web/calls/api.ts'
import { ApiError } from '#kit/web/calls/api-error.ts'
import { currentUser, onUserChange } from '#kit/web/session/session.ts'
import { createStore, type Store, useStore } from '#kit/web/session/store.ts'
import { conversations, type Message, type Person } from '#network/conversations/contract/conversations.ts'
import { type Draft, forgetMessage, type StoredMessage, storeMessage, unsentMessages } from './unsent-messages.ts'

/** The destination of a message: the person, and the path of the call. */
export type Address = { role: Person['role']; id: number; conversation_id: number; type: string }

/** A message whose arrival is not confirmed. It has the same key however often it is sent, and so is stored once. */
export type Pending = StoredMessage & {
  /** Share of it that has left, 0 to 1. */
  share: number
  problem: string | null
  /** Where another try can help. */
  mayRetry: boolean
  /** The message as the server returned it, until it is in the conversation. */
  sent: Message | null
}

/** The messages of a conversation on their way; they remain across screens and after a reload. */
export function useOutbox(conversationId: number): Pending[] {
  return useStore(boxOf(conversationId))
}

export function post(address: Address, draft: Draft) {
  const client_key = crypto.randomUUID()
  const message = { ...draft, client_key, names: draft.attachments.map(({ name }) => name) }
  const box = boxOf(address.conversation_id)
  box.set([...box.get(), { ...message, share: 0, problem: null, mayRetry: false, sent: null }])
  storeMessage(nameOf(address.conversation_id), message)
  deliver(address, client_key)
}

export function retry(address: Address, key: string) {
  change(address.conversation_id, key, { problem: null, share: 0 })
  deliver(address, key)
}

export function discard(conversationId: number, key: string) {
  const box = boxOf(conversationId)
  box.set(box.get().filter(({ client_key }) => client_key !== key))
  forgetMessage(nameOf(conversationId), key)
}

/** A message that is in the conversation waits no longer, even if its response never came. */
export function useArrivals(conversationId: number, pending: readonly Pending[], messages: readonly Message[]) {
  useEffect(() => {
    const keys = new Set(messages.map(({ client_key }) => client_key))
    for (const { client_key } of pending) if (keys.has(client_key)) discard(conversationId, client_key)
  }, [conversationId, pending, messages])
}

const boxes = new Map<string, Store<Pending[]>>()
/** Those that did not leave this device, by their keys. */
const heldUp = new Map<string, Address>()
onUserChange(() => {
  boxes.clear()
  heldUp.clear()
})
// Only then: where the portal itself did not answer, its reader decides.
addEventListener('online', () => {
  for (const [key, address] of [...heldUp]) retry(address, key)
})

function boxOf(conversationId: number): Store<Pending[]> {
  const name = nameOf(conversationId)
  const known = boxes.get(name)
  if (known) return known
  const box = createStore<Pending[]>([])
  boxes.set(name, box)
  void unsentMessages(name).then((messages) => box.set([...messages.map(asFailed), ...box.get()]))
  return box
}

function nameOf(conversationId: number): string {
  return `${currentUser()?.id}.outbox.${conversationId}`
}

/** Nobody knows whether it arrived: the conversation will show, or the sender tries again. */
function asFailed(message: StoredMessage): Pending {
  return {
    ...message,
    share: 0,
    problem: '',
    mayRetry: message.names.length === message.attachments.length,
    sent: null,
  }
}

/** One after another, in the order in which they were written. */
let queue: Promise<unknown> = Promise.resolve()

function deliver(address: Address, key: string) {
  const next = () => attempt(address, key)
  queue = queue.then(next, next)
}

async function attempt(address: Address, key: string) {
  const { role, ...path } = address
  const { conversation_id } = path
  const call = role === 'client' ? conversations.sendOfStudent : conversations.send
  const pending = boxOf(conversation_id)
    .get()
    .find(({ client_key }) => client_key === key)
  if (!pending) return
  heldUp.delete(key)
  const { message, attachments, client_key, is_internal } = pending
  const input = { ...path, message, attachments, client_key, is_internal: is_internal ? 1 : 0 }
  try {
    const { data } = await send(call, input as Input<typeof call>, {
      onProgress: attachments.length > 0 ? (share) => change(conversation_id, key, { share }) : undefined,
    })
    change(conversation_id, key, { sent: data })
    forgetMessage(nameOf(conversation_id), key)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0) heldUp.set(key, address)
    const problem = Object.values(error.errors)[0]?.[0] ?? error.message
    change(conversation_id, key, { problem, mayRetry: ![403, 404, 409, 413, 422].includes(error.status) })
  }
}

function change(conversationId: number, key: string, values: Partial<Pending>) {
  const box = boxOf(conversationId)
  box.set(box.get().map((pending) => (pending.client_key === key ? { ...pending, ...values } : pending)))
}
