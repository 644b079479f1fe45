import { fullName } from '#kit/contract/values/full-name.ts'
import { send } from '#kit/web/calls/api.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Switch } from '#kit/web/ui/inputs/switch.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { availableSwitches, invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { PersonalDataLink } from '#people/users/web/personal-data-link.shown.tsx'
import { IconStairs, IconTrash } from '~icons'
import { listOf } from '../list/artist-lists.shown.ts'
import { EditLink } from './edit-link.tsx'

/** The office's other actions on an artist, apart from the decision: exactly the possible ones. */
export function ArtistActions({ artist, onSetLevel }: ActionProps & { onSetLevel: () => void }) {
  const t = useText()
  const may = useMay()
  const switches = availableSwitches(useUser(), artist)
  const isOfNetwork = artist.invitation_status === invitationStatus.COMPLETED
  return (
    <Stack gap="sm">
      {may(artists.update) && <EditLink artist={artist} />}
      {isOfNetwork && may(statusUpgrades.setLevel) && (
        <Button isWide icon={<IconStairs size={18} aria-hidden="true" />} onClick={onSetLevel}>
          {t('statusUpgrades.set_level')}
        </Button>
      )}
      <Stack>
        {isOfNetwork && may(artists.update) && <OwnTrainings artist={artist} />}
        {switches.some((name) => name === 'addToProTeam' || name === 'removeFromProTeam') && (
          <ProTeam artist={artist} />
        )}
      </Stack>
      {switches.includes('disable') && <ActivationButton artist={artist} act="disable" />}
      {switches.includes('enable') && <ActivationButton artist={artist} act="enable" />}
      {/* An erasure does all that a removal does, shows it before and can be undone: a user who may erase is offered that alone. */}
      {may('can-erase-people') ? (
        <LinkButton
          kind="danger"
          icon={<IconTrash size={18} aria-hidden="true" />}
          isWide
          to={`/proartist/${artist.id}/erase`}
        >
          {t('erasures.panel_title')}
        </LinkButton>
      ) : (
        may(artists.remove) && <RemoveButton artist={artist} />
      )}
      <PersonalDataLink page={`/proartist/${artist.id}`} />
    </Stack>
  )
}

type ActionProps = { artist: ProArtist }

function OwnTrainings({ artist: { id, revision, has_own_trainings } }: ActionProps) {
  const t = useText()
  const update = useSend(artists.update, {
    onSent: ({ data: { revision, has_own_trainings: isOn } }) =>
      toast(t(isOn ? 'artists.own_trainings_on' : 'artists.own_trainings_off'), {
        undo: () => send(artists.update, { id, revision, has_own_trainings: !isOn }),
      }),
  })
  return (
    <Switch
      checked={has_own_trainings !== update.isPending}
      onChange={() => update.send({ id, revision, has_own_trainings: !has_own_trainings })}
      label={t('artists.has_own_trainings')}
      description={t('artists.has_own_trainings_hint')}
    />
  )
}

function ProTeam({ artist: { id, pro_team, revision, ...names } }: ActionProps) {
  const t = useText()
  const name = fullName(names)
  const { addToProTeam, removeFromProTeam } = artists
  const add = useSend(addToProTeam, {
    onSent: ({ data }) =>
      toast(t('artists.done_addToProTeam', { name }), {
        undo: () => send(removeFromProTeam, { id, revision: data.revision }),
      }),
  })
  const remove = useSend(removeFromProTeam, {
    onSent: ({ data }) =>
      toast(t('artists.done_removeFromProTeam', { name }), {
        undo: () => send(addToProTeam, { id, revision: data.revision }),
      }),
  })
  const isPending = add.isPending || remove.isPending
  return (
    <Switch
      checked={pro_team !== isPending}
      onChange={() => !isPending && (pro_team ? remove : add).send({ id, revision })}
      label={t('artists.pro_team')}
      description={t('artists.pro_team_hint')}
    />
  )
}

function ActivationButton({ artist, act }: ActionProps & { act: 'enable' | 'disable' }) {
  const t = useText()
  const name = fullName(artist)
  const may = useMay()
  const { id, revision } = artist
  const opposite = artists[act === 'enable' ? 'disable' : 'enable']
  const call = useSend(artists[act], {
    onSent: ({ data }) => {
      const undo = may(opposite) ? () => send(opposite, { id, revision: data.revision }) : undefined
      toast(t(`artists.done_${act}`, { name }), { undo })
    },
  })
  const question = {
    title: t(`artists.question_${act}`, { name }),
    text: t(`artists.text_${act}`),
    action: t(`artists.step_${act}`),
  }
  return (
    <Button isWide isBusy={call.isPending} onClick={async () => (await ask(question)) && call.send({ id, revision })}>
      {t(`artists.step_${act}`)}
    </Button>
  )
}

function RemoveButton({ artist }: ActionProps) {
  const t = useText()
  const go = useGo()
  const may = useMay()
  const name = fullName(artist)
  const call = useSend(artists.remove, {
    onSent: () => {
      toast(t('artists.done_remove', { name }))
      go(listOf(artist.invitation_status, may)?.to ?? '/dashboard', { replaces: true })
    },
  })
  const question = {
    title: t('artists.question_remove', { name }),
    text: t(artist.level ? 'artists.text_remove' : 'artists.text_remove_application'),
    action: t('app.remove'),
    tone: 'danger' as const,
  }
  return (
    <Button
      kind="danger"
      icon={<IconTrash size={18} aria-hidden="true" />}
      isWide
      isBusy={call.isPending}
      onClick={async () => (await ask(question)) && call.send({ id: artist.id })}
    >
      {t('artists.remove')}
    </Button>
  )
}
