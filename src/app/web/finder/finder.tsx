import { useNavigate, useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import type { FinderPart } from '#kit/web/page/screens/finder-part.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { IconSearch, IconX } from '~icons'
import styles from './finder.module.css'
import { useSearchable } from './finder-search.ts'
import { type Finding, type FindingGroup, useFindings } from './findings.tsx'
import type { QuickPanelProps } from './quick-keys.ts'
import { rememberChoice } from './recent-choices.ts'

/**
 * The command palette: finds a page, or a record of a feature, by a few letters and opens it. A combobox: the focus
 * stays in the field, the arrows move through the results.
 */
export function Finder({ parts, onClose, onOpen }: QuickPanelProps & { parts: readonly FinderPart[] }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { groups, more, isSearching, error, retry } = useFindings(parts, typed)
  const findings = groups.flatMap((group) => group.findings)
  const { active, activate, move } = useActive(findings)
  const choose = useChoose({ onClose, onOpen })
  const sought = useSearchable(parts).map(({ title }) => t(title).toLocaleLowerCase(language))
  const isEmpty = findings.length === 0 && !isSearching && !error
  const optionId = (finding: Finding) => `${id}-${finding.key}`

  function pressed(event: KeyboardEvent) {
    // While letters are composed, these keys choose among them.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) move(step)
    else if (event.key === 'Enter' && active) choose(active)
    else return
    event.preventDefault()
  }

  return (
    <Dialog shape="palette" title={t('finder.title')} onClose={onClose}>
      <div className={styles.finder}>
        <div className={styles.field}>
          <IconSearch size={20} aria-hidden="true" />
          <input
            role="combobox"
            aria-label={t('finder.title')}
            aria-autocomplete="list"
            aria-expanded={findings.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active && optionId(active)}
            placeholder={t('finder.seek', {
              names: format.list([t('finder.pages').toLocaleLowerCase(language), ...sought]),
            })}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              activate(null)
            }}
            onKeyDown={pressed}
          />
          <IconButton label={t('app.close')} onClick={onClose}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.results}>
          <div id={`${id}-list`} role="listbox" aria-label={t('finder.results')}>
            {groups.map((group) => (
              <Group key={group.name} {...group} id={id}>
                {(finding) => (
                  <Option
                    key={finding.key}
                    id={optionId(finding)}
                    finding={finding}
                    isActive={finding === active}
                    onPoint={() => activate(finding)}
                    onChoose={() => choose(finding)}
                  />
                )}
              </Group>
            ))}
          </div>
          {isSearching && <Searching />}
          {error && <ErrorPanel error={error} onRetry={retry} />}
          {more !== 0 && (
            <p className={styles.more} data-text="sm" data-ink="soft">
              {more === null ? t('finder.many_more') : t('finder.more', { count: more })}
            </p>
          )}
          {isEmpty && (
            <div className={styles.nothing}>
              <strong>{t('finder.nothing', { words: typed.trim() })}</strong>
              <p data-ink="soft">{t('finder.nothing_text')}</p>
            </div>
          )}
        </div>
        <p role="status" className="sr-only">
          {!isSearching && typed.trim() !== '' && t('finder.found', { count: findings.length })}
        </p>
      </div>
    </Dialog>
  )
}

/** The one that Enter opens: the first, until the arrows or the pointer choose another. */
function useActive(findings: Finding[]) {
  const [key, setKey] = useState<string | null>(null)
  const place = Math.max(
    0,
    findings.findIndex((finding) => finding.key === key),
  )
  return {
    active: findings[place],
    activate: (finding: Finding | null) => setKey(finding?.key ?? null),
    move(step: number) {
      setKey(findings[(place + step + findings.length) % findings.length]?.key ?? null)
    },
  }
}

function useChoose({ onClose, onOpen }: QuickPanelProps) {
  const navigate = useNavigate()
  return ({ leads }: Finding) => {
    if (typeof leads === 'string') return onOpen(leads)
    onClose()
    if (typeof leads === 'function') return leads()
    const { to, name, search } = leads
    rememberChoice({ to, name })
    void navigate({ to, search })
  }
}

type GroupProps = FindingGroup & { id: string; children: (finding: Finding) => ReactNode }

function Group({ id, name, findings, children }: GroupProps) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox.
    <div role="group" aria-labelledby={`${id}-${name}`} className={styles.group}>
      <p id={`${id}-${name}`}>{t(name)}</p>
      {findings.map(children)}
    </div>
  )
}

type OptionProps = { id: string; finding: Finding; isActive: boolean; onPoint: () => void; onChoose: () => void }

function Option({ id, finding: { name, note, picture, leads }, isActive, onPoint, onChoose }: OptionProps) {
  const router = useRouter()
  const to = typeof leads === 'object' ? leads.to : null
  useEffect(() => {
    if (!isActive) return
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
    // As with a link that has the focus: the screen is there when it is wanted.
    if (to) void router.preloadRoute({ to }).catch(() => undefined)
  }, [id, isActive, to, router])
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      <span className={styles.picture}>{picture}</span>
      <span className={styles.name}>{name}</span>
      {note && (
        <span className={styles.note} data-text="sm" data-ink="soft">
          {note}
        </span>
      )}
    </button>
  )
}

function Searching() {
  const t = useText()
  return (
    <div role="status" className={styles.searching}>
      <span className="sr-only">{t('finder.searching')}</span>
      <Skeleton height="2rem" width="2rem" />
      <Skeleton width="45%" />
    </div>
  )
}
