import { draftsUnder, removeDraft, storeDraft, storedDraft } from '#kit/web/form/drafts/drafts.ts'
import { draftFiles, removeFiles, storeDraftFiles } from '#kit/web/upload/draft-files.ts'

export type Draft = { message: string; is_internal: boolean; attachments: File[] }

/** What outlives a reload of a message that nobody has yet. */
export type StoredMessage = Draft & { client_key: string; names: string[] }

type Words = Omit<StoredMessage, 'attachments'> & { written_at: number }

/** Each message for itself: tabs that send at the same time leave each other's alone. */
export function storeMessage(box: string, { client_key, message, is_internal, names, attachments }: StoredMessage) {
  const words: Words = { client_key, message, is_internal, names, written_at: Date.now() }
  storeDraft(nameOf(box, client_key), { base: {}, typed: words })
  if (attachments.length > 0) void storeDraftFiles(nameOf(box, client_key), attachments)
}

export function forgetMessage(box: string, client_key: string) {
  removeDraft(nameOf(box, client_key))
  void removeFiles(nameOf(box, client_key))
}

/** In the order in which they were written; without attachments if those could not be stored. */
export function unsentMessages(box: string): Promise<StoredMessage[]> {
  const drafts = draftsUnder(nameOf(box, ''))
    .map((name) => storedDraft(name)?.typed as Words | undefined)
    .filter((words) => words !== undefined)
    .toSorted((one, other) => one.written_at - other.written_at)
  return Promise.all(
    drafts.map(async ({ written_at: _, ...words }) => ({
      ...words,
      attachments: words.names.length > 0 ? await draftFiles(nameOf(box, words.client_key)) : [],
    })),
  )
}

function nameOf(box: string, client_key: string): string {
  return `${box}.${client_key}`
}
