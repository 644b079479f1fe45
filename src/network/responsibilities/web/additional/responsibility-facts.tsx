import { fullName } from '#kit/contract/values/full-name.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { AdditionalResponsibility } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { Due } from '../due.tsx'

/** What an additional responsibility is, for whom, and until when. */
export function ResponsibilityFacts({ responsibility }: { responsibility: AdditionalResponsibility }) {
  const t = useText()
  const inLanguage = useBilingual()
  const { artist, is_own, again, comment } = responsibility
  const name = fullName(artist)
  return (
    <Panel>
      <Text isProse>{inLanguage(responsibility.description)}</Text>
      {comment && (
        <Quote title={t(again === 'sendBack' ? 'responsibilities.sent_back_title' : 'responsibilities.comment_from')}>
          {comment}
        </Quote>
      )}
      <Facts
        facts={[
          ...(is_own
            ? []
            : [{ label: t('responsibilities.artist'), value: <Link to={`/proartist/${artist.id}`}>{name}</Link> }]),
          { label: t('responsibilities.due_on'), value: <Due {...responsibility} /> },
        ]}
      />
    </Panel>
  )
}
