import { fillPath } from '#kit/contract/endpoint.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { type ButtonKind, buttonVariant } from '#kit/web/ui/button.tsx'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import { IconDownload } from '~icons'

/** Saves a certificate's PDF, which the server names. */
export function PdfLink({ id, kind }: { id: number; kind?: ButtonKind }) {
  const t = useText()
  return (
    <a {...buttonVariant({ kind })} href={fillPath(certificates.pdf.path, { id })} download>
      <IconDownload size={18} aria-hidden="true" />
      {t('certificates.download')}
    </a>
  )
}
