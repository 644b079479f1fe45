import { useWindowEvent } from '@mantine/hooks'
import { createStore, useStore } from '#web/kit/session/store.ts'

const isPrinting = createStore(false)

addEventListener('beforeprint', () => begin())
addEventListener('afterprint', () => end())

/** Paper is white, whatever the reader's screen is. */
function begin() {
  if (isPrinting.get()) return
  const { dataset } = document.documentElement
  const scheme = dataset.mantineColorScheme
  dataset.mantineColorScheme = 'light'
  isPrinting.set(true)
  const stop = isPrinting.subscribe(() => {
    dataset.mantineColorScheme = scheme
    stop()
  })
}

function end() {
  isPrinting.set(false)
}

/**
 * While the page is on its way to paper, so that what the screen keeps behind tabs is drawn for it. Asked for by key, printing
 * waits until all of it has come; a browser's own menu prints what is there.
 */
export function usePrinting(): boolean {
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    void printWhole()
  })
  return useStore(isPrinting)
}

async function printWhole() {
  begin()
  const latest = Date.now() + 5000
  do await new Promise((resolve) => setTimeout(resolve, 100))
  while (document.querySelector('main [data-coming]') && Date.now() < latest)
  print()
  end()
}
