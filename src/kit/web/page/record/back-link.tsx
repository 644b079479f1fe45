import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { Search } from '#kit/web/page/address/address.ts'
import { Link } from '#kit/web/page/address/link.tsx'

/** Where the way back leads, mostly from a record to its list, by whose title it is called. */
export type Back = { to: string; label: TextKey; search?: Search | undefined }

/** The way back, above the name of what is shown. */
export function BackLink({ label, ...link }: Back) {
  const t = useText()
  return (
    <div className="not-printed">
      <Link {...link}>
        <span aria-hidden="true">← </span>
        {t(label)}
      </Link>
    </div>
  )
}
