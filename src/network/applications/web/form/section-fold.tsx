import type { ReactNode } from 'react'
import { useText } from '#kit/web/language/i18n.ts'

/** Sections without a requested correction: collapsed, and one click from being changed all the same. */
export function Fold({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const t = useText()
  if (!isFolded) return children
  return (
    <details>
      <summary>{t('applications.form_rest')}</summary>
      {children}
    </details>
  )
}
