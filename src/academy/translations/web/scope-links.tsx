import { Link } from '@tanstack/react-router'
import { translationScopes } from '#kit/contract/texts/translations.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { changeAddress, type Search } from '#kit/web/page/address/address.ts'
import { tabLooks as tabs } from '#kit/web/page/tabs.tsx'

export const scopes = Object.entries(translationScopes).map(([name, id]) => ({
  id,
  name: name as keyof typeof translationScopes,
}))

/** Where texts are shown. Filters stay as they are from one to the next. */
export function ScopeLinks() {
  const t = useText()
  const search = (now: Search) => changeAddress(now, { page: null, key: null })
  const ways = [
    { to: '/translations', label: t('translations.scope_all') },
    ...scopes.map(({ id, name }) => ({ to: `/translations/${id}`, label: t(`translations.scope_${name}`) })),
  ]
  return (
    <nav aria-label={t('translations.scopes')} className={`${tabs.links} sideways`}>
      {ways.map(({ to, label }) => (
        <Link
          key={to}
          className={tabs.tab}
          to={to}
          search={search}
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
