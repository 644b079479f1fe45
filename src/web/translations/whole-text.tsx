import type { PortalText } from '#contract/translations/portal-texts.ts'
import { placesOf } from '#contract/translations/text-places.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Facts } from '#web/kit/ui/facts.tsx'

/** For whoever may see texts and not change them. */
export function WholeText({ text }: { text: PortalText }) {
  const t = useText()
  return (
    <Facts
      facts={placesOf(text).map((place) => ({ label: t(`audit.field_${place}`), value: text.texts[place] ?? null }))}
    />
  )
}
