import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import './mantine.css'
import { cssVariables, theme } from './theme.ts'

type ThemeProviderProps = { colorScheme: 'light' | 'dark'; children: ReactNode }

/** What the component library needs around it. */
export function ThemeProvider({ colorScheme, children }: ThemeProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={colorScheme}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
