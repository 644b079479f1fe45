import { type ReactNode, useId } from 'react'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Purpose } from '#kit/contract/values/files.ts'
import { LeaveWarning } from '#kit/web/form/drafts/leave-warning.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { DropZone } from './drop-zone.tsx'
import { Preview } from './preview.tsx'
import styles from './upload.module.css'
import { type InputOf, type UploadOf, useUploads } from './use-uploads.ts'

type UploadsProps<E extends Endpoint> = {
  /** The call takes one `file`, a `client_key` that detects a repeated one, and the keys of later files, `ahead_of`. */
  endpoint: E
  purpose: Purpose
  label: string
  isDisabled?: boolean
  /** The rest of the input of a file that is chosen now. */
  input: InputOf<E>
}

/** Uploads many files as soon as they are chosen, each with its progress, its error and its way to try again. */
export function Uploads<E extends Endpoint>({ endpoint, purpose, label, isDisabled, input }: UploadsProps<E>) {
  const t = useText()
  const id = useId()
  const { uploads, sum, isUnderWay, add, retry, retryAll, cancel, cancelAll, dismiss } = useUploads(endpoint, purpose)
  const mayRetryAny = uploads.some(({ problem, mayRetry }) => problem !== null && mayRetry)
  return (
    <Stack gap="xs">
      <Text as="span" isStrong id={id}>
        {label}
      </Text>
      <DropZone
        purpose={purpose}
        label={label}
        isForMany
        isDisabled={isDisabled}
        isWrong={sum.failed > 0}
        onFile={(file) => add(file, input)}
      />
      <Text role="status" tone="soft" size="sm">
        {sum.count > 0 && t(sum.failed > 0 ? 'app.upload_sum_failed' : 'app.upload_sum', sum)}
      </Text>
      {uploads.length > 0 && (
        <Stack as="ul" gap="xs" aria-label={t('app.upload_list')}>
          {uploads.map((upload) => (
            <Panel as="li" size="sm" key={upload.key}>
              <Row>
                <Preview file={upload.file} className={styles.preview} />
                <Standing upload={upload} />
                {upload.problem === null ? (
                  <Small label={t('app.upload_cancel', nameOf(upload))} onClick={() => cancel(upload.key)}>
                    {t('app.cancel')}
                  </Small>
                ) : (
                  <>
                    {upload.mayRetry && (
                      <Small label={t('app.upload_retry', nameOf(upload))} onClick={() => retry(upload.key)}>
                        {t('app.try_again')}
                      </Small>
                    )}
                    <Small label={t('app.upload_dismiss', nameOf(upload))} onClick={() => dismiss(upload.key)}>
                      {t('app.remove')}
                    </Small>
                  </>
                )}
              </Row>
            </Panel>
          ))}
        </Stack>
      )}
      {uploads.length > 1 && (isUnderWay || mayRetryAny) && (
        <Row>
          {isUnderWay && <Button onClick={cancelAll}>{t('app.upload_cancel_all')}</Button>}
          {mayRetryAny && <Button onClick={retryAll}>{t('app.upload_retry_all')}</Button>}
        </Row>
      )}
      <LeaveWarning isActive={isUnderWay} isStored={false} />
    </Stack>
  )
}

function Standing({ upload }: { upload: Pick<UploadOf<Endpoint>, 'file' | 'share' | 'problem'> }) {
  const t = useText()
  const format = useFormat()
  const { file, share, problem } = upload
  const { name } = file
  return (
    <div className={styles.file}>
      <Text lines={1}>{name}</Text>
      {problem !== null && (
        <Text role="alert" tone="brick" size="sm">
          {problem}
        </Text>
      )}
      {problem === null && share === null && (
        <Text tone="soft" size="sm">
          {t('app.upload_waiting')}
        </Text>
      )}
      {problem === null && share !== null && (
        <>
          <Progress share={share} label={t('app.upload_progress', { name })} />
          <Text tone="soft" size="sm">
            {share < 1 ? `${format.number(Math.round(share * 100))}%` : t('app.upload_checking')}
          </Text>
        </>
      )}
    </div>
  )
}

/** Next to many files with such a button each, its name has the file's. */
function Small({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button size="sm" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  )
}

function nameOf({ file }: { file: File }) {
  return { name: file.name }
}
