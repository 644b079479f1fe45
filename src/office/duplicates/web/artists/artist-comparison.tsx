import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Record } from '#kit/web/page/record/record.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { ArtistValue } from '#network/artists/web/fields/artist-value.shown.tsx'
import {
  type ArtistMergeComparison,
  artistMerges,
  type ChosenOfArtists,
  chosenOfArtists,
  type MergedArtist,
  mayStay,
} from '#office/duplicates/contract/artist-merges.ts'
import type { DuplicatePair } from '#office/duplicates/contract/duplicates.ts'
import { MergeFigures } from '../merge-figures.tsx'
import { MergeForm } from '../merge-form.tsx'
import { LeftBehind, MergeResult } from '../merge-result.tsx'

/** Two records of an artist, each with an account, and after the merge what came of it. */
export function ArtistComparison({ pair: { id, state } }: { pair: Pick<DuplicatePair, 'id' | 'state'> }) {
  const t = useText()
  const undo = useSend(artistMerges.undo, { onSent: () => toast(t('merges.undone')) })
  return (
    <Record endpoint={artistMerges.compare} input={{ id }} loading={<PanelSkeleton label={t('app.loading')} />}>
      {(comparison) =>
        state === 'MERGED' ? (
          <MergeResult
            {...{ comparison, kind: 'proArtist', isBusy: undo.isPending }}
            onUndo={() => undo.send({ id })}
          />
        ) : (
          <>
            <LeftBehind comparison={comparison} />
            {/* Others' edits make it a new choice. */}
            <ArtistMerge
              key={`${comparison.left.revision} ${comparison.right.revision}`}
              id={id}
              isOpen={state === 'OPEN'}
              comparison={comparison}
            />
          </>
        )
      }
    </Record>
  )
}

type ArtistMergeProps = { id: number; comparison: ArtistMergeComparison; isOpen: boolean }

/** Which values stay, and what follows. */
function ArtistMerge({ id, comparison: { left, right, after, obstacles }, isOpen }: ArtistMergeProps) {
  const t = useText()
  const format = useFormat()
  const merge = useSend(artistMerges.merge, { onSent: () => toast(t('merges.merged')) })
  return (
    <MergeForm
      {...{ people: { left, right }, kind: 'proArtist', fields: chosenOfArtists, isOpen }}
      labelOf={(field) =>
        t(
          field === 'level'
            ? 'artists.column_level'
            : field === 'pro_team'
              ? 'artists.column_team'
              : `artists.${field}`,
        )
      }
      shownOf={(field, person) => <Value field={field} person={person} />}
      known={({ applied_at, public_page, student }) => (
        <>
          {t('artistMerges.since')}: {format.date(applied_at)}
          <br />
          {t('artistMerges.page')}: {t(`artistMerges.page_${public_page ?? 'none'}`)}
          {student !== 'NONE' && (
            <>
              <br />
              {t('artistMerges.student')}
            </>
          )}
        </>
      )}
      keptText={`${t('artistMerges.kept_text')} ${t('artistMerges.address')} ${t('artistMerges.level')}`}
      refusalOf={(side) => {
        const [kept, other] = side === 'left' ? [left, right] : [right, left]
        return mayStay(kept, other) ? null : t('artistMerges.student_stays', { email: other.email })
      }}
      obstacles={obstacles.map((obstacle) => t(`artistMerges.obstacle_${obstacle}`))}
      isBusy={merge.isPending}
      onMerge={(choice) => merge.send({ id, ...choice })}
      aside={
        <MergeFigures
          {...{ left: left.figures, right: right.figures, after }}
          labelOf={(name) => t(`artistMerges.figure_${name}`)}
        />
      }
    />
  )
}

function Value({ field, person }: { field: ChosenOfArtists; person: MergedArtist }) {
  const t = useText()
  const inLanguage = useBilingual()
  const language = useLanguage()
  if (field === 'level') return person.level ? inLanguage(person.level.name) : t('merges.empty')
  if (field === 'pro_team') return t(person.pro_team ? 'app.yes' : 'app.no')
  const value = field === 'bio' ? (person.bio[language] ?? person.bio.pl ?? person.bio['en-US']) : person[field]
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('merges.empty')
  return <ArtistValue field={field} value={value} />
}
