import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { publicProfiles } from '#contract/public-profiles/public-profiles.ts'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog, DialogActions } from '#web/kit/ui/dialog.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { nameOf } from './word-dialog.tsx'

type BlockProfileProps = { artist: ProArtist; revision: number; onClose: () => void }

/** The office says why an artist may not show themselves. */
export function BlockProfileDialog({ artist, revision, onClose }: BlockProfileProps) {
  const t = useText()
  return (
    <Dialog title={t('publicProfiles.block_title', { name: nameOf(artist) })} onClose={onClose}>
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
