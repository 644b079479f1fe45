import { type ReactNode, useRef } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { useFocusAfter } from '#kit/web/page/focus/focus-after.ts'
import { Columns, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { ArtistDocument } from '#network/artists/contract/artists.entities.ts'
import { type AddDocument, DocumentUpload } from './document-upload.shown.tsx'

type DocumentsOfKindProps = {
  kind: ArtistDocument['kind']
  documents: ArtistDocument[]
  card: (document: ArtistDocument) => ReactNode
  note?: ReactNode
  /** Side by side where there is room. */
  isWide?: boolean
  add: AddDocument
  onAdded?: () => void
}

/** The certificates, or the licences, or the insurances, and a place for one more. */
export function DocumentsOfKind({ kind, documents, card, note, isWide, add, onAdded }: DocumentsOfKindProps) {
  const t = useText()
  const shown = documents.filter((document) => document.kind === kind)
  const place = useRef<HTMLElement>(null)
  useFocusAfter(shown.length, place)
  return (
    <section ref={place} aria-labelledby={`kind-${kind}`}>
      <Stack gap="sm">
        <Text as="h3" isStrong id={`kind-${kind}`}>
          {t(`artists.kind_${kind}`)}{' '}
          {kind !== 'CERTIFICATE' && (
            <Text as="span" tone="soft">
              {t('app.optional')}
            </Text>
          )}
        </Text>
        <Columns column={isWide ? '19rem' : '100%'} gap="sm">
          {shown.map(card)}
          <DocumentUpload add={add} kind={kind} isUnderHeading={shown.length === 0} onSent={onAdded} />
        </Columns>
        {note}
      </Stack>
    </section>
  )
}
