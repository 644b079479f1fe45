import { useLocation, useNavigate } from '@tanstack/react-router'
import type { Right, TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { hasRole } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import styles from './refused-notice.module.css'

export type Refusal = { page: TextKey; right: Right }

declare module '@tanstack/history' {
  interface HistoryState {
    /** The reason why the dashboard opened instead of the requested page. */
    refused?: Refusal
  }
}

/** Why the dashboard opened: which page it was going to be, and the right that is missing. */
export function RefusedNotice() {
  const t = useText()
  const navigate = useNavigate()
  const { refused } = useLocation().state
  if (!refused) return null
  return (
    <div className={styles.notice} role="status">
      <Notice
        tone="waiting"
        title={t('app.refused_title', { page: t(refused.page) })}
        actions={
          <Button size="sm" onClick={() => void navigate({ to: '.', replace: true, state: {} })}>
            {t('app.close')}
          </Button>
        }
      >
        {t(hasRole('administrator') ? 'app.refused_text_office' : 'app.refused_text', {
          right: t(`rights.${refused.right}`),
        })}
      </Notice>
    </div>
  )
}
