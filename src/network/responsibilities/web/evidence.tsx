import { useRef } from 'react'
import { addressOf } from '#kit/web/calls/api.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useFocusAfter } from '#kit/web/page/focus/focus-after.ts'
import { useUser } from '#kit/web/session/session.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { FileCard } from '#kit/web/upload/file-card.tsx'
import { Upload } from '#kit/web/upload/upload.tsx'
import { availableResponsibilitySteps } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import {
  type AdditionalResponsibility,
  additionalResponsibilities,
  maxEvidence,
} from '#network/responsibilities/contract/additional-responsibilities.ts'
import { IconTrash } from '~icons'

type EvidenceProps = { responsibility: AdditionalResponsibility }
type Piece = AdditionalResponsibility['evidence'][number]

/** The files that show it is done; collected by the artist while there is something to do. */
export function Evidence({ responsibility }: EvidenceProps) {
  const t = useText()
  const user = useUser()
  const place = useRef<HTMLDivElement>(null)
  const { id, evidence, is_evidence_wanted } = responsibility
  useFocusAfter(evidence.length, place)
  const isCollecting = availableResponsibilitySteps(user, responsibility).includes('submit')
  if (!is_evidence_wanted && !isCollecting && evidence.length === 0) return null
  return (
    <Panel title={t('responsibilities.evidence')}>
      <div ref={place}>
        <Stack>
          {evidence.length === 0 && <Text tone="soft">{t('responsibilities.evidence_none')}</Text>}
          {evidence.length > 0 && (
            <Stack as="ul" gap="sm">
              {evidence.map((piece) => (
                <PieceCard key={piece.id} id={id} piece={piece} isCollecting={isCollecting} />
              ))}
            </Stack>
          )}
          {isCollecting && evidence.length < maxEvidence && (
            <Upload
              endpoint={additionalResponsibilities.addEvidence}
              field="file"
              purpose="evidence"
              input={{ id }}
              label={t('responsibilities.evidence_add')}
              draft={`responsibilities.${id}.evidence`}
              onSent={() => toast(t('responsibilities.evidence_added'))}
            />
          )}
        </Stack>
      </div>
    </Panel>
  )
}

function PieceCard({ id, piece, isCollecting }: { id: number; piece: Piece; isCollecting: boolean }) {
  const t = useText()
  const { id: evidence_id, name, mime, bytes, created_at } = piece
  return (
    <li>
      <FileCard
        {...{ name, mime, bytes }}
        address={addressOf(additionalResponsibilities.evidence, { id, evidence_id })}
        label={t('responsibilities.evidence_open', { name })}
        after={<RelativeTime at={created_at} />}
        action={isCollecting && <RemovePiece id={id} piece={piece} />}
      />
    </li>
  )
}

function RemovePiece({ id, piece: { id: evidence_id, name } }: { id: number; piece: Piece }) {
  const t = useText()
  const remove = useSend(additionalResponsibilities.removeEvidence, {
    onSent: () => toast(t('responsibilities.evidence_removed')),
  })
  const question = {
    title: t('responsibilities.evidence_remove_question', { name }),
    action: t('app.remove'),
    tone: 'danger' as const,
  }
  return (
    <IconButton
      label={t('responsibilities.evidence_remove', { name })}
      disabled={remove.isPending}
      onClick={async () => (await ask(question)) && remove.send({ id, evidence_id })}
    >
      <IconTrash size={18} aria-hidden="true" />
    </IconButton>
  )
}
