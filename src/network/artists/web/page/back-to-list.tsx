import { useText } from '#kit/web/language/i18n.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { listBehind, listOf } from '../list/artist-lists.shown.ts'

/** A link to the list that the reader came from, as it was; else to the one with artists of this status. */
export function BackToList({ status }: { status: number }) {
  const t = useText()
  const may = useMay()
  const behind = listBehind(useSearchParam('from'))
  const place = behind?.place ?? listOf(status, may)
  if (!place) return null
  return (
    <div className="not-printed">
      <Link to={place.to} search={behind?.search}>
        ← {t(place.title)}
      </Link>
    </div>
  )
}
