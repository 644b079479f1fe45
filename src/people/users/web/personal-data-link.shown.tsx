import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useMay } from '#kit/web/session/session.ts'

/** From the page of a person to what is stored about them. */
export function PersonalDataLink({ page }: { page: string }) {
  const t = useText()
  const may = useMay()
  return may('can-export-personal-data') ? <Link to={`${page}/personal-data`}>{t('personalData.title')}</Link> : null
}
