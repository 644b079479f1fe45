import { IconTrash } from '@tabler/icons-react'
import type { ArtistDocument } from '#contract/pro-artists.entities.ts'
import { proArtists } from '#contract/pro-artists.ts'
import { addressOf } from '#web/kit/api.ts'
import { ask } from '#web/kit/confirm.ts'
import { useText } from '#web/kit/i18n.ts'
import { useSend } from '#web/kit/query.ts'
import { toast } from '#web/kit/toast.ts'
import { IconButton } from '#web/kit/ui/button.tsx'
import { DocumentCard } from './document-card.tsx'

/** A document that the artist has sent and may still take back. */
export function OwnDocument({ hash, document }: { hash: string; document: ArtistDocument }) {
  const t = useText()
  const remove = useSend(proArtists.removeFormDocument, { onSent: () => toast(t('proArtists.document_removed')) })
  const { id, name, mime, bytes, valid_until } = document
  const question = {
    title: t('proArtists.document_remove_question', { name }),
    text: t('proArtists.document_remove_text'),
    action: t('app.remove'),
    tone: 'danger' as const,
  }
  return (
    <DocumentCard
      {...{ name, mime, bytes, valid_until }}
      address={addressOf(proArtists.formDocument, { hash, id })}
      action={
        <IconButton
          label={t('proArtists.document_remove', { name })}
          disabled={remove.isPending}
          onClick={async () => (await ask(question)) && remove.send({ hash, id })}
        >
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
