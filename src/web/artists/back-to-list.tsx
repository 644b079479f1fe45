import { useText } from '#web/kit/language/i18n.ts'
import { useSearchParam } from '#web/kit/page/address.ts'
import { Link } from '#web/kit/page/link.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { listBehind, listOf } from './artist-lists.ts'

/** To the list that the reader came from, as it was; else to the one in which an artist of this status stands. */
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
