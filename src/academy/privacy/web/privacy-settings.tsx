import { Suspense, useState } from 'react'
import { type PrivacyVersion, privacy } from '#academy/privacy/contract/privacy.ts'
import { publicPath } from '#kit/contract/public-path.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { OutsideLink } from '#kit/web/page/address/link.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'

const PrivacyEditor = lazyPart(() => import('./privacy-editor.tsx'), 'PrivacyEditor')
const PrivacyReading = lazyPart(() => import('./privacy-reading.tsx'), 'PrivacyReading')

/** The academy's privacy notice: its versions, and the way to the next one. */
export function PrivacySettings() {
  const t = useText()
  const may = useMay()
  const language = useLanguage()
  const [isEditing, setEditing] = useState(false)
  const [read, setRead] = useState<PrivacyVersion | null>(null)
  const { data, error, refetch } = useApi(privacy.get, {})
  const notice = data?.data
  return (
    <Panel title={t('privacy.settings')}>
      <Stack>
        <Text tone="soft">{t('privacy.settings_text')}</Text>
        {error && !notice && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!notice && !error && <Skeleton height="12rem" />}
        {notice && (
          <>
            {notice.missing.length > 0 && <Notice tone="waiting">{t('privacy.missing')}</Notice>}
            {!notice.versions.some((version) => version.is_in_force) && (
              <Notice tone="waiting">{t('privacy.none')}</Notice>
            )}
            {notice.is_outdated && <Notice tone="waiting">{t('privacy.outdated')}</Notice>}
            <Row>
              {may(privacy.save) && (
                <Button kind="primary" onClick={() => setEditing(true)}>
                  {t('privacy.edit')}
                </Button>
              )}
              <OutsideLink href={publicPath('privacy', language)}>{t('privacy.open')}</OutsideLink>
            </Row>
            {notice.versions.length > 0 && (
              <Stack as="ul" aria-label={t('privacy.versions')}>
                {notice.versions.map((version) => (
                  <Version key={version.id} version={version} onRead={() => setRead(version)} />
                ))}
              </Stack>
            )}
          </>
        )}
      </Stack>
      <Suspense>
        {isEditing && notice && <PrivacyEditor notice={notice} onClose={() => setEditing(false)} />}
        {read && <PrivacyReading version={read} onClose={() => setRead(null)} />}
      </Suspense>
    </Panel>
  )
}

function Version({ version, onRead }: { version: PrivacyVersion; onRead: () => void }) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const { id, number, saved_at, saved_by, published_at, is_in_force } = version
  const publish = useSend(privacy.publish, { onSent: () => toast(t('privacy.published', { number })) })
  const question = {
    title: t('privacy.publish_question', { number }),
    text: t('privacy.publish_consequence'),
    action: t('privacy.publish_confirm'),
  }
  const date = format.date(saved_at)
  return (
    <Row as="li" justify="space-between">
      <div>
        <Row gap="sm">
          <Text as="span" isStrong>
            {t('privacy.version_name', { number })}
          </Text>
          <StatusBadge tone={is_in_force ? 'good' : 'quiet'}>
            {published_at ? t(is_in_force ? 'privacy.in_force' : 'privacy.replaced') : t('privacy.draft')}
          </StatusBadge>
        </Row>
        <Text tone="soft" size="sm">
          {saved_by ? t('privacy.saved_by', { date, name: saved_by }) : t('privacy.saved_at', { date })}
          {published_at && ` · ${t('privacy.published_on', { date: format.date(published_at) })}`}
        </Text>
      </div>
      <Row gap="sm">
        <Button size="sm" kind="quiet" onClick={onRead}>
          {t('privacy.read', { number })}
        </Button>
        {!published_at && may(privacy.publish) && (
          <Button
            size="sm"
            isBusy={publish.isPending}
            onClick={async () => (await ask(question)) && publish.send({ id })}
          >
            {t('privacy.publish', { number })}
          </Button>
        )}
      </Row>
    </Row>
  )
}
