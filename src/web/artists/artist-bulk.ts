import { type BulkAct, bulkActsFor, mayBulk } from '#contract/applications/applications.flow.ts'
import { applications } from '#contract/applications/applications.ts'
import type { ProArtistRow } from '#contract/artists/artists.entities.ts'
import { artists } from '#contract/artists/artists.ts'
import { statusUpgrades } from '#contract/status-upgrades/status-upgrades.ts'
import { send } from '#web/kit/calls/api.ts'
import { useText } from '#web/kit/language/i18n.ts'
import type { BulkAction } from '#web/kit/list/bulk-action.ts'
import { useUser } from '#web/kit/session/session.ts'
import { useBulkMessage } from '#web/pieces/bulk-message.ts'
import { useLevels } from '#web/pieces/use-levels.ts'
import { useArtistChanges } from './artist-changes.ts'

const calls = { ...artists, ...applications }
const dangerous: readonly BulkAct[] = ['reject', 'disable']

/** What the office does to many artists at once, each by the call that does it to one; who may do none of it picks none. */
export function useBulkActions(): BulkAction<ProArtistRow>[] {
  const t = useText()
  const user = useUser()
  const changes = useArtistChanges()
  const message = useBulkMessage<ProArtistRow>({
    type: 'GENERAL',
    artistOf: ({ id }) => id,
    applies: (row) => mayBulk(user, row, 'message'),
  })
  const reason = {
    label: t('artists.reject_comment'),
    hint: t('artists.reject_comment_hint'),
    isRequired: false,
    max: 2000,
  }
  const setLevel = useSetLevel()
  return bulkActsFor(user).map((act) => {
    if (act === 'message') return message
    return {
      name: act,
      label: t(`artists.bulk_${act}`),
      question: (count) => t(`artists.bulk_question_${act}`, { count }),
      text: t(`artists.bulk_effect_${act}`),
      tone: dangerous.includes(act) ? 'danger' : undefined,
      applies: (row) => mayBulk(user, row, act),
      changes: (seen, now) => changes(act, seen, now),
      ...(act === 'setLevel'
        ? setLevel
        : {
            message: act === 'reject' ? reason : undefined,
            run: (row, comment) => {
              const input = { id: row.id, revision: row.revision }
              return act === 'reject' ? send(applications.reject, { ...input, comment }) : send(calls[act], input)
            },
          }),
    }
  })
}

/** One level for all of them, and the reason that each of them reads. */
function useSetLevel(): Pick<BulkAction<ProArtistRow>, 'choice' | 'message' | 'checkbox' | 'run'> {
  const t = useText()
  const options = useLevels()
  return {
    choice: { label: t('statusUpgrades.set_level_field'), options },
    message: {
      label: t('statusUpgrades.set_level_reason'),
      hint: t('statusUpgrades.set_level_reason_hint'),
      isRequired: true,
      max: 2000,
    },
    checkbox: { label: t('statusUpgrades.set_level_correction'), hint: t('statusUpgrades.set_level_correction_hint') },
    run: (row, reason, { choice, isChecked }) =>
      send(statusUpgrades.setLevel, {
        id: row.id,
        level_id: Number(choice),
        reason: reason ?? '',
        is_correction: isChecked,
        revision: row.revision,
      }),
  }
}
