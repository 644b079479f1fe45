import type { Warning } from '#contract/kit/warnings.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Text } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'

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
