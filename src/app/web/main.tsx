import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import '#kit/web/ui/styles/base.css'
import { startLanguage, untilTextsAreLate } from '#kit/web/language/language.ts'
import { startSession } from '#kit/web/session/session.ts'
import { fetchFirstScreen, leadsInside, Root } from './root.tsx'

// Started by the first picture (`first-paint.ts`), which there is none of in a browser that is too old.
void startSession()
const texts = startLanguage()
const startsInside = leadsInside()
// The prerendered part remains until the screen can replace it in one go.
void Promise.race([untilTextsAreLate(), Promise.all([texts, fetchFirstScreen(startsInside)])]).finally(() =>
  show(startsInside),
)

function show(startsInside: boolean) {
  const root = document.getElementById('root')
  if (!root) return
  // In slices, between which the browser handles what a reader does meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Root startsInside={startsInside} />
      </StrictMode>,
    ),
  )
}
