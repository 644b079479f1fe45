import { useEffect } from 'react'
import type { ShownLook } from '#academy/settings/contract/look.ts'
import { settings } from '#academy/settings/contract/settings.ts'
import { accentColor, type Shades, shadesOf, surfaces } from '#kit/contract/look/accent.ts'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { useFormState, useFormValue } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button, buttonVariant } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Columns, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { FileField } from '#kit/web/upload/field-file.tsx'
import styles from './look-settings.module.css'
import { SettingForm } from './setting-form.shown.tsx'

/** The academy's own color and mark. This page takes them over at once, others when they are opened next. */
export function LookSettings() {
  const { data } = useApi(settings.look, {})
  const style = data?.data.style
  useEffect(() => {
    const place = document.getElementById('look')
    if (place && style !== undefined) place.textContent = style
  }, [style])
  if (!data) return <Skeleton height="40rem" />
  return (
    <>
      <Accent {...data.data} />
      <Mark {...data.data} />
    </>
  )
}

function Accent({ accent, revision }: ShownLook) {
  const t = useText()
  return (
    <SettingForm
      title="look.accent"
      endpoint={settings.setAccent}
      values={{ accent: accent ?? '', revision }}
      about={<Text tone="soft">{t('look.accent_text')}</Text>}
      inForce={accent ?? t('settings.not_set')}
    >
      <Columns>
        <TextField name="accent" label="look.color" hint="look.hint_color" isVerbatim />
        <Palette />
      </Columns>
      <Preview />
    </SettingForm>
  )
}

/** The color as it would be used; null while none is typed. */
function useTyped(): string | null {
  const typed = useFormValue('accent')
  const read = accentColor().safeParse(typed)
  return read.success ? read.data.toLowerCase() : null
}

/** The browser's own way to pick one. */
function Palette() {
  const t = useText()
  const { write } = useFormState()
  const color = useTyped()
  return (
    <label>
      <Text as="span" isStrong>
        {t('look.palette')}
      </Text>
      <input
        type="color"
        className={styles.palette}
        // An input of this kind cannot be empty.
        value={color ?? '#8c1c30'}
        onChange={(event) => write('accent', event.currentTarget.value)}
      />
    </label>
  )
}

function Preview() {
  const t = useText()
  const color = useTyped()
  if (color === null) return null
  const { light, dark } = shadesOf(color)
  const isAsChosen = light.accent === color && light.ink === color
  return (
    <Stack>
      <Text>{isAsChosen ? t('look.as_chosen') : t('look.adjusted', { shade: light.accent, ink: light.ink })}</Text>
      <Columns>
        <Sample name={t('look.light')} shades={light} ground={surfaces.light} />
        <Sample name={t('look.dark')} shades={dark} ground={surfaces.dark} />
      </Columns>
    </Stack>
  )
}

type SampleProps = { name: string; shades: Shades; ground: typeof surfaces.light }

function Sample({ name, shades, ground }: SampleProps) {
  const t = useText()
  return (
    <div
      role="img"
      aria-label={name}
      className={`${styles.sample} surface`}
      style={{ background: ground.sheet, color: shades.ink }}
    >
      <span {...buttonVariant({})} style={{ background: shades.accent, color: ground['on-accent'] }}>
        {t('look.button')}
      </span>
      <u>{t('look.link')}</u>
      <span>{name}</span>
    </div>
  )
}

function Mark({ mark }: ShownLook) {
  const t = useText()
  const may = useMay()
  const remove = useSend(settings.removeMark, { onSent: () => toast(t('look.mark_removed')) })
  return (
    <SettingForm
      title="look.mark"
      // A file that was saved is chosen no more.
      key={mark}
      endpoint={settings.setMark}
      // Nothing is chosen yet.
      values={{ file: null as never }}
      about={
        <Stack>
          <Text tone="soft">{t('look.mark_text')}</Text>
          {mark === null && <Text>{t('look.mark_none')}</Text>}
          {mark !== null && (
            <Row>
              <img className={styles.mark} src={mark} alt={t('look.mark_own')} width={64} height={64} />
              {may(settings.removeMark) && (
                <Button isBusy={remove.isPending} onClick={() => remove.send({})}>
                  {t('look.mark_remove')}
                </Button>
              )}
            </Row>
          )}
        </Stack>
      }
      inForce={null}
    >
      <FileField name="file" label="look.mark_file" purpose="mark" />
    </SettingForm>
  )
}
