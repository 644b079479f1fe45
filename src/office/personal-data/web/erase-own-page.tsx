import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { signOut } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { ErasedKinds } from './erased-kinds.tsx'
import { IdentityDialog } from './identity-dialog.tsx'
import { Obstacles } from './obstacles.tsx'
import { hasConversation, WriteToOffice } from './write-to-office.tsx'

export const EraseOwnPage = () => <EraseOwn back={{ to: '/personal-data', label: 'personalData.own_title' }} />

/** A user who cannot continue in the portal yet has a button in place of the link back, and no conversation. */
type EraseOwnProps = { back?: Back; actions?: ReactNode }

/** What one's own erasure would do, what is in its way, and the request. */
export function EraseOwn({ back, actions }: EraseOwnProps) {
  const t = useText()
  const { data, error, refetch } = useApi(erasures.previewOwn, {})
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label={t('erasures.preview_loading')} />
  const { obstacles, contacts, person } = data.data
  return (
    <Page
      title={t('erasures.panel_title')}
      intro={t('erasures.own_intro')}
      back={back}
      actions={actions}
      width="narrow"
    >
      {obstacles.length > 0 ? (
        <Obstacles obstacles={obstacles}>
          {t('erasures.obstacles_own')}
          <WriteToOffice
            obstacles={obstacles}
            contacts={contacts}
            isByMail={actions !== undefined || !hasConversation(person)}
          />
        </Obstacles>
      ) : (
        <RequestPanel />
      )}
      <Panel title={t('erasures.preview_title')}>
        <ErasedKinds erased={data.data} />
      </Panel>
    </Page>
  )
}

function RequestPanel() {
  const t = useText()
  const lang = useLanguage()
  const navigate = useNavigate()
  const [isUnderstood, setUnderstood] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const { data: factors } = useApi(twoFactor.mine, {})
  const request = useSend(erasures.requestOwn, {
    onSent: ({ data }) => {
      const state = { dueAt: data.due_at }
      // Nobody's language is known where nobody is signed in.
      void navigate({ to: '/erasure-requested', search: { lang }, state, replace: true, ignoreBlocker: true })
      // The server has ended the session: it knows of nobody who could sign out.
      signOut().catch(() => undefined)
    },
  })
  return (
    <Panel title={t('erasures.request_own')}>
      <Stack>
        <Checkbox
          label={t('erasures.understood')}
          checked={isUnderstood}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
        />
        <Row>
          <Button
            kind="danger"
            disabled={!isUnderstood || !factors}
            isBusy={request.isPending}
            onClick={() => (factors?.data.is_confirmed ? request.send({}) : setConfirming(true))}
          >
            {t('erasures.request_own')}
          </Button>
        </Row>
        <Text tone="soft">{t('erasures.own_confirm_first')}</Text>
      </Stack>
      {isConfirming && factors && (
        <IdentityDialog
          factors={factors.data}
          onConfirmed={() => request.send({})}
          onClose={() => setConfirming(false)}
        />
      )}
    </Panel>
  )
}
