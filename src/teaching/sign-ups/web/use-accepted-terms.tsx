import type { ReactNode } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { OutsideLink } from '#kit/web/page/address/link.tsx'
import type { OwnSignUp } from '#teaching/sign-ups/contract/sign-up-form.ts'

/** The terms that were accepted with a sign-up, as a line of its facts; none where the academy had none. */
export function useAcceptedTerms({ terms }: Pick<OwnSignUp, 'terms'>): { label: string; value: ReactNode }[] {
  const t = useText()
  if (!terms) return []
  const version = t('signUps.terms_version', { version: terms.version })
  const value = terms.url ? <OutsideLink href={terms.url}>{version}</OutsideLink> : version
  return [{ label: t('signUps.terms'), value }]
}
