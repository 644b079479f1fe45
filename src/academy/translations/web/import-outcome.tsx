import type { ImportedChange, ImportedConflict, ImportPreview } from '#academy/translations/contract/portal-texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Changes } from '#kit/web/ui/feedback/changes.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'

export const nameOf = ({ key, place }: Pick<ImportedChange, 'key' | 'place'>) => `${key} ${place}`

type OutcomeProps = {
  preview: ImportPreview
  /** The conflicts that the file wins. */
  replaced: readonly string[]
  onReplace: (names: readonly string[]) => void
}

/** What an import would do: what is wrong with it first, then what has to be decided. */
export function ImportOutcome({ preview, replaced, onReplace }: OutcomeProps) {
  const t = useText()
  const { errors, conflicts, added, changed, unchanged } = preview
  const nothing = errors.length + conflicts.length + added.length + changed.length === 0
  return (
    <Stack>
      {errors.length > 0 && (
        <Notice tone="bad" title={t('translations.import_errors', { count: errors.length })}>
          <Stack as="ul" gap="sm" isScrolling>
            {errors.map(({ row, key, message }) => (
              <li key={`${row} ${key} ${message}`}>
                {t('translations.import_row', { row: String(row) })} {key && <code>{key}</code>} {message}
              </li>
            ))}
          </Stack>
        </Notice>
      )}
      {nothing && <Notice tone="good">{t('translations.import_nothing')}</Notice>}
      {conflicts.length > 0 && (
        <section>
          <h3>{t('translations.import_conflicts', { count: conflicts.length })}</h3>
          <Text tone="soft">{t('translations.import_conflicts_text')}</Text>
          <Stack as="ul" gap="sm" isScrolling>
            {conflicts.map((conflict) => (
              <Conflict
                key={nameOf(conflict)}
                conflict={conflict}
                isReplaced={replaced.includes(nameOf(conflict))}
                onToggle={(isReplaced) => {
                  const others = replaced.filter((name) => name !== nameOf(conflict))
                  onReplace(isReplaced ? [...others, nameOf(conflict)] : others)
                }}
              />
            ))}
          </Stack>
        </section>
      )}
      <Listed title={t('translations.import_added', { count: added.length })} changes={added} />
      <Listed title={t('translations.import_changed', { count: changed.length })} changes={changed} />
      <Text tone="soft" size="sm">
        {t('translations.import_unchanged', { count: unchanged })}
      </Text>
    </Stack>
  )
}

/** So many are shown; the rest is like them. */
const shown = 100

function Listed({ title, changes }: { title: string; changes: readonly ImportedChange[] }) {
  const t = useText()
  if (changes.length === 0) return null
  return (
    <details open={changes.length <= 10}>
      <summary>{title}</summary>
      <ChangesOf changes={changes.slice(0, shown)} />
      {changes.length > shown && (
        <Text tone="soft" size="sm">
          {t('translations.import_more', { count: changes.length - shown })}
        </Text>
      )}
    </details>
  )
}

function ChangesOf({ changes }: { changes: readonly ImportedChange[] }) {
  const t = useText()
  return (
    <Changes
      words={{ before: t('app.change_before'), after: t('app.change_after') }}
      changes={changes.map((change) => ({
        key: nameOf(change),
        label: (
          <>
            <code>{change.key}</code> {t(`audit.field_${change.place}`)}
          </>
        ),
        before: change.before ?? '—',
        after: change.after,
      }))}
    />
  )
}

type ConflictProps = { conflict: ImportedConflict; isReplaced: boolean; onToggle: (isReplaced: boolean) => void }

function Conflict({ conflict, isReplaced, onToggle }: ConflictProps) {
  const t = useText()
  return (
    <li>
      <ChangesOf changes={[conflict]} />
      <Text tone="soft" size="sm">
        {t('translations.import_conflict_by', {
          name: conflict.by ?? t('app.somebody_else'),
          text: conflict.exported ?? '—',
        })}
      </Text>
      <Checkbox
        label={t('translations.import_replace')}
        checked={isReplaced}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
    </li>
  )
}
