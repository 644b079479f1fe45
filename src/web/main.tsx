import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './kit/ui/base.css'
import { startLanguage } from './kit/language/language.ts'
import { startSession } from './kit/session/session.ts'
import { Root } from './root.tsx'

void startLanguage()
void startSession()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  )
}
