import { useState } from 'react'
import { useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useParam } from '#kit/web/page/address/params.ts'
import { PlainLinkButton } from '#kit/web/page/address/plain-link.tsx'
import { BrokenLink } from '#kit/web/page/broken-link.tsx'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { erasures } from '#office/personal-data/contract/erasures.ts'

/** The page of the link in the mail about an erasure. It needs a click: mail programs open links by themselves. */
export function ErasureLinkPage() {
  const t = useText()
  const format = useFormat()
  const token = useParam('token')
  const [isStored, setStored] = useState(false)
  const keep = useSend(erasures.withdrawByLink, { onSent: () => setStored(true) })
  const toPortal = <PlainLinkButton to="/">{t('erasures.sign_in')}</PlainLinkButton>
  if (isStored)
    return <DeadEnd title={t('erasures.link_kept_title')} text={t('erasures.link_kept_text')} action={toPortal} />
  return (
    <Record
      endpoint={erasures.openLink}
      input={{ token }}
      missing={
        <BrokenLink
          why="closed"
          title={t('erasures.link_gone_title')}
          text={t('erasures.link_gone_text')}
          action={toPortal}
        />
      }
    >
      {({ due_at }) => (
        <DeadEnd
          title={t('erasures.link_title')}
          text={
            Date.parse(due_at) > Date.now()
              ? t('erasures.link_text', { date: format.date(due_at) })
              : t('erasures.link_text_on_hold')
          }
          action={
            <Button kind="primary" isBusy={keep.isPending} onClick={() => keep.send({ token })}>
              {t('erasures.link_keep')}
            </Button>
          }
        />
      )}
    </Record>
  )
}
