import { send } from '#kit/web/calls/api.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { BulkAction } from '#kit/web/list/bulk/bulk-action.ts'
import type { Identified } from '#kit/web/list/list-column.ts'
import {
  type ConversationType,
  conversations,
  maxMessageLength,
} from '#network/conversations/contract/conversations.ts'

type Addressee<Row> = { type: ConversationType; artistOf: (row: Row) => number; applies: (row: Row) => boolean }

/** One message to many artists, each in their own conversation of this type with the office. */
export function useBulkMessage<Row extends Identified>({ type, artistOf, applies }: Addressee<Row>): BulkAction<Row> {
  const t = useText()
  return {
    name: 'message',
    label: t('artists.bulk_message'),
    question: (count) => t('artists.bulk_question_message', { count }),
    text: t('artists.bulk_effect_message'),
    message: { label: t('artists.bulk_message_text'), isRequired: true, max: maxMessageLength },
    applies,
    run: (row, message) => {
      const id = artistOf(row)
      return send(conversations.write, { id, type, message, client_key: keyOf(`${type} ${id} ${message}`) })
    },
  }
}

/** The same message to the same artist again, as after a lost connection, returns the existing one. */
function keyOf(message: string): string {
  const key = keys.get(message) ?? crypto.randomUUID()
  keys.set(message, key)
  return key
}

const keys = new Map<string, string>()
