import { type CSSVariablesResolver, colorsTuple, createTheme } from '@mantine/core'
import { breakpoints } from './breakpoints.ts'

/** Mantine's theme, with the colours, fonts and scales of `tokens.css`. */
export const theme = createTheme({
  colors: { madder: colorsTuple('var(--accent)') },
  primaryColor: 'madder',
  fontFamily: 'var(--work)',
  headings: { fontFamily: 'var(--display)', fontWeight: '500' },
  breakpoints,
  defaultRadius: 'md',
  fontSizes: {
    xs: 'var(--text-1)',
    sm: 'var(--text-2)',
    md: 'var(--text-3)',
    lg: 'var(--text-4)',
    xl: 'var(--text-5)',
  },
  spacing: {
    xs: 'var(--space-3)',
    sm: 'var(--space-4)',
    md: 'var(--space-5)',
    lg: 'var(--space-6)',
    xl: 'var(--space-7)',
  },
  radius: {
    xs: 'var(--radius-1)',
    sm: 'var(--radius-1)',
    md: 'var(--radius-2)',
    lg: 'var(--radius-3)',
    xl: 'var(--radius-4)',
  },
  shadows: { sm: 'var(--shadow-1)', md: 'var(--shadow-2)', lg: 'var(--shadow-3)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    ...Object.fromEntries(
      ['TextInput', 'Textarea', 'NativeSelect', 'Select', 'Checkbox', 'Switch', 'Chip'].map((name) => [
        name,
        { defaultProps: { size: 'md' } },
      ]),
    ),
    // Aligns inputs in a row, with or without descriptions.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
})

/** Maps Mantine's CSS variables to the design tokens. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-anchor': 'var(--accent-ink)',
    '--mantine-color-error': 'var(--brick)',
    '--mantine-color-default': 'var(--sheet)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--sunken)',
    '--mantine-color-disabled-color': 'var(--ink-soft)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-light': 'var(--accent-wash)',
    '--mantine-primary-color-light-color': 'var(--accent-ink)',
  },
  light: {},
  dark: {},
})
