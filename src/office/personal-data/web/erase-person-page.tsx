import { useState } from 'react'
import { useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type ErasurePreview, erasureOf, isFirm } from '#office/personal-data/contract/erasures.ts'
import type { PersonKind } from '#office/personal-data/contract/personal-data.ts'
import { ErasedKinds } from './erased-kinds.tsx'
import { Obstacles } from './obstacles.tsx'
import { PendingErasure } from './pending-erasure.tsx'

const back: Back = { to: '/erasures', label: 'erasures.back' }

export const EraseArtistPage = () => <ErasePersonPage kind="artist" />
export const EraseStudentPage = () => <ErasePersonPage kind="student" />
export const EraseUserPage = () => <ErasePersonPage kind="user" />

/** What the erasure of somebody would do, what is in its way, and the request. */
function ErasePersonPage({ kind }: { kind: PersonKind }) {
  const t = useText()
  const id = useIdParam()
  const loading = <PageSkeleton label={t('erasures.preview_loading')} />
  return (
    <Record endpoint={erasureOf(kind).preview} input={{ id }} back={back} loading={loading}>
      {(preview) => (
        <Page title={preview.person.name ?? t('erasures.former')} back={back} width="narrow">
          {preview.pending ? (
            <>
              <PendingErasure erasure={preview.pending} />
              {preview.pending.held_since && preview.obstacles.length > 0 && (
                <Obstacles obstacles={preview.obstacles} person={preview.person} />
              )}
            </>
          ) : (
            <>
              {preview.obstacles.length > 0 && <Obstacles obstacles={preview.obstacles} person={preview.person} />}
              <RequestPanel kind={kind} id={id} preview={preview} />
            </>
          )}
          <Panel title={t('erasures.preview_title')}>
            <ErasedKinds erased={preview} />
          </Panel>
        </Page>
      )}
    </Record>
  )
}

type RequestPanelProps = { kind: PersonKind; id: number; preview: ErasurePreview }

function RequestPanel({ kind, id, preview: { obstacles, due_at } }: RequestPanelProps) {
  const t = useText()
  const format = useFormat()
  const [isUnderstood, setUnderstood] = useState(false)
  const [isSettled, setSettled] = useState(false)
  const request = useSend(erasureOf(kind).request, {
    onSent: ({ data }) => toast(t('erasures.requested', { date: format.date(data.due_at) })),
  })
  const isFirmly = obstacles.some((obstacle) => isFirm(obstacle.kind))
  if (isFirmly) return null
  const isReady = isUnderstood && (isSettled || obstacles.length === 0)
  return (
    <Panel title={t('erasures.panel_title')}>
      <Stack>
        <Text>{t('erasures.office_intro')}</Text>
        {obstacles.length > 0 && (
          <Checkbox
            label={t('erasures.settled')}
            description={t('erasures.settled_hint')}
            checked={isSettled}
            onChange={(event) => setSettled(event.currentTarget.checked)}
          />
        )}
        <Checkbox
          label={t('erasures.understood')}
          checked={isUnderstood}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
        />
        <Row>
          <Button
            kind="danger"
            disabled={!isReady}
            isBusy={request.isPending}
            onClick={() => request.send({ id, is_settled: isSettled })}
          >
            {t('erasures.request')}
          </Button>
          <Text tone="soft">{t('erasures.requested', { date: format.date(due_at) })}</Text>
        </Row>
      </Stack>
    </Panel>
  )
}
