import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useParam } from '#kit/web/page/address/params.ts'
import { PlainLinkButton } from '#kit/web/page/address/plain-link.tsx'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { account } from '#people/account/contract/account.ts'

/** The page of the link in a mail to a new address. It needs a click: mail programs open links by themselves. */
export function ConfirmEmailPage() {
  const t = useText()
  const token = useParam('token')
  const { data, error, refetch } = useApi(account.confirmingEmail, { token })
  if (data) return data.data.is_confirmed ? <Done email={data.data.email} /> : <Question token={token} {...data.data} />
  if (!error) return <PageSkeleton label={t('account.link_checking')} />
  if (error.status === 404) {
    return <DeadEnd title={t('account.link_unknown_title')} text={t('account.email_unknown')} action={<ToPortal />} />
  }
  return (
    <Page title={t('account.email_title')} width="narrow">
      <ErrorPanel error={error} onRetry={() => void refetch()} />
    </Page>
  )
}

function Question({ token, email }: { token: string; email: string }) {
  const t = useText()
  const confirm = useSend(account.confirmEmail, { onSent: () => undefined })
  return (
    <DeadEnd
      title={t('account.email_title')}
      text={t('account.email_question', { email })}
      action={
        <Button kind="primary" isBusy={confirm.isPending} onClick={() => confirm.send({ token })}>
          {t('account.email_action')}
        </Button>
      }
    />
  )
}

function Done({ email }: { email: string }) {
  const t = useText()
  return (
    <DeadEnd title={t('account.email_done_title')} text={t('account.email_done', { email })} action={<ToPortal />} />
  )
}

function ToPortal() {
  const t = useText()
  return <PlainLinkButton to="/">{t('account.email_to_portal')}</PlainLinkButton>
}
