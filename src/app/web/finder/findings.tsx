import type { ReactNode } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { FinderPart, Found } from '#kit/web/page/screens/finder-part.ts'
import { useMay } from '#kit/web/session/session.ts'
import { IconKeyboard, IconLanguage } from '~icons'
import { useMenu, useMenuSearch } from '../menu/use-menu.ts'
import { editsTexts, mayEditTexts } from '../shell/texts-mode.ts'
import { matches } from './finder-match.ts'
import { useFinderSearch, useSearchable } from './finder-search.ts'
import type { QuickPanel } from './quick-keys.ts'
import { type Choice, recentChoices } from './recent-choices.ts'

export type Finding = {
  key: string
  name: string
  /** A note that distinguishes people of the same name. */
  note?: string
  picture: ReactNode
  /** A screen to go to, a panel to open instead, or something to do on the page. */
  leads: (Choice & { search?: Record<string, string> }) | QuickPanel | (() => void)
}

export type FindingGroup = { name: TextKey; findings: Finding[] }

/** What fits the typed text, in groups; before anything is typed, what was chosen lately and every page of the menu. */
export function useFindings(parts: readonly FinderPart[], typed: string) {
  const { groups: found, ...search } = useFinderSearch(parts, typed)
  const pages = usePages().filter(({ name }) => matches(name, typed))
  const recent = useRecent(parts)
  const help = useHelp().filter(({ name }) => matches(name, typed))
  const isTyped = typed.trim() !== ''
  const lately = isTyped ? [] : recent
  const rest = pages.filter(({ key }) => !lately.some((finding) => finding.key === key))
  const groups: FindingGroup[] = [
    { name: 'finder.recent', findings: lately },
    { name: 'finder.pages', findings: rest },
    ...found.map(({ title, found }) => ({ name: title, findings: found.map(findingOf) })),
    { name: 'finder.help', findings: help },
  ]
  return { ...search, groups: groups.filter(({ findings }) => findings.length > 0) }
}

function findingOf({ to, name, ...shown }: Found): Finding {
  return { key: to, name, ...shown, leads: { to, name } }
}

function usePages(): Finding[] {
  const t = useText()
  const searchOf = useMenuSearch()
  return useMenu()
    .flatMap(({ screens }) => screens)
    .map((screen) => {
      const to = `/${screen.path}`
      const Icon = screen.menu.icon
      return {
        key: to,
        name: t(screen.title),
        picture: <Icon size={20} stroke={1.6} aria-hidden="true" />,
        leads: { to, name: null, search: searchOf(screen) },
      }
    })
}

/** Pages that the reader may still open, and what else was found, as it was called then. */
function useRecent(parts: readonly FinderPart[]): Finding[] {
  const pages = usePages()
  const searchable = useSearchable(parts)
  return recentChoices().flatMap(({ to, name }) => {
    if (name === null) return pages.filter(({ key }) => key === to)
    const part = searchable.find(({ below }) => to.startsWith(below))
    return part ? [findingOf({ to, name, picture: part.picture(name) })] : []
  })
}

function useHelp(): Finding[] {
  const t = useText()
  const may = useMay()
  const shortcuts: Finding = {
    key: 'shortcuts',
    name: t('finder.shortcuts'),
    picture: <IconKeyboard size={20} stroke={1.6} aria-hidden="true" />,
    leads: 'shortcuts',
  }
  const texts: Finding = {
    key: 'texts',
    name: t('translations.page_start'),
    picture: <IconLanguage size={20} stroke={1.6} aria-hidden="true" />,
    leads: () => editsTexts.set(true),
  }
  return mayEditTexts(may) ? [texts, shortcuts] : [shortcuts]
}
