import { Suspense } from 'react'
import { type PortalText, type TextState, textStates, texts } from '#academy/translations/contract/portal-texts.ts'
import { placeOf } from '#academy/translations/contract/text-places.ts'
import { languages } from '#kit/contract/texts/text.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { List } from '#kit/web/list/list.tsx'
import { RowButton } from '#kit/web/list/list-row-link.tsx'
import { useAddress } from '#kit/web/page/address/address.ts'
import { useParam } from '#kit/web/page/address/params.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Page } from '#kit/web/page/page.tsx'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { BreakableKey } from './breakable-key.tsx'
import { ScopeLinks, scopes } from './scope-links.tsx'
import { TextsFile } from './texts-file.tsx'

/** Comes after the list. */
const TextEditor = lazyPart(() => import('./text-editor.tsx'), 'TextEditor')

/** Every text of the portal, both languages side by side. The URL has the open one. */
export function TranslationsPage() {
  const t = useText()
  const scopeId = useParam('scope_id')
  const scope = scopes.find(({ id }) => String(id) === scopeId)
  const { search, change } = useAddress(texts.list.query)
  const open = (key: string | null) => change({ key })
  return (
    <Page title={t('translations.title')} intro={t('translations.intro')} actions={<TextsFile scope={scope?.id} />}>
      <ScopeLinks />
      <List
        key={scope?.id ?? 'all'}
        hasViews
        endpoint={texts.list}
        input={scope ? { scope_id: scope.id } : {}}
        label={t('translations.title')}
        sortBy="key"
        columns={[
          {
            name: 'key',
            label: 'translations.key',
            isTitle: true,
            cell: ({ key }) => (
              <RowButton onOpen={() => open(key)}>
                <BreakableKey of={key} />
              </RowButton>
            ),
          },
          ...languages.map((language) => ({
            name: language,
            label: `app.in_${language}` as const,
            onPhone: 'lines' as const,
            cell: (text: PortalText) => (
              <Text as="span" lines={3} lang={language}>
                {text.texts[placeOf(language, text.is_plural ? 'other' : null)] ?? '—'}
              </Text>
            ),
          })),
          {
            name: 'state',
            label: 'translations.state',
            onPhone: 'end',
            isBlank: ({ states }) => states.length === 0,
            cell: ({ states }) => <TextStates states={states} />,
          },
          {
            name: 'changed_at',
            label: 'translations.changed_at',
            from: 'lg',
            cell: ({ changed_at }) => (changed_at ? <RelativeTime at={changed_at} /> : '—'),
          },
        ]}
        filters={[
          {
            name: 'state',
            label: 'translations.state',
            isTabs: true,
            options: optionsOf(t, textStates, 'translations.only'),
          },
        ]}
        empty={<EmptyState drawing="search" title={t('translations.empty')} />}
      />
      {search.key && (
        <Suspense>
          <TextEditor key={search.key} of={search.key} onClose={() => open(null)} />
        </Suspense>
      )}
    </Page>
  )
}

const tones = {
  MISSING: 'bad',
  BROKEN: 'bad',
  OUTDATED: 'waiting',
  CHANGED: 'quiet',
  LEGAL: 'quiet',
} as const satisfies Record<TextState, Tone>

/** The most important one: every broken text is outdated, and every outdated one was changed. */
function TextStates({ states }: { states: readonly TextState[] }) {
  const t = useText()
  const state = (Object.keys(tones) as TextState[]).find((one) => states.includes(one))
  return state && <StatusBadge tone={tones[state]}>{t(`translations.state_${state}`)}</StatusBadge>
}
