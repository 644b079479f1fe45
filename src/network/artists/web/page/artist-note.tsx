import { useText } from '#kit/web/language/i18n.ts'
import { Panel, Text } from '#kit/web/ui/layout.tsx'

/** What the office notes of an artist for itself. */
export function InternalNote({ note }: { note: string | null }) {
  const t = useText()
  return (
    <Panel title={t('artists.internal_note')} tone="quiet">
      {note ? <Text isProse>{note}</Text> : <Text tone="soft">{t('artists.internal_note_none')}</Text>}
    </Panel>
  )
}
