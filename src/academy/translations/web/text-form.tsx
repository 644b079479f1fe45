import { type PortalText, texts } from '#academy/translations/contract/portal-texts.ts'
import {
  type InPlaces,
  mentionsIn,
  partsOf,
  placesOf,
  type TextPlace,
} from '#academy/translations/contract/text-places.ts'
import { languages } from '#kit/contract/texts/text.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useFormState, useFormValue } from '#kit/web/form/form-context.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Changes } from '#kit/web/ui/feedback/changes.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Columns, Stack, Text } from '#kit/web/ui/layout.tsx'
import { DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { adoptText } from './on-page/text-keys.ts'

/** Both languages of a text, plural form by plural form, each above its default. */
export function TextForm({ text, onClose }: { text: PortalText; onClose: () => void }) {
  const t = useText()
  const { id, revision } = text
  const places = placesOf(text)
  const values: InPlaces = Object.fromEntries(places.map((place) => [place, text.texts[place] ?? '']))
  const mentions = [...new Set(Object.values({ ...values, ...text.defaults }).flatMap(mentionsIn))]
  return (
    <Form
      endpoint={texts.save}
      params={{ id }}
      values={{ ...values, revision }}
      draft={`texts.${id}`}
      onSent={({ data }) => {
        adoptText(data)
        toast(t('translations.saved'))
        onClose()
      }}
    >
      <Stack>
        {text.states.includes('LEGAL') && <Notice tone="waiting">{t('translations.legal')}</Notice>}
        <NewDefaults text={text} />
        {mentions.length > 0 && (
          <Text tone="soft" size="sm">
            {t('translations.mentions', { mentions: mentions.map((name) => `{{${name}}}`).join(', ') })}
          </Text>
        )}
        <Columns>
          {languages.map((language) => (
            <Stack key={language}>
              {places
                .filter((place) => partsOf(place).language === language)
                .map((place) => (
                  <Place key={place} place={place} text={text} />
                ))}
            </Stack>
          ))}
        </Columns>
        <DialogActions>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <SubmitButton>{t('app.save')}</SubmitButton>
        </DialogActions>
      </Stack>
    </Form>
  )
}

/** The default when somebody edited this text, and the default now. */
function NewDefaults({ text: { states, defaults, old_defaults } }: { text: PortalText }) {
  const t = useText()
  const places = Object.keys(old_defaults) as TextPlace[]
  if (places.length === 0) return null
  const isBroken = states.includes('BROKEN')
  return (
    <Notice
      tone={isBroken ? 'bad' : 'waiting'}
      title={t(isBroken ? 'translations.broken_title' : 'translations.outdated_title')}
    >
      <Stack gap="sm">
        <p>{t(isBroken ? 'translations.broken_text' : 'translations.outdated_text')}</p>
        <Changes
          words={{ before: t('translations.default_before'), after: t('translations.default_now') }}
          changes={places.map((place) => ({
            key: place,
            label: t(`audit.field_${place}`),
            before: old_defaults[place],
            after: defaults[place],
          }))}
        />
      </Stack>
    </Notice>
  )
}

function Place({ place, text: { defaults, is_plural } }: { place: TextPlace; text: PortalText }) {
  const t = useText()
  const { write } = useFormState()
  const value = useFormValue(place)
  const standard = defaults[place]
  const { language } = partsOf(place)
  return (
    <Stack gap="xs">
      <ProseField name={place} label={`audit.field_${place}`} rows={is_plural ? 2 : 4} />
      {standard !== undefined && value !== standard && (
        <Stack gap="2xs" align="start">
          <Text tone="soft" size="sm" isProse lang={language}>
            <strong>{t('translations.default')}</strong> {standard}
          </Text>
          <Button size="sm" kind="quiet" onClick={() => write(place, standard)}>
            {t('translations.use_default')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
