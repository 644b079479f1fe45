import { useState } from 'react'
import { settings } from '#academy/settings/contract/settings.ts'
import { type StoredTermsFile, terms } from '#academy/terms/contract/terms.ts'
import { languages } from '#kit/contract/texts/text.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { FileCard } from '#kit/web/upload/file-card.tsx'
import { IconTrash } from '~icons'
import { TermsFileDialog } from './terms-file-dialog.tsx'

/** Every document of the terms, and new ones. */
export function TermsSettings() {
  const t = useText()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useApi(settings.get, {})
  const files = data?.terms_and_conditions_files
  return (
    <Panel title={t('terms.files')}>
      <Stack>
        <Text tone="soft">{t('terms.files_text')}</Text>
        {error && !files && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!files && !error && <Skeleton height="8rem" />}
        {files?.length === 0 && <Text>{t('terms.files_none')}</Text>}
        {files && <MissingLanguages files={files} />}
        {files?.map((file) => (
          <TermsFile key={file.id} file={file} />
        ))}
        {may(terms.upload) && (
          <Row>
            <Button kind="primary" onClick={() => setAdding(true)}>
              {t('terms.file_add')}
            </Button>
          </Row>
        )}
      </Stack>
      {isAdding && <TermsFileDialog files={files ?? []} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

/**
 * Versions in force, or to come, without a document for all readers: before anybody is notified of them, one can still
 * be added.
 */
function MissingLanguages({ files }: { files: readonly StoredTermsFile[] }) {
  const t = useText()
  const format = useFormat()
  const versions = Map.groupBy(
    files.filter(({ state }) => state !== 'PAST'),
    ({ version }) => version,
  )
  return [...versions].map(([version, its]) => {
    const [first] = its
    const missing = languages.find((language) => its.every((file) => file.language !== language))
    if (!first || !missing) return null
    const date = format.date(first.effective_from)
    return (
      <Notice key={version} tone="waiting" title={t('terms.language_missing', { version })}>
        {first.state === 'IN_FORCE'
          ? t(`terms.language_lacks_${missing}`)
          : t(`terms.language_missing_${missing}`, { date })}
      </Notice>
    )
  })
}

function TermsFile({ file }: { file: StoredTermsFile }) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const remove = useSend(terms.remove, { onSent: () => toast(t('terms.file_removed')) })
  const { id, name, bytes, url, version, language, effective_from, state, announced_at, acceptances } = file
  const question = {
    title: t('terms.file_remove_question', { name }),
    text: t('terms.file_remove_consequence', { version }),
    action: t('app.remove'),
    tone: 'danger' as const,
  }
  return (
    <FileCard
      {...{ name, bytes, address: url, mime: 'application/pdf' }}
      label={t('terms.open', { name, language: t(`app.language_${language}`) })}
      before={t(`app.language_${language}`)}
      action={
        // What binds somebody stays.
        may(terms.remove) &&
        state !== 'IN_FORCE' &&
        acceptances === 0 && (
          <IconButton
            label={t('terms.file_remove', { name })}
            disabled={remove.isPending}
            onClick={async () => (await ask(question)) && remove.send({ id })}
          >
            <IconTrash size={20} aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <StatusBadge>{t(`terms.state_${state}`)}</StatusBadge>{' '}
      {t('terms.version_from', { version, date: format.date(effective_from) })}
      {'. '}
      {state === 'UPCOMING'
        ? announced_at
          ? t('terms.announced', { date: format.date(announced_at) })
          : t('terms.not_announced')
        : t('terms.acceptances', { count: acceptances })}
      .
    </FileCard>
  )
}
