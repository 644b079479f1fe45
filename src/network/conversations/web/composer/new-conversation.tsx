import { TextInput } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { noneFound } from '#kit/web/language/none-found.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Entry } from '#kit/web/ui/inputs/entry.tsx'
import { Meta, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { conversationRoute, conversationTypes } from '#network/conversations/contract/conversations.ts'
import { IconArrowLeft, IconSearch } from '~icons'
import { TypeIcon } from '../type-icon.tsx'

const shown = 6

/** The office chooses whom to write to, then about what. */
export function NewConversation({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [artist, setArtist] = useState<ProArtistRow | null>(null)
  return (
    <Dialog title={t(artist ? 'conversations.choose_type' : 'conversations.choose_artist')} onClose={onClose}>
      {artist ? (
        <Types artist={artist} onBack={() => setArtist(null)} onClose={onClose} />
      ) : (
        <Artists onChosen={setArtist} />
      )}
    </Dialog>
  )
}

function Artists({ onChosen }: { onChosen: (artist: ProArtistRow) => void }) {
  const t = useText()
  const [words, setWords] = useState('')
  const filter = useDeferredValue(words.trim()) || null
  const question = { filter, itemsPerPage: shown, sortBy: 'name', total: 'later' } as const
  const { data, error, refetch } = useApi(artists.list, question, { keepsPrevious: true })
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        data-autofocus
        aria-label={t('conversations.search_artist')}
        placeholder={t('conversations.search_artist')}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data?.data.length === 0 && <Meta>{t(noneFound(words))}</Meta>}
      <Stack as="ul" gap="3xs">
        {data?.data.map((artist) => (
          <li key={artist.id}>
            <Entry hasLines onClick={() => onChosen(artist)}>
              <Avatar name={fullName(artist)} src={artist.avatar_url} />
              <Stack as="span" gap="none">
                <Text as="strong" isStrong>
                  {fullName(artist)}
                </Text>
                <Meta>{artist.city}</Meta>
              </Stack>
            </Entry>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

type TypesProps = { artist: ProArtistRow; onBack: () => void; onClose: () => void }

function Types({ artist, onBack, onClose }: TypesProps) {
  const t = useText()
  const go = useGo()
  const { data, error, refetch } = useApi(artists.get, { id: artist.id })
  return (
    <Stack gap="sm">
      <Meta>{fullName(artist)}</Meta>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="12rem" />}
      <Stack as="ul" gap="3xs">
        {conversationTypes.map((type) => {
          const conversation = data?.data.conversations.find((one) => one.type === type)
          if (!conversation) return null
          return (
            <li key={type}>
              <Entry
                hasLines
                onClick={() => {
                  onClose()
                  go(`/${conversationRoute(conversation.id)}`)
                }}
              >
                <TypeIcon type={type} />
                <Stack as="span" gap="none">
                  <Text as="strong" isStrong>
                    {t(`conversations.type_${type}`)}
                  </Text>
                  <Meta>{t(`conversations.office_about_${type}`)}</Meta>
                </Stack>
              </Entry>
            </li>
          )
        })}
      </Stack>
      <div>
        <Button kind="quiet" size="sm" icon={<IconArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
          {t('conversations.other_artist')}
        </Button>
      </div>
    </Stack>
  )
}
