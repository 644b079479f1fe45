import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useParam } from '#kit/web/page/address/params.ts'
import { PlainLinkButton } from '#kit/web/page/address/plain-link.tsx'
import { BrokenLink } from '#kit/web/page/broken-link.tsx'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { account } from '#people/account/contract/account.ts'

/** The page of the link in a mail to a new address. It needs a click: mail programs open links by themselves. */
export function ConfirmEmailPage() {
  const t = useText()
  const token = useParam('token')
  const unknown = (
    <BrokenLink title={t('account.link_unknown_title')} text={t('account.email_unknown')} action={<ToPortal />} />
  )
  const checking = <PageSkeleton label={t('account.link_checking')} />
  return (
    <Record endpoint={account.confirmingEmail} input={{ token }} missing={unknown} loading={checking}>
      {({ is_confirmed, email }) => (is_confirmed ? <Done email={email} /> : <Question token={token} email={email} />)}
    </Record>
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
