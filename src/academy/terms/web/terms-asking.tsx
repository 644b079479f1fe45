import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { terms } from '#academy/terms/contract/terms.ts'
import { documentFor } from '#academy/terms/contract/terms-in-force.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Page } from '#kit/web/page/page.tsx'
import { signOut } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { TermsChanges } from './terms-changes.tsx'
import { TermsDocuments } from './terms-documents.tsx'

/** Notifies the other tabs of this browser, which show the same question, that the terms were accepted. */
const acceptances = new BroadcastChannel('atelier.terms')

/** Covers the application until the terms in force are accepted, here or in another tab. */
export function TermsAsking({ onDone, footer }: { onDone: () => void; footer?: ReactNode }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const { data, error, refetch, isFetching } = useApi(terms.mine, {})
  // The server has just returned that the cached data on the terms is outdated.
  const isDue = isFetching ? undefined : data?.data.is_due
  const accepted = useEffectEvent(onDone)
  useEffect(() => {
    if (isDue === false) accepted()
  }, [isDue])

  useEffect(() => {
    acceptances.onmessage = () => void refetch()
    return () => {
      acceptances.onmessage = null
    }
  }, [refetch])

  const inForce = data?.data.in_force
  const file = inForce && documentFor(language, inForce.files)
  return (
    <Page
      title={t('terms.ask_title')}
      intro={inForce && t('terms.ask_text', { date: format.date(inForce.effective_from), version: inForce.version })}
    >
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="12rem" />}
      {inForce && file && (
        <Panel title={t('terms.title')}>
          <Stack>
            <TermsChanges of={inForce} />
            <TermsDocuments files={inForce.files} />
            <Row>
              <AcceptButton id={file.id} onAccepted={onDone} />
              <DeclineButton id={file.id} />
              <Button kind="quiet" onClick={() => void signOut()}>
                {t('app.sign_out')}
              </Button>
            </Row>
          </Stack>
        </Panel>
      )}
      {footer}
    </Page>
  )
}

function AcceptButton({ id, onAccepted }: { id: number; onAccepted: () => void }) {
  const t = useText()
  const accept = useSend(terms.accept, {
    onSent: () => {
      toast(t('terms.accepted_now'))
      acceptances.postMessage(null)
      onAccepted()
    },
  })
  return (
    <Button kind="primary" isBusy={accept.isPending} onClick={() => accept.send({ id })}>
      {t('terms.accept')}
    </Button>
  )
}

function DeclineButton({ id }: { id: number }) {
  const t = useText()
  const lang = useLanguage()
  const navigate = useNavigate()
  const decline = useSend(terms.decline, {
    onSent: ({ data }) => {
      const state = { contacts: data.emails }
      // Nobody's language is known where nobody is signed in.
      void navigate({ to: '/terms/declined', search: { lang }, state, replace: true, ignoreBlocker: true })
      // The server has ended the session: it knows of nobody who could sign out.
      signOut().catch(() => undefined)
    },
  })
  const question = {
    title: t('terms.decline_question'),
    text: t('terms.decline_consequence'),
    action: t('terms.decline_confirm'),
    tone: 'danger' as const,
  }
  return (
    <Button isBusy={decline.isPending} onClick={async () => (await ask(question)) && decline.send({ id })}>
      {t('terms.decline')}
    </Button>
  )
}
