import { useLocation } from '@tanstack/react-router'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { PlainLinkButton } from '#kit/web/page/address/plain-link.tsx'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'

declare module '@tanstack/history' {
  interface HistoryState {
    /** When the user who has just requested it is erased. */
    dueAt?: string
  }
}

/** The page after requesting one's erasure, with the way to withdraw it. */
export function ErasureRequestedPage() {
  const t = useText()
  const format = useFormat()
  const { dueAt } = useLocation().state
  return (
    <DeadEnd
      title={dueAt ? t('erasures.own_gone_title', { date: format.date(dueAt) }) : t('erasures.panel_title')}
      text={t('erasures.own_gone_text')}
      action={<PlainLinkButton to="/">{t('erasures.sign_in')}</PlainLinkButton>}
    />
  )
}
