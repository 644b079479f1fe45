import { useState } from 'react'
import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { openRequest } from '#contract/status-upgrades/status-upgrades.flow.ts'
import { statusUpgrades } from '#contract/status-upgrades/status-upgrades.ts'
import { useApi } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { CheckboxField } from '#web/kit/form/field-checkbox.tsx'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { SelectField } from '#web/kit/form/field-select.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useMay } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog, DialogActions } from '#web/kit/ui/dialog.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { useArtistValue } from '#web/pieces/change-value.tsx'
import { useLevels } from '#web/pieces/use-levels.ts'
import { nameOf } from './word-dialog.tsx'

type SetLevelDialogProps = { artist: ProArtist; onClose: () => void }

const blank = { level_id: '', reason: '', is_correction: false } as const

/** The office puts an artist on another level, and says why. */
export function SetLevelDialog({ artist, onClose }: SetLevelDialogProps) {
  const t = useText()
  const inLanguage = useBilingual()
  const levels = useLevels()
  // What comes while the dialog covers the page has not been looked at; once told of it, the reader has.
  const [opened] = useState(artist)
  const [isTold, setTold] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { level } = isTold ? artist : opened
  const name = nameOf(artist)
  return (
    <Dialog title={t('statusUpgrades.set_level_title', { name })} onClose={onClose}>
      <Form
        endpoint={statusUpgrades.setLevel}
        params={{ id: artist.id, revision: opened.revision }}
        values={blank}
        draft={`set-level.${artist.id}`}
        onSent={() => {
          toast(t('statusUpgrades.set_level_done', { name }))
          onClose()
        }}
        onRefused={({ code, message }) => (code === 'changed_meanwhile' ? setTold(true) : setRefusal(message))}
        showValue={useArtistValue()}
      >
        <Stack>
          {refusal && (
            <Notice tone="bad" title={t('app.not_sent')}>
              {refusal}
            </Notice>
          )}
          <OpenRequest artist={artist} />
          <Text tone="soft">{t('statusUpgrades.set_level_now', { level: level ? inLanguage(level.name) : '–' })}</Text>
          <SelectField
            name="level_id"
            label="statusUpgrades.set_level_field"
            options={levels.filter(({ id }) => id !== level?.id)}
          />
          <ProseField
            name="reason"
            label="statusUpgrades.set_level_reason"
            hint="statusUpgrades.set_level_reason_hint"
            rows={3}
          />
          <CheckboxField
            name="is_correction"
            label="statusUpgrades.set_level_correction"
            hint="statusUpgrades.set_level_correction_hint"
          />
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton>{t('statusUpgrades.set_level')}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}

/** What becomes of a request that the artist has made. */
function OpenRequest({ artist: { id } }: { artist: ProArtist }) {
  const t = useText()
  const may = useMay()
  const inLanguage = useBilingual()
  const { data } = useApi(statusUpgrades.ofArtist, { id }, { isEnabled: may(statusUpgrades.ofArtist) })
  const request = data && openRequest(data.data)
  if (!request) return null
  return (
    <Notice
      tone="waiting"
      title={t('statusUpgrades.set_level_request_title', { level: inLanguage(request.to_level.name) })}
    >
      {t('statusUpgrades.set_level_request_text')}
    </Notice>
  )
}
