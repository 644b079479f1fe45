import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { terms } from '#contract/terms/terms.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi, useSend } from '#web/kit/calls/query.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useLanguage, useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Page } from '#web/kit/page/page.tsx'
import { signOut } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel, Row, Stack } from '#web/kit/ui/layout.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { documentFor, TermsDocuments } from './terms-documents.tsx'

/** Stands before everything else until the terms in force are accepted, here or in another tab. */
export function TermsAsking({ onDone, footer }: { onDone: () => void; footer?: ReactNode }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const { data, error, refetch, isFetching } = useApi(terms.mine, {})
  // The server has just said that what was known of the terms is old.
  const isDue = isFetching ? undefined : data?.data.is_due
  const accepted = useEffectEvent(onDone)
  useEffect(() => {
    if (isDue === false) accepted()
  }, [isDue])

  const inForce = data?.data.in_force
  const file = inForce && documentFor(language, inForce.files)
  return (
    <Page
      title={t('terms.ask_title')}
      intro={inForce && t('terms.ask_text', { date: format.date(inForce.effective_from), version: inForce.version })}
      width="medium"
    >
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="12rem" />}
      {inForce && file && (
        <Panel title={t('terms.title')}>
          <Stack>
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
