import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { breakpoints } from './breakpoints.ts'

/*
 * The portal's identity, and the only place where a colour, a face or a radius is written down: ink on warm paper, one accent
 * (madder, the painter's red root), sage, amber and brick for states. Text colours keep 4.5:1 on every surface they stand on.
 */

const light = {
  paper: '#f8f3ea',
  sheet: '#fffdf9',
  sunken: '#f0e9dc',
  line: '#ded3c2',
  'line-strong': '#8d8171',
  ink: '#231d18',
  'ink-soft': '#63594d',
  accent: '#8c1c30',
  'accent-ink': '#8c1c30',
  'accent-hover': '#741526',
  'accent-wash': '#f7e4e2',
  'on-accent': '#fffaf5',
  sage: '#3f6146',
  'sage-wash': '#e3ecdf',
  amber: '#7d4e00',
  'amber-wash': '#f8e8c8',
  brick: '#a3361b',
  'brick-wash': '#fae2d9',
  shade: 'rgb(62 44 22 / 0.09)',
  veil: 'rgb(35 29 24 / 0.45)',
  canvas: '#3d0a14',
  'on-canvas': '#fdf1e6',
}

const dark: typeof light = {
  paper: '#171310',
  sheet: '#201b17',
  sunken: '#120f0c',
  line: '#3a322b',
  'line-strong': '#85796b',
  ink: '#f0e8dc',
  'ink-soft': '#b1a596',
  accent: '#a92a41',
  'accent-ink': '#f0949d',
  'accent-hover': '#bf3850',
  'accent-wash': '#3c1c22',
  'on-accent': '#fff6f2',
  sage: '#a3c79f',
  'sage-wash': '#222e21',
  amber: '#e6bd6b',
  'amber-wash': '#352a14',
  brick: '#f39a7c',
  'brick-wash': '#3d2018',
  shade: 'rgb(0 0 0 / 0.4)',
  veil: 'rgb(0 0 0 / 0.6)',
  canvas: '#3d0a14',
  'on-canvas': '#fdf1e6',
}

export const paper = { light: light.paper, dark: dark.paper }

const work = "'Hanken Grotesk', 'Hanken Fallback', system-ui, sans-serif"
const display = "'Newsreader', 'Newsreader Fallback', Georgia, serif"

const madder: MantineColorsTuple = [
  '#fbeeed',
  '#f4d9d7',
  '#e9b1b1',
  '#de8689',
  '#cf5f67',
  '#bf3850',
  '#a92a41',
  light.accent,
  light['accent-hover'],
  '#5c0f1d',
]

export const theme = createTheme({
  colors: { madder },
  primaryColor: 'madder',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: work,
  headings: { fontFamily: display, fontWeight: '500' },
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

/** Every token as a CSS variable (`--paper`, `--ink-soft`, …), and Mantine's own surfaces pointed at them. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--display': display,
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
  light: asVariables(light),
  dark: asVariables(dark),
})

function asVariables(tokens: Record<string, string>) {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]))
}
