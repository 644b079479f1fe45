import { useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import type { ArtistDocument } from '#network/artists/contract/artists.entities.ts'
import { IconTrash } from '~icons'
import { DocumentCard } from './document-card.shown.tsx'
import { type DateDocument, ValidityDialog } from './validity-dialog.shown.tsx'

type OwnDocumentProps = {
  document: ArtistDocument
  address: string
  /** The input for its last day. */
  date: DateDocument
  /** Takes it back, where that is possible. */
  remove: { send: () => void; isPending: boolean } | null
}

/** A document of the reader's own. */
export function OwnDocument({ document, address, date, remove }: OwnDocumentProps) {
  const t = useText()
  const [isDating, setDating] = useState(false)
  const { name, mime, bytes, valid_until } = document
  const question = {
    title: t('artists.document_remove_question', { name }),
    text: t('artists.document_remove_text'),
    action: t('app.remove'),
    tone: 'danger' as const,
  }
  return (
    <>
      <DocumentCard
        {...{ name, mime, bytes, valid_until, address }}
        dating={
          <Button kind="quiet" size="sm" onClick={() => setDating(true)}>
            {t(valid_until ? 'profile.validity_change' : 'profile.validity_add')}
            <span className="sr-only">: {name}</span>
          </Button>
        }
        action={
          remove && (
            <IconButton
              label={t('artists.document_remove', { name })}
              disabled={remove.isPending}
              onClick={async () => (await ask(question)) && remove.send()}
            >
              <IconTrash size={20} aria-hidden="true" />
            </IconButton>
          )
        }
      />
      {isDating && <ValidityDialog change={date} document={document} onClose={() => setDating(false)} />}
    </>
  )
}
