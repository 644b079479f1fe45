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
import type { ChosenMailKind } from '#people/account/contract/mail-kinds.ts'

/**
 * The page of the unsubscribe link in a mail. It needs a click: mail programs open links by themselves, to check them.
 */
export function UnsubscribePage() {
  const t = useText()
  const token = useParam('token')
  const unknown = (
    <BrokenLink
      title={t('account.link_unknown_title')}
      text={t('account.unsubscribe_unknown')}
      action={<ToSettings />}
    />
  )
  const checking = <PageSkeleton label={t('account.link_checking')} />
  return (
    <Record endpoint={account.unsubscribing} input={{ token }} missing={unknown} loading={checking}>
      {({ is_sent, kind }) => (is_sent ? <Question token={token} kind={kind} /> : <Done kind={kind} />)}
    </Record>
  )
}

function Question({ token, kind }: { token: string; kind: ChosenMailKind }) {
  const t = useText()
  const unsubscribe = useSend(account.unsubscribe, { onSent: () => undefined })
  return (
    <DeadEnd
      title={t('account.unsubscribe_title')}
      text={t('account.unsubscribe_question', { kind: t(`account.mails_${kind}`) })}
      action={
        <Button kind="primary" isBusy={unsubscribe.isPending} onClick={() => unsubscribe.send({ token })}>
          {t('account.unsubscribe_action')}
        </Button>
      }
    />
  )
}

function Done({ kind }: { kind: ChosenMailKind }) {
  const t = useText()
  return (
    <DeadEnd
      title={t('account.unsubscribe_done_title')}
      text={t('account.unsubscribe_done', { kind: t(`account.mails_${kind}`) })}
      action={<ToSettings />}
    />
  )
}

/** An anonymous visitor signs in there first. */
function ToSettings() {
  const t = useText()
  return <PlainLinkButton to="/settings?tab=account">{t('account.unsubscribe_settings')}</PlainLinkButton>
}
