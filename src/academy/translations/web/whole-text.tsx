import type { PortalText } from '#academy/translations/contract/portal-texts.ts'
import { placesOf } from '#academy/translations/contract/text-places.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'

/** For a user who may see texts and not change them. */
export function WholeText({ text }: { text: PortalText }) {
  const t = useText()
  return (
    <Facts
      facts={placesOf(text).map((place) => ({ label: t(`audit.field_${place}`), value: text.texts[place] ?? null }))}
    />
  )
}
