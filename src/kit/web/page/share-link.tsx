import { useId } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { CopyButton } from '#kit/web/overlay/copy-button.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { QrCode } from '#kit/web/ui/content/qr-code.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { IconDownload } from '~icons'
import { OutsideLink } from './address/link.tsx'
import { saveFile } from './save-file.ts'

type ShareLinkProps = {
  url: string
  /** The alternative text of the QR code. */
  label: string
  /** The name of the code as a file, without its type. */
  file: string
  /** Of the code. */
  size?: 'large'
}

/** An address for everybody to pass on: as a link, and as a QR code to show or to print. */
export function ShareLink({ url, label, file, size }: ShareLinkProps) {
  const t = useText()
  const place = useId()
  /** The code as it is drawn, with what a file needs of its own: the name of its language, and its colors. */
  const download = () => {
    const code = document.getElementById(place)?.querySelector('svg')?.cloneNode(true)
    if (!(code instanceof SVGElement)) return
    code.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
    code.setAttribute('style', 'background: #fff')
    saveFile(new Blob([code.outerHTML], { type: 'image/svg+xml' }), `${file}.svg`)
  }
  return (
    <Stack>
      <OutsideLink href={url}>{url}</OutsideLink>
      <div id={place}>
        <QrCode text={url} label={label} size={size} />
      </div>
      <Row>
        <CopyButton size="sm" text={url} copied={t('app.link_copied')}>
          {t('app.link_copy')}
        </CopyButton>
        <Button size="sm" icon={<IconDownload size={18} aria-hidden="true" />} onClick={download}>
          {t('app.code_download')}
        </Button>
      </Row>
    </Stack>
  )
}
