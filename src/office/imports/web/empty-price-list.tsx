import { useApi } from '#kit/web/calls/query.ts'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { packages } from '#trade/packages/contract/packages.ts'

/** Before a file of sales is chosen: that the price list is empty, and that the file can fill it. */
export function EmptyPriceList() {
  const t = useText()
  const may = useMay()
  const isAbout = useFormValue('kind') === 'SALES' && may(packages.list)
  const { data } = useApi(packages.list, {}, { isEnabled: isAbout })
  if (!isAbout || data?.meta.total !== 0) return null
  return (
    <Notice title={t('imports.no_packages')}>
      {t('imports.no_packages_text')} <Link to="/packages/new">{t('imports.no_packages_link')}</Link>
    </Notice>
  )
}
