import { useId } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { OutsideLink } from '#kit/web/page/address/link.tsx'
import { saveFile } from '#kit/web/page/save-file.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { QrCode } from '#kit/web/ui/content/qr-code.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'

/** The application form's address to pass on: as a link, and as a QR code to print. */
export function ApplicationLink({ url }: { url: string }) {
  const t = useText()
  const place = useId()
  const copy = () => navigator.clipboard.writeText(url).then(() => toast(t('setup.link_copied')), toastError)
  /** The code as it is drawn, with what a file needs of its own: the name of its language, and its colours. */
  const download = () => {
    const code = document.getElementById(place)?.querySelector('svg')?.cloneNode(true)
    if (!(code instanceof SVGElement)) return
    code.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
    code.setAttribute('style', 'background: #fff')
    saveFile(new Blob([code.outerHTML], { type: 'image/svg+xml' }), t('setup.link_file'))
  }
  return (
    <details>
      <summary>{t('setup.link')}</summary>
      <Stack>
        <OutsideLink href={url}>{url}</OutsideLink>
        <div id={place}>
          <QrCode text={url} label={t('setup.link_label')} />
        </div>
        <Row>
          <Button size="sm" onClick={() => void copy()}>
            {t('setup.link_copy')}
          </Button>
          <Button size="sm" onClick={download}>
            {t('setup.link_download')}
          </Button>
        </Row>
      </Stack>
    </details>
  )
}
