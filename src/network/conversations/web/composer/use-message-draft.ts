import { useEffect, useState } from 'react'
import { useDraft } from '#kit/web/form/drafts/form-draft.ts'
import { currentUser } from '#kit/web/session/session.ts'
import { draftFiles, storeDraftFiles } from '#kit/web/upload/draft-files.ts'
import { messageDraft } from '../begun-message.shown.ts'
import type { Draft } from './unsent-messages.ts'

const blank = { message: '', is_internal: false }
/** With the names of its files: what has nothing but files is a draft, too. */
const untouched = { ...blank, names: [] as string[] }

/** What is being written, with its files; it outlives a reload. */
export function useMessageDraft(conversationId: number) {
  const name = messageDraft(conversationId)
  const shelf = `${currentUser()?.id}.${name}`
  const stored = useDraft(name, untouched)
  const [draft, setDraft] = useState<Draft>(() => {
    const { message, is_internal } = stored.values as typeof blank
    return { message, is_internal, attachments: [] }
  })
  useEffect(() => {
    let isOver = false
    void draftFiles(shelf).then((files) => {
      if (!isOver && files.length > 0) setDraft((now) => ({ ...now, attachments: [...files, ...now.attachments] }))
    })
    return () => {
      isOver = true
    }
  }, [shelf])
  return {
    draft,
    write(change: Partial<Draft>) {
      const { attachments, ...words } = { ...draft, ...change }
      setDraft({ ...words, attachments })
      stored.keep({ ...words, names: attachments.map((file) => file.name) }, untouched)
      if (change.attachments) void storeDraftFiles(shelf, attachments)
    },
    clear() {
      setDraft({ ...blank, is_internal: draft.is_internal, attachments: [] })
      stored.forget()
      void storeDraftFiles(shelf, [])
    },
  }
}

export type MessageDraft = ReturnType<typeof useMessageDraft>
