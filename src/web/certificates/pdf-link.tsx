import { certificates } from '#contract/certificates/certificates.ts'
import { fillPath } from '#contract/kit/endpoint.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { type ButtonKind, buttonLook } from '#web/kit/ui/button.tsx'
import { IconDownload } from '~icons'

/** Saves a certificate's PDF, which the server names. */
export function PdfLink({ id, kind }: { id: number; kind?: ButtonKind }) {
  const t = useText()
  return (
    <a {...buttonLook({ kind })} href={fillPath(certificates.pdf.path, { id })} download>
      <IconDownload size={18} aria-hidden="true" />
      {t('certificates.download')}
    </a>
  )
}
