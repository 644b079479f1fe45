import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import './mantine.css'
import { cssVariables, theme } from './theme.ts'

type ThemeProviderProps = { colorScheme: 'light' | 'dark'; children: ReactNode }

/** The component library's provider. */
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
