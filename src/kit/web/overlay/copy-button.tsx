import { type ComponentProps, useState } from 'react'
import { translate, useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { IconCopy } from '~icons'
import { Secret } from './secret.tsx'
import { toast, toastError } from './toast.ts'

type CopyButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'icon'> & {
  text: string
  /** The toast that confirms it. */
  copied: string
}

/** Copies a text to the clipboard. Where the browser refuses, or has none as without TLS, the text is there to be selected. */
export function CopyButton({ text, copied, ...button }: CopyButtonProps) {
  const t = useText()
  const [isRefused, setRefused] = useState(false)
  const copy = () => copyTo(text, copied).catch(() => setRefused(true))
  return (
    <>
      <Button {...button} icon={<IconCopy size={18} aria-hidden="true" />} onClick={() => void copy()} />
      {isRefused && (
        <Notice tone="bad" title={t('app.copy_refused')}>
          <Secret>{text}</Secret>
        </Notice>
      )}
    </>
  )
}

/** Copies a text that is shown next to the button; a toast confirms it, or reports that the browser refused. */
export function copyText(text: string, copied: string): void {
  copyTo(text, copied).catch(() => toastError(new Error(translate('app.copy_refused'))))
}

async function copyTo(text: string, copied: string) {
  await navigator.clipboard.writeText(text)
  toast(copied)
}
