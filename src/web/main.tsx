import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '#web/kit/language/language.ts'
import { startSession } from '#web/kit/session/session.ts'
import { App } from './app/app.tsx'
import { router } from './app/router.tsx'

void startLanguage()
void startSession()
// The screen is fetched while the texts are on their way.
void router.load()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
