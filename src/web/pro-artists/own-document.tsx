import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ArtistDocument } from '#contract/pro-artists.entities.ts'
import { ask } from '#web/kit/confirm.ts'
import { useText } from '#web/kit/i18n.ts'
import { IconButton } from '#web/kit/ui/button.tsx'
import { DocumentCard } from './document-card.tsx'

type OwnDocumentProps = {
  document: ArtistDocument
  address: string
  /** Takes it back, where that is possible. */
  remove: { send: () => void; isPending: boolean } | null
  /** What else can be done with it. */
  action?: ReactNode
}

/** A document of the reader's own. */
export function OwnDocument({ document, address, remove, action }: OwnDocumentProps) {
  const t = useText()
  const { name, mime, bytes, valid_until } = document
  const question = {
    title: t('proArtists.document_remove_question', { name }),
    text: t('proArtists.document_remove_text'),
    action: t('app.remove'),
    tone: 'danger' as const,
  }
  return (
    <DocumentCard
      {...{ name, mime, bytes, valid_until, address }}
      action={
        <>
          {action}
          {remove && (
            <IconButton
              label={t('proArtists.document_remove', { name })}
              disabled={remove.isPending}
              onClick={async () => (await ask(question)) && remove.send()}
            >
              <IconTrash size={20} aria-hidden="true" />
            </IconButton>
          )}
        </>
      }
    />
  )
}
