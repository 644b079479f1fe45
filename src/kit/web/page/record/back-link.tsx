import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { Search } from '#kit/web/page/address/address.ts'
import { Link } from '#kit/web/page/address/link.tsx'

/** Where the way back leads, mostly from a record to its list, by whose title it is called. */
export type Back = { to: string; label: TextKey; search?: Search | undefined }

/** The way back to a record is called as the record is. */
export type BackLinkProps = Back | (Omit<Back, 'label'> & { name: string })

/** The way back, above the name of what is shown. */
export function BackLink({ to, search, ...back }: BackLinkProps) {
  const t = useText()
  return (
    <div className="not-printed">
      <Link to={to} search={search}>
        <span aria-hidden="true">← </span>
        {'name' in back ? back.name : t(back.label)}
      </Link>
    </div>
  )
}
