import type { ActivationStatus, BulkAct, InvitationStatus } from '#contract/applications/applications.flow.ts'
import type { ProArtistRow } from '#contract/artists/artists.entities.ts'
import { changedFacts, type SeenFact } from '#contract/artists/artists.seen.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'

/** What has changed in an artist since they were picked, in words, as far as an act rests on it. */
export function useArtistChanges() {
  const t = useText()
  const inLanguage = useBilingual()
  const words: Record<Exclude<SeenFact, 'seen_version'>, (row: ProArtistRow) => { name: string; value: string }> = {
    seen_status: ({ invitation_status: status }) => ({
      name: t('artists.column_status'),
      value: t(`artists.status_${status as InvitationStatus}`),
    }),
    seen_activation: ({ activation_status: status }) => ({
      name: t('artists.column_activation'),
      value: t(`artists.activation_${status as ActivationStatus}`),
    }),
    seen_pro_team: ({ pro_team }) => ({
      name: t('artists.column_team'),
      value: t(pro_team ? 'app.yes' : 'app.no'),
    }),
    seen_level: ({ level }) => ({
      name: t('artists.column_level'),
      value: level ? inLanguage(level.name) : '—',
    }),
  }
  return (act: BulkAct, seen: ProArtistRow, now: ProArtistRow) =>
    changedFacts(act, seen, now).map((fact) => {
      // The row says how often its data changed, not what.
      if (fact === 'seen_version') return t('app.bulk_change_plain', { name: t('artists.seen_version') })
      const { name, value } = words[fact](seen)
      return t('app.bulk_change', { name, before: value, after: words[fact](now).value })
    })
}
