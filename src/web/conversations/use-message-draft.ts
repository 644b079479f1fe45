import { useState } from 'react'
import { useDraft } from '#web/kit/form-draft.ts'
import type { Draft } from './outbox.ts'

const blank = { message: '', is_internal: false }

/** What is being written. The words outlive a reload; files are chosen anew. */
export function useMessageDraft(conversationId: number) {
  const kept = useDraft(`message.${conversationId}`, blank)
  const [draft, setDraft] = useState<Draft>({ ...(kept.values as typeof blank), attachments: [] })
  return {
    draft,
    write(change: Partial<Draft>) {
      const { attachments, ...words } = { ...draft, ...change }
      setDraft({ ...words, attachments })
      kept.keep(words)
    },
    clear() {
      setDraft({ ...blank, is_internal: draft.is_internal, attachments: [] })
      kept.forget()
    },
  }
}

export type MessageDraft = ReturnType<typeof useMessageDraft>
