import { useText } from '#kit/web/language/i18n.ts'
import { useAddressSearch } from '#kit/web/page/address/address.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { IconPencil } from '~icons'

/** To the form of an artist's data; it leads back to the same tab, with the same list behind it. */
export function EditLink({ artist: { id } }: { artist: { id: number } }) {
  const t = useText()
  const search = useAddressSearch()
  return (
    <LinkButton to={`/proartist/${id}/edit`} search={search} icon={<IconPencil size={18} aria-hidden="true" />} isWide>
      {t('artists.edit')}
    </LinkButton>
  )
}
