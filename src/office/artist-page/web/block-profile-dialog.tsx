import { fullName } from '#kit/contract/values/full-name.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'

type BlockProfileProps = { artist: ProArtist; revision: number; onClose: () => void }

/** The office blocks a public profile, with a reason. */
export function BlockProfileDialog({ artist, revision, onClose }: BlockProfileProps) {
  const t = useText()
  return (
    <FormDialog
      title={t('publicProfiles.block_title', { name: fullName(artist) })}
      text={t('publicProfiles.block_text')}
      action={t('publicProfiles.block')}
      kind="danger"
      done={t('publicProfiles.block_done')}
      onClose={onClose}
      endpoint={publicProfiles.block}
      params={{ id: artist.id, revision }}
      values={{ reason: '' }}
      draft={`block-public-profile.${artist.id}`}
    >
      <ProseField name="reason" label="publicProfiles.reason" hint="publicProfiles.reason_hint" rows={4} />
    </FormDialog>
  )
}
