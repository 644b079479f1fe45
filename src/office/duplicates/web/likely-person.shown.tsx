import { fullName } from '#kit/contract/values/full-name.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { agreementsOf } from '#office/duplicates/contract/likely-text.ts'
import type { LikelyPerson as Likely } from '#office/duplicates/contract/similar-person.ts'
import { similarPages } from './similar-pages.ts'

/** Somebody who is probably there already, with a link to them, and why. */
export function LikelyPerson({ kind, id, email, reasons, ...name }: Likely) {
  const t = useText()
  return (
    <>
      {t('duplicates.likely')} <Link to={`${similarPages[kind]}/${id}`}>{fullName(name)}</Link>,{' '}
      {t(`duplicates.similar_${kind}`)}, {email} ({agreementsOf(t, reasons)}).
    </>
  )
}
