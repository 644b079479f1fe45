import type { Warning } from '#kit/contract/values/warnings.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Text } from '#kit/web/ui/layout.tsx'

const alarms: Warning[] = ['foreign_files', 'damaged_files', 'backup_failed']

/** What the owner of the portal should put right where it runs; with the files of another database it should not run at all. */
export function Warnings({ warnings }: { warnings: Warning[] }) {
  const t = useText()
  return warnings.map((warning) => (
    <Notice
      key={warning}
      tone={alarms.includes(warning) ? 'bad' : 'waiting'}
      title={t(`dashboard.warning_${warning}`)}
      actions={
        warning === 'mail_waits' && (
          <LinkButton size="sm" to="/settings" search={{ tab: 'mail' }}>
            {t('dashboard.warning_mail_waits_open')}
          </LinkButton>
        )
      }
    >
      {t(`dashboard.warning_${warning}_text`, { values: t('dashboard.safe_proxies') })}
    </Notice>
  ))
}

/** When the portal was last saved so that it can be restored. */
export function LastBackup({ at }: { at: string }) {
  const t = useText()
  const format = useFormat()
  return <Text tone="soft">{t('dashboard.backed_up', { when: format.relative(at) })}</Text>
}
