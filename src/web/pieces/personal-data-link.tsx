import { useText } from '#web/kit/language/i18n.ts'
import { Link } from '#web/kit/page/link.tsx'
import { useMay } from '#web/kit/session/session.ts'

/** From the page of a person to what is stored about them. */
export function PersonalDataLink({ page }: { page: string }) {
  const t = useText()
  const may = useMay()
  return may('can-export-personal-data') ? <Link to={`${page}/personal-data`}>{t('personalData.title')}</Link> : null
}
