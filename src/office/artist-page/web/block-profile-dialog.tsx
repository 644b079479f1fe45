import { fullName } from '#kit/contract/values/full-name.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'

type BlockProfileProps = { artist: ProArtist; revision: number; onClose: () => void }

/** The office blocks a public profile, with a reason. */
export function BlockProfileDialog({ artist, revision, onClose }: BlockProfileProps) {
  const t = useText()
  return (
    <Dialog title={t('publicProfiles.block_title', { name: fullName(artist) })} onClose={onClose}>
      <Form
        endpoint={publicProfiles.block}
        params={{ id: artist.id, revision }}
        values={{ reason: '' }}
        draft={`block-public-profile.${artist.id}`}
        onSent={() => {
          toast(t('publicProfiles.block_done'))
          onClose()
        }}
      >
        <Stack>
          <Text tone="soft">{t('publicProfiles.block_text')}</Text>
          <ProseField name="reason" label="publicProfiles.reason" hint="publicProfiles.reason_hint" rows={4} />
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton kind="danger">{t('publicProfiles.block')}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
