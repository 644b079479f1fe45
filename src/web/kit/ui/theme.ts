import { type CSSVariablesResolver, colorsTuple, createTheme } from '@mantine/core'
import { breakpoints } from './breakpoints.ts'

/** The component library in the portal's colours and faces, which `tokens.css` names. */
export const theme = createTheme({
  colors: { madder: colorsTuple('var(--accent)') },
  primaryColor: 'madder',
  fontFamily: 'var(--work)',
  headings: { fontFamily: 'var(--display)', fontWeight: '500' },
  breakpoints,
  defaultRadius: 'md',
  radius: { sm: '0.375rem', md: '0.625rem', lg: '1rem' },
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
    // Inputs side by side stay level, whatever is said of each.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
})

/** Mantine's own surfaces, pointed at the tokens. */
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
