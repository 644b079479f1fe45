import type { ComponentProps } from 'react'
import { Button } from '#kit/web/ui/button.tsx'
import { IconCopy } from '~icons'
import { toast, toastError } from './toast.ts'

type CopyButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'icon'> & {
  text: string
  /** The toast that confirms it. */
  copied: string
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, copied, ...button }: CopyButtonProps) {
  return <Button {...button} icon={<IconCopy size={18} aria-hidden="true" />} onClick={() => copyText(text, copied)} />
}

/** Copies a text to the clipboard; a toast confirms it, or reports that the browser refused. */
export function copyText(text: string, copied: string): void {
  void navigator.clipboard.writeText(text).then(() => toast(copied), toastError)
}
