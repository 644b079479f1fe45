import type { ReactNode } from 'react'
import { type InvitationStatus, invitationStatus } from '#contract/applications/applications.flow.ts'
import type { ProArtistRow } from '#contract/artists/artists.entities.ts'
import type { TextKey } from '#contract/texts.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { IconKeyboard } from '~icons'
import { useArtistSearch, useMaySearchArtists } from './artist-search.ts'
import { matches } from './finder-match.ts'
import { useMenu } from './menu.ts'
import type { QuickPanel } from './quick-keys.ts'
import { type Choice, recentChoices } from './recent-choices.ts'

export type Finding = {
  key: string
  name: string
  /** What tells people of the same name apart. */
  note?: string
  picture: ReactNode
  /** A screen to go to, or a panel to open instead. */
  leads: Choice | QuickPanel
}

export type FindingGroup = { name: TextKey; findings: Finding[] }

/** What fits the typed text, in groups; before anything is typed, what was chosen lately and every page of the menu. */
export function useFindings(typed: string) {
  const { artists, ...search } = useArtistSearch(typed)
  const artistFinding = useArtistFinding()
  const pages = usePages().filter(({ name }) => matches(name, typed))
  const recent = useRecent()
  const help = useHelp().filter(({ name }) => matches(name, typed))
  const isTyped = typed.trim() !== ''
  const lately = isTyped ? [] : recent
  const rest = pages.filter(({ key }) => !lately.some((finding) => finding.key === key))
  const groups: FindingGroup[] = [
    { name: 'finder.recent', findings: lately },
    { name: 'finder.pages', findings: rest },
    { name: 'finder.artists', findings: artists.map(artistFinding) },
    { name: 'finder.help', findings: help },
  ]
  return { ...search, groups: groups.filter(({ findings }) => findings.length > 0) }
}

function usePages(): Finding[] {
  const t = useText()
  return useMenu().map(({ path, title, menu }) => {
    const Icon = menu.icon
    const to = `/${path}`
    return {
      key: to,
      name: t(title),
      picture: <Icon size={20} stroke={1.6} aria-hidden="true" />,
      leads: { to, name: null },
    }
  })
}

/** Pages that the reader may still open, and people as they were called then. */
function useRecent(): Finding[] {
  const pages = usePages()
  const maySearchArtists = useMaySearchArtists()
  return recentChoices().flatMap((choice) => {
    const { to, name } = choice
    if (name === null) return pages.filter(({ key }) => key === to)
    return maySearchArtists ? [{ key: to, name, picture: <Avatar name={name} size="sm" />, leads: choice }] : []
  })
}

function useArtistFinding() {
  const t = useText()
  const inLanguage = useBilingual()
  return ({ id, first_name, last_name, city, level, invitation_status, avatar_url }: ProArtistRow): Finding => {
    const to = `/proartist/${id}`
    const name = `${first_name} ${last_name}`
    const isOfNetwork = invitation_status === invitationStatus.COMPLETED
    const standing = isOfNetwork
      ? level && inLanguage(level.name)
      : t(`artists.status_${invitation_status as InvitationStatus}`)
    return {
      key: to,
      name,
      note: [city, standing].filter(Boolean).join(' · '),
      picture: <Avatar name={name} src={avatar_url} size="sm" />,
      leads: { to, name },
    }
  }
}

function useHelp(): Finding[] {
  const t = useText()
  const picture = <IconKeyboard size={20} stroke={1.6} aria-hidden="true" />
  return [{ key: 'shortcuts', name: t('finder.shortcuts'), picture, leads: 'shortcuts' }]
}
