import { send } from '#kit/web/calls/api.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { BulkAction } from '#kit/web/list/bulk/bulk-action.ts'
import { useUser } from '#kit/web/session/session.ts'
import { applications } from '#network/applications/contract/applications.ts'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { type BulkAct, bulkActsFor, mayBulk } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { useBulkMessage } from '#network/conversations/web/bulk-message.shown.ts'
import { useLevels } from '#network/levels/web/use-levels.shown.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
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
      changes: (shown, now) => changes(act, shown, now),
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
