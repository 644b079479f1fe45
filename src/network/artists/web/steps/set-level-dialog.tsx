import { useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { CheckboxField } from '#kit/web/form/fields/field-checkbox.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { useLevels } from '#network/levels/web/use-levels.shown.ts'
import { openRequest } from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { useArtistValue } from '../fields/change-value.shown.tsx'

type SetLevelDialogProps = { artist: ProArtist; onClose: () => void }

const blank = { level_id: '', reason: '', is_correction: false } as const

/** The office sets another level of an artist, with a reason. */
export function SetLevelDialog({ artist, onClose }: SetLevelDialogProps) {
  const t = useText()
  const inLanguage = useBilingual()
  const levels = useLevels()
  // A change that arrives while the dialog covers the page has not been read; once the reader is notified of it, it
  // has.
  const [opened] = useState(artist)
  const [isCurrent, setCurrent] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { level } = isCurrent ? artist : opened
  const name = fullName(artist)
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
        onRefused={({ code, message }) => (code === 'changed_meanwhile' ? setCurrent(true) : setRefusal(message))}
        showValue={useArtistValue()}
      >
        <Stack>
          {refusal && (
            <Notice tone="bad" title={t('app.not_sent')}>
              {refusal}
            </Notice>
          )}
          <OpenRequest artist={artist} />
          <Text tone="soft">{t('statusUpgrades.set_level_now', { level: level ? inLanguage(level.name) : '—' })}</Text>
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
