import { useWindowEvent } from '@mantine/hooks'
import { createStore, useStore } from '#kit/web/session/store.ts'

const isPrinting = createStore(false)

addEventListener('beforeprint', () => begin())
addEventListener('afterprint', () => end())

/** Switches to the light scheme for printing. */
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
 * True while the page is printed, so that hidden tabs are rendered too. Ctrl+P or ⌘P waits until they are loaded; the browser's menu
 * prints what is loaded.
 */
export function usePrinting(): boolean {
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    void printWhenLoaded()
  })
  return useStore(isPrinting)
}

async function printWhenLoaded() {
  begin()
  const deadline = Date.now() + 5000
  do await new Promise((resolve) => setTimeout(resolve, 100))
  while (document.querySelector('main [data-coming]') && Date.now() < deadline)
  print()
  end()
}
