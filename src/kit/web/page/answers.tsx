import { useWindowEvent } from '@mantine/hooks'
import { createContext, type ReactNode, useContext, useRef } from 'react'
import { Row } from '#kit/web/ui/layout.tsx'
import { Bar } from '#kit/web/ui/overlays/bar.tsx'
import { singleKey } from './focus/single-keys.ts'

/** Answers to what waits for a decision: buttons of a row, and keys in a queue that shows one of them at a time. */

const answerKeys = { yes: 'A', no: 'R', hide: 'H' } as const

const KeysContext = createContext(false)

type AnswerKeysProps = {
  /** The answer is none of those that there are now. */ onNone?: () => void
  /** What it is about is not there for the reader yet. */ isOff?: boolean
  children: ReactNode
}

/** Within it a key presses the button that announces it, while no dialog is open. */
export function AnswerKeys({ onNone, isOff = false, children }: AnswerKeysProps) {
  const place = useRef<HTMLDivElement>(null)
  useWindowEvent('keydown', (event) => {
    const key = singleKey(event)?.toUpperCase()
    if (isOff || !Object.values(answerKeys).some((one) => one === key)) return
    if (document.querySelector('dialog[open]')) return
    event.preventDefault()
    const button = place.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
    if (button) button.click()
    else onNone?.()
  })
  return (
    <KeysContext value={true}>
      <div ref={place}>{children}</div>
    </KeysContext>
  )
}

/** The attribute of a button that approves or rejects; none where several may be on the page. */
export function useAnswerKey() {
  const hasKeys = useContext(KeysContext)
  return (answer: keyof typeof answerKeys | null) =>
    hasKeys && answer ? { 'aria-keyshortcuts': answerKeys[answer] } : {}
}

/** The buttons of a decision; always in sight in a queue. */
export function Answers({ children }: { children: ReactNode }) {
  const hasKeys = useContext(KeysContext)
  return hasKeys ? <Bar kind="card">{children}</Bar> : <Row>{children}</Row>
}
