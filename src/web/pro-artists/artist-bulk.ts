import { conversations } from '#contract/conversations.ts'
import type { ProArtistRow } from '#contract/pro-artists.entities.ts'
import { type BulkAct, bulkActs, mayBulk } from '#contract/pro-artists.flow.ts'
import { proArtists } from '#contract/pro-artists.ts'
import { send } from '#web/kit/api.ts'
import { useText } from '#web/kit/i18n.ts'
import type { BulkAction } from '#web/kit/list-bulk.tsx'
import { useUser } from '#web/kit/session.ts'

type Run = (row: ProArtistRow, word: string | null) => Promise<unknown>

/** Each by the call that does it to one artist. */
const calls: Record<BulkAct, Run> = {
  accept: ({ id, invitation_status }) => send(proArtists.accept, { id, seen_status: invitation_status }),
  reject: ({ id, invitation_status }, comment) =>
    send(proArtists.reject, { id, comment, seen_status: invitation_status }),
  enable: ({ id }) => send(proArtists.enable, { id }),
  disable: ({ id }) => send(proArtists.disable, { id }),
  addToProTeam: ({ id }) => send(proArtists.addToProTeam, { id }),
  removeFromProTeam: ({ id }) => send(proArtists.removeFromProTeam, { id }),
  message: sendMessage,
}

const dangerous: readonly BulkAct[] = ['reject', 'disable']

/** What the office does to many artists at once. */
export function useBulkActions(): BulkAction<ProArtistRow>[] {
  const t = useText()
  const user = useUser()
  const words: Partial<Record<BulkAct, BulkAction<ProArtistRow>['word']>> = {
    reject: {
      label: t('proArtists.reject_comment'),
      hint: t('proArtists.reject_comment_hint'),
      isRequired: false,
      max: 2000,
    },
    message: { label: t('proArtists.bulk_message_text'), isRequired: true, max: 10_000 },
  }
  return bulkActs.map((act) => ({
    name: act,
    label: t(`proArtists.bulk_${act}`),
    question: (count) => t(`proArtists.bulk_question_${act}`, { count }),
    text: t(`proArtists.bulk_effect_${act}`),
    tone: dangerous.includes(act) ? 'danger' : undefined,
    word: words[act],
    applies: (row) => mayBulk(user, row, act),
    run: calls[act],
  }))
}

/** Into the conversation that the artist and the office always have. Sent again after a broken connection, it is there once. */
async function sendMessage({ id }: ProArtistRow, message: string | null) {
  const client_key = keyOf(id, message ?? '')
  const { data } = await send(proArtists.get, { id })
  const conversation = data.conversations.find(({ type }) => type === 'GENERAL')
  return send(conversations.send, {
    id,
    conversation_id: conversation?.id ?? 0,
    type: 'GENERAL',
    message: message ?? '',
    client_key,
  })
}

const keys = new Map<string, string>()

function keyOf(id: number, message: string): string {
  const name = `${id} ${message}`
  const key = keys.get(name) ?? crypto.randomUUID()
  keys.set(name, key)
  return key
}
