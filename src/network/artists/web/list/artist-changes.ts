import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { changedFacts, type Fact } from '#network/artists/contract/artists.facts.ts'
import type { ActivationStatus, BulkAct, InvitationStatus } from '#network/artists/contract/artists.flow.ts'

/** What has changed in an artist since they were picked, in words, as far as an act rests on it. */
export function useArtistChanges() {
  const t = useText()
  const inLanguage = useBilingual()
  const facts: Record<Exclude<Fact, 'data'>, (row: ProArtistRow) => { name: string; value: string }> = {
    invitation_status: ({ invitation_status: status }) => ({
      name: t('artists.column_status'),
      value: t(`artists.status_${status as InvitationStatus}`),
    }),
    activation_status: ({ activation_status: status }) => ({
      name: t('artists.column_activation'),
      value: t(`artists.activation_${status as ActivationStatus}`),
    }),
    pro_team: ({ pro_team }) => ({
      name: t('artists.column_team'),
      value: t(pro_team ? 'app.yes' : 'app.no'),
    }),
    level: ({ level }) => ({
      name: t('artists.column_level'),
      value: level ? inLanguage(level.name) : '—',
    }),
  }
  return (act: BulkAct, before: ProArtistRow, now: ProArtistRow) =>
    changedFacts(act, before, now).map((fact) => {
      // The row shows that its data changed, not what.
      if (fact === 'data') return t('app.bulk_change_plain', { name: t('artists.changed_data') })
      const { name, value } = facts[fact](before)
      return t('app.bulk_change', { name, before: value, after: facts[fact](now).value })
    })
}
