import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { router } from './app/router.tsx'
import { startLanguage } from './kit/language.ts'
import { startSession } from './kit/session.ts'

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
