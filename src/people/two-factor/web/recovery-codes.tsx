import { useText } from '#kit/web/language/i18n.ts'
import { CopyButton } from '#kit/web/overlay/copy-button.tsx'
import { saveFile } from '#kit/web/page/save-file.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Cards, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { IconDownload, IconPrinter } from '~icons'
import styles from './two-factor.module.css'

/** Codes that nobody can show again, and the ways to keep them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText()
  const heading = t('twoFactor.codes_heading')
  const save = () =>
    saveFile(new Blob([`${heading}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }), t('twoFactor.codes_file'))
  return (
    <Stack>
      <Text>{t('twoFactor.codes_text')}</Text>
      <div className={styles.printed}>
        <p className="only-printed">
          <strong>{heading}</strong>
        </p>
        <Panel as="div" size="sm">
          <Cards column="13rem" gap="xs">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </Cards>
        </Panel>
      </div>
      <Row>
        <CopyButton text={codes.join('\n')} copied={t('twoFactor.codes_copied')}>
          {t('twoFactor.codes_copy')}
        </CopyButton>
        <Button icon={<IconDownload size={18} aria-hidden="true" />} onClick={save}>
          {t('twoFactor.codes_download')}
        </Button>
        <Button icon={<IconPrinter size={18} aria-hidden="true" />} onClick={() => print()}>
          {t('twoFactor.codes_print')}
        </Button>
      </Row>
      <DialogActions>
        <Button kind="primary" onClick={onDone}>
          {t('twoFactor.codes_done')}
        </Button>
      </DialogActions>
    </Stack>
  )
}
