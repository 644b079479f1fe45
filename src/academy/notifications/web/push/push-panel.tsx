import { useEffect, useRef, useState } from 'react'
import { notifications, type PushDevice } from '#academy/notifications/contract/notifications.ts'
import { type PushKind, pushKinds } from '#academy/notifications/contract/push-kinds.ts'
import { officeRoles } from '#kit/contract/permissions.ts'
import { send } from '#kit/web/calls/api.ts'
import { asApiError } from '#kit/web/calls/api-error.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { hasAnyRole, useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { NativeSelect } from '#kit/web/ui/inputs/native-select.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import {
  deviceHere,
  isAllowedHere,
  type Standing,
  standingHere,
  subscribeHere,
  unsubscribeHere,
} from './this-device.shown.ts'

/** Whether this device shows notifications, which of them, and when; each choice acts at once. */
export function PushPanel() {
  const t = useText()
  const user = useUser()
  const { data, error, refetch } = useApi(notifications.devices, {})
  const remove = useSend(notifications.removeDevice, { onSent: () => toast(t('notifications.push_turned_off')) })
  const { key = null, devices = [] } = data?.data ?? {}
  const here = user && deviceHere(user.id)
  const own = isAllowedHere() && devices.find(({ id }) => id === here)
  const others = devices.filter(({ id }) => id !== here)
  const [other] = others
  return (
    <Panel title={t('notifications.push')}>
      <Text tone="soft">{t('notifications.push_intro')}</Text>
      {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PanelSkeleton label={t('app.loading')} />}
      {data && !own && <TurnOn publicKey={key} />}
      {own && (
        <Choices
          device={own}
          onOff={() => {
            void unsubscribeHere()
            remove.send({ id: own.id })
          }}
        />
      )}
      {other && (
        <Row justify="space-between">
          <Text tone="soft">{t('notifications.push_others', { count: others.length })}</Text>
          <Button size="sm" kind="quiet" isBusy={remove.isPending} onClick={() => remove.send({ id: other.id })}>
            {t('notifications.push_other_off')}
          </Button>
        </Row>
      )}
    </Panel>
  )
}

function TurnOn({ publicKey }: { publicKey: string | null }) {
  const t = useText()
  const user = useUser()
  const [standing, setStanding] = useState<Standing>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => void standingHere().then(setStanding), [])
  if (standing === 'unsupported' || publicKey === null) return <Text>{t('notifications.push_unsupported')}</Text>
  if (standing === 'denied') return <Text>{t('notifications.push_denied')}</Text>

  async function turnOn(key: string) {
    if (!user) return
    setBusy(true)
    try {
      const isOn = await subscribeHere(user.id, key)
      if (isOn) toast(t('notifications.push_turned_on'))
      else setStanding(await standingHere())
    } catch (problem) {
      toastError(problem instanceof DOMException ? new Error(t('notifications.push_failed')) : asApiError(problem))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Row>
      <Button isBusy={isBusy} onClick={() => void turnOn(publicKey)}>
        {t('notifications.push_on')}
      </Button>
    </Row>
  )
}

/** Whether the signed-in user can receive this kind: `work` is for artists and the office, `office` for the office alone. */
function mayArrive(kind: PushKind): boolean {
  if (kind === 'office') return hasAnyRole(officeRoles)
  return kind !== 'work' || hasAnyRole([...officeRoles, 'pro-artist'])
}

const hours = [...Array(24).keys()]

function Choices({ device, onOff }: { device: PushDevice; onOff: () => void }) {
  const t = useText()
  const { id, unwanted, shows_words, quiet_from, quiet_until } = device
  const [chosen, setChosen] = useState({ unwanted, shows_words, quiet_from, quiet_until })
  const saved = useRef(chosen)
  const saving = useRef(Promise.resolve())
  // One after the other, each with what was chosen before it: the screen ends with what the portal has.
  const choose = (part: Partial<typeof chosen>) => {
    const next = { ...chosen, ...part }
    setChosen(next)
    const save = async () => {
      await send(notifications.chooseForDevice, { id, ...next })
      saved.current = next
      toast(t('notifications.push_saved'))
    }
    const done = saving.current
      .then(save)
      .catch((problem) => toastError(asApiError(problem)))
      .then(() => {
        if (saving.current === done) setChosen(saved.current)
      })
    saving.current = done
  }
  const hourOf = (name: 'quiet_from' | 'quiet_until') => (
    <NativeSelect
      label={t(`notifications.push_${name}`)}
      value={chosen[name]}
      onChange={({ currentTarget: { value } }) => choose({ [name]: Number(value) })}
    >
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {`${hour}:00`}
        </option>
      ))}
    </NativeSelect>
  )
  return (
    <Stack>
      <h3>{t('notifications.push_kinds')}</h3>
      {pushKinds.filter(mayArrive).map((kind) => (
        <Checkbox
          key={kind}
          label={t(`notifications.push_kind_${kind}`)}
          checked={!chosen.unwanted.includes(kind)}
          onChange={({ currentTarget: { checked } }) => {
            const others = chosen.unwanted.filter((one) => one !== kind)
            choose({ unwanted: checked ? others : [...others, kind] })
          }}
        />
      ))}
      <Checkbox
        label={t('notifications.push_words')}
        description={t('notifications.push_words_hint')}
        checked={chosen.shows_words}
        onChange={({ currentTarget: { checked } }) => choose({ shows_words: checked })}
      />
      <Row>
        {hourOf('quiet_from')}
        {hourOf('quiet_until')}
      </Row>
      <Text tone="soft">{t('notifications.push_quiet_hint')}</Text>
      <Row>
        <Button onClick={onOff}>{t('notifications.push_off')}</Button>
      </Row>
    </Stack>
  )
}
